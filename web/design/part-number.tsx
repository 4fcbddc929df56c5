import styles from './part-number.module.css';

/** A part number: selectable, in the monospaced face. */
export function PartNumber({ children }: { children: string }) {
  return <span className={styles.partNumber}>{children}</span>;
}
