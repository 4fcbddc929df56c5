import styles from './logo.module.css';
import { useShopFace } from './shop-face.ts';

/** The shop's logo; without one, a registration mark, as presses print it to align their colours, and its name, however long. */
export function Logo() {
  const { name, light, dark } = useShopFace();
  if (light !== undefined)
    return (
      <picture className={styles.picture}>
        {dark === undefined ? null : (
          <source
            srcSet={dark.url}
            media="screen and (prefers-color-scheme: dark)"
            width={dark.width}
            height={dark.height}
          />
        )}
        <img src={light.url} alt="" width={light.width} height={light.height} />
      </picture>
    );
  return (
    <span className={styles.logo} aria-hidden="true">
      <svg viewBox="0 0 32 32" focusable="false">
        <g fill="none" strokeWidth="2">
          <circle cx="16" cy="16" r="9" stroke="var(--cyan)" />
          <circle cx="16" cy="16" r="4.5" stroke="var(--magenta)" />
          <path d="M16 1v30M1 16h30" stroke="currentColor" strokeWidth="1.5" />
        </g>
      </svg>
      <span>{name}</span>
    </span>
  );
}
