import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  kind: 'bad' | 'good' | 'plain';
  children: ReactNode;
}

/** Message about what happened, announced to screen readers. */
export function Notice({ kind, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'bad' ? 'alert' : 'status'} tabIndex={-1}>
      {children}
    </div>
  );
}
