import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps {
  /** Each label next to its value, one below the other: in a narrow column. */
  stacked?: boolean;
  children: ReactNode;
}

/** Facts about a record, side by side. */
export function Facts({ stacked, children }: FactsProps) {
  return (
    <dl className={styles.facts} data-stacked={stacked}>
      {children}
    </dl>
  );
}

/** One of them: its label above its value. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
