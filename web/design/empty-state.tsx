import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Placeholder for empty content: corners of a sheet, an explanation, and the next step. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className="large strong anywhere">{title}</p>
      {children}
    </div>
  );
}
