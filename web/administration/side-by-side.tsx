import type { ReactNode } from 'react';
import styles from './side-by-side.module.css';

/** Parts of a screen next to each other, such as a short form and the list that it adds to. One below the other on a phone. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className={styles.sides}>{children}</div>;
}
