import { useEffect, useRef } from 'react';
import styles from './overlay.module.css';

/** Covers the page during a critical action; disappears when it is no longer rendered. */
export function Overlay({ children }: { children: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.overlay} onCancel={(event) => event.preventDefault()}>
      <output>{children}</output>
    </dialog>
  );
}
