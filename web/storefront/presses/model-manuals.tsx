import type { ListedManual } from '#shop/documents/paths.ts';
import styles from './presses.module.css';
import { usePressesText } from './presses-text.ts';

/** The manuals of a model that have a file. */
export function manualsOf(model: { manuals: readonly string[] }, all: readonly ListedManual[]): ListedManual[] {
  return all.filter(({ name, url }) => url !== null && model.manuals.includes(name));
}

/** Links to the manuals of a model; nothing without one. */
export function ModelManuals({ manuals }: { manuals: readonly ListedManual[] }) {
  const t = usePressesText();
  if (manuals.length === 0) return null;
  return (
    <section aria-labelledby="manuals">
      <h2 id="manuals">{t('presses.manuals')}</h2>
      <ul className={styles.links}>
        {manuals.map(({ name, url }) => (
          <li key={name}>
            <a href={url ?? ''} target="_blank" rel="noopener">
              {name}
              <span className="visually-hidden">{t('product.new-tab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
