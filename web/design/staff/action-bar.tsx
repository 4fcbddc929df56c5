import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

interface ActionBarProps {
  /** Its name for screen readers. */
  label: string;
  /** The state that the actions depend on, in front of them. */
  state?: ReactNode;
  isDisabled?: boolean;
  children: ReactNode;
}

/** The next steps of a record in one row, the most likely first. */
export function ActionBar({ label, state, isDisabled, children }: ActionBarProps) {
  return (
    <section aria-label={label} className={styles.bar}>
      {state === undefined ? null : <div className={styles.state}>{state}</div>}
      <fieldset className={styles.actions} disabled={isDisabled}>
        {children}
      </fieldset>
    </section>
  );
}
