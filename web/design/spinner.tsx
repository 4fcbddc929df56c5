import styles from './spinner.module.css';

/** Spinner; the surrounding control has the text. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
