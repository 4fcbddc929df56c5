import type { ReactNode } from 'react';
import { useShopName } from '../shell/shop-face.ts';
import styles from './page-head.module.css';
import { t } from './staff-text.ts';

/** Title and heading of a screen of the administration, with its actions. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <title>{`${title} · ${t('frame.name', { name: useShopName() })}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      {children === undefined ? null : <div className={styles.steps}>{children}</div>}
    </div>
  );
}
