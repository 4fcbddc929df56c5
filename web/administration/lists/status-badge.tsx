import type { ReactNode } from 'react';
import styles from './status-badge.module.css';

/** good: done, live. bad: to be dealt with. wait: somebody must decide. off: out of use. */
export type StatusKind = 'good' | 'bad' | 'wait' | 'off';

/** A state as a word on its colour: Complete green, Pending red (E3). The word says it, the colour only helps. */
export function StatusBadge({ kind, children }: { kind: StatusKind; children: ReactNode }) {
  return (
    <span className={styles.badge} data-kind={kind}>
      {children}
    </span>
  );
}
