import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** A place where nothing is yet: the corners of a sheet to be filled, what this is, and the next step. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
