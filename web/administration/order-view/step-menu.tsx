import { useId, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../design/button.tsx';
import styles from './step-menu.module.css';

/** A menu of further steps, opened by its button: a native popover, so it needs no script. A chosen step closes it. */
export function StepMenu({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const close = (event: FormEvent<HTMLElement>) => event.currentTarget.hidePopover();
  return (
    <div className={styles.anchor}>
      <Button type="button" kind="secondary" popoverTarget={id} className={styles.opener}>
        {label}
      </Button>
      <section id={id} popover="auto" aria-label={label} className={styles.menu} onSubmit={close}>
        {children}
      </section>
    </div>
  );
}
