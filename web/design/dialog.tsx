import { PageLink } from './page-link.tsx';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

interface DialogProps {
  label: string;
  closeLabel: string;
  /** Close, Esc or a click beside it: anyone who shows the dialog takes it away. */
  onClose: () => void;
  /** Target of Close without script. */
  closeHref: string;
  /** A question rather than a page. */
  narrow?: boolean;
  children: ReactNode;
}

/**
 * A native modal dialog. The server draws it open, so that it can be read and left without script; the script then makes it
 * modal. Focus goes back to where it was when the dialog is taken away.
 */
export function Dialog({ label, closeLabel, onClose, closeHref, narrow = false, children }: DialogProps) {
  const element = useModal();
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      aria-label={label}
      data-narrow={narrow || undefined}
      open
      closedby="any"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.sheet}>
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon shape="close" />
          {closeLabel}
        </button>
        <noscript>
          <PageLink href={closeHref}>{closeLabel}</PageLink>
        </noscript>
        {children}
      </div>
    </dialog>
  );
}

function useModal() {
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    // What the server drew open is not modal yet, and only a closed dialog can be made so.
    dialog?.removeAttribute('open');
    dialog?.showModal();
    return () => dialog?.close(); // gives the focus back, which taking the element away would lose
  }, []);
  return element;
}
