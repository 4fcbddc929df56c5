import type { ReactNode } from 'react';
import styles from './status-badge.module.css';

/** good: done, active. bad: needs action. wait: needs a decision. off: out of use. */
export type StatusKind = 'good' | 'bad' | 'wait' | 'off';

/** A status as coloured text: Complete green, Pending red (E3). The text is sufficient, the colour only helps. */
export function StatusBadge({ kind, children }: { kind: StatusKind; children: ReactNode }) {
  return (
    <span className={styles.badge} data-kind={kind}>
      {children}
    </span>
  );
}
