import styles from './logo.module.css';
import { useShopName } from './shop-name.ts';

/** A registration mark, as presses print it to align their colours, and the shop's name, however long. */
export function Logo() {
  return (
    <span className={styles.logo} aria-hidden="true">
      <svg viewBox="0 0 32 32" focusable="false">
        <g fill="none" strokeWidth="2">
          <circle cx="16" cy="16" r="9" stroke="var(--cyan)" />
          <circle cx="16" cy="16" r="4.5" stroke="var(--magenta)" />
          <path d="M16 1v30M1 16h30" stroke="currentColor" strokeWidth="1.5" />
        </g>
      </svg>
      <span>{useShopName()}</span>
    </span>
  );
}
