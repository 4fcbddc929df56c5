import type { ReactNode } from 'react';
import styles from './ordering-for-bar.module.css';

/**
 * Shown above every page while staff order for a member, in the shop and in the administration (H7). A plain form, so
 * that it works without script and the next page is a full load.
 */
export function OrderingForBar({ text, stop, children }: { text: string; stop: string; children?: ReactNode }) {
  return (
    <aside className={styles.bar} aria-label={text}>
      <p>
        <strong>{text}</strong> {children}
      </p>
      <form method="post" action="/administration/stop-ordering">
        <button type="submit">{stop}</button>
      </form>
    </aside>
  );
}
