import type { ReactNode } from 'react';
import styles from './branch-table.module.css';

interface CellProps {
  label: string;
  error?: string | undefined;
  kind?: 'name' | 'short' | 'figure';
  children: ReactNode;
}

/** A cell of a table that is edited in place, with what is wrong in it. */
export function Cell({ label, error, kind, children }: CellProps) {
  return (
    <td data-label={label} className={kind === undefined ? undefined : styles[kind]}>
      {children}
      {error === undefined ? null : <p className={styles.error}>{error}</p>}
    </td>
  );
}
