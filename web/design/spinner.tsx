import styles from './spinner.module.css';

/** Turns while something is under way; what that is, the control around it says. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
