import { PageLink } from '../../../design/page-link.tsx';
import type { TapePage } from '#shop/shopfront/content/paths.ts';
import { Picture } from '../../../design/picture.tsx';
import { useShell } from '../../../shell/shell.ts';
import { useContentText } from '../content-text.ts';
import { subcategoryAddress } from '../../catalogue/addresses.ts';
import styles from './tesa-tape.module.css';

/** A tile for each family, linked to its parts in the catalogue (A30). */
export function Families({ families }: Pick<TapePage, 'families'>) {
  const t = useContentText();
  const { reduced } = useShell();
  if (families.length === 0) return null;
  return (
    <section aria-labelledby="families">
      <h2 id="families" className="heading above-6 below-3">
        {t('content.tape-families')}
      </h2>
      <p>{t('content.tape-families-hint')}</p>
      <ul className={styles.families}>
        {families.map((family) => (
          <li key={family.id}>
            <PageLink className={styles.family} href={reduced ? '/' : subcategoryAddress(family)}>
              {family.imageHash === null ? null : (
                <Picture
                  folder="products"
                  hash={family.imageHash}
                  alt=""
                  sizes="(width < 40rem) 50vw, 17rem"
                  width={480}
                  height={480}
                  widest={480}
                />
              )}
              <strong>{family.name}</strong>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
