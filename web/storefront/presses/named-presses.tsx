import type { ListedModel } from '#shop/catalogue/presses/paths.ts';
import { PageLink } from '../../design/page-link.tsx';
import { Picture } from '../../design/picture.tsx';
import { modelAddress } from './machine-name.ts';
import styles from './named-presses.module.css';
import { usePressesText } from './presses-text.ts';

/** The presses that a search names, above the parts that it finds (J1). */
export function NamedPresses({ presses }: { presses: readonly ListedModel[] }) {
  const t = usePressesText();
  if (presses.length === 0) return null;
  return (
    <nav className={styles.named} aria-label={t('presses.title')}>
      {presses.map((model) => (
        <PageLink key={model.modelId} href={modelAddress(model.modelPath)} className={styles.press}>
          <span className={styles.thumbnail}>
            <Picture folder="presses" hash={model.imageHash} alt="" sizes="8rem" width={160} height={60} fit="cover" />
          </span>
          <span>
            <strong>{model.modelName}</strong>
            <span className="soft own-line">{t('presses.parts', { count: model.partCount })}</span>
          </span>
        </PageLink>
      ))}
    </nav>
  );
}
