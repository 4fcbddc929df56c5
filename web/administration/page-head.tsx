import type { ReactNode } from 'react';
import { useShopName } from '../shell/shop-face.ts';
import styles from './page-head.module.css';
import { t } from './staff-text.ts';

interface PageHeadProps {
  title: string;
  /** The screen prints sheets, which have their own heads. */
  hasSheet?: boolean;
  /** Its actions. */
  children?: ReactNode;
}

/** Title and heading of a screen of the administration, with its actions. */
export function PageHead({ title, hasSheet = false, children }: PageHeadProps) {
  return (
    <div className={hasSheet ? `${styles.head} off-paper` : styles.head}>
      <title>{`${title} · ${t('frame.name', { name: useShopName() })}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      {children === undefined ? null : <div className="off-paper row align-center gap-2-4">{children}</div>}
    </div>
  );
}
