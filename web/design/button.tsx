import { PageLink } from './page-link.tsx';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'primary' | 'secondary' | 'quiet';
  /** Label while busy; the button is disabled meanwhile. */
  busy?: string | false;
  children: ReactNode;
}

interface ButtonLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  href: string;
  kind?: ButtonProps['kind'];
  children: ReactNode;
}

/** Performs an action. Navigation is a link: ButtonLink. */
export function Button({ kind = 'primary', busy = false, children, className, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      className={className === undefined ? styles.button : `${styles.button} ${className}`}
      data-kind={kind}
      aria-busy={busy !== false || undefined}
      disabled={rest.disabled === true || busy !== false}
    >
      {busy === false ? children : busy}
    </button>
  );
}

/** A link that looks like a button, because it is the next step. */
export function ButtonLink({ kind = 'primary', children, ...rest }: ButtonLinkProps) {
  return (
    <PageLink {...rest} className={styles.button} data-kind={kind}>
      {children}
    </PageLink>
  );
}
