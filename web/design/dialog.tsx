import { PageLink } from './page-link.tsx';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

interface DialogProps {
  label: string;
  closeLabel: string;
  /** Close, Esc or a click outside; the owner of the dialog then unmounts it. */
  onClose: () => void;
  /** Target of Close without script. */
  closeHref: string;
  /** A question rather than a page. */
  narrow?: boolean;
  children: ReactNode;
}

/**
 * A native modal dialog. The server renders it open, so that it works without script; the script then makes it modal.
 * Unmounting it restores the focus.
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
    // The server-rendered dialog is open but not modal, and only a closed dialog can be made modal.
    dialog?.removeAttribute('open');
    dialog?.showModal();
    return () => dialog?.close(); // restores the focus, which removing the element would lose
  }, []);
  return element;
}
