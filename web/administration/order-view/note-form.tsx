import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { NOTE_MAX } from '#shop/orders/staff-paths.ts';
import { Button } from '../../design/button.tsx';
import { useUnsaved } from '../forms/use-unsaved.ts';
import { t } from '../staff-text.ts';
import type { OrderAnswer } from './change-order.ts';
import styles from './order-view.module.css';

/** A note for the order's history. */
export function NoteForm({ answer }: { answer: OrderAnswer | undefined }) {
  const id = useId();
  const refusal = answer?.asked === 'note' ? answer.refusal : null;
  const { form } = useUnsaved(refusal !== null);
  const busy = useNavigation().formData?.get('ask') === 'note';
  return (
    <Form ref={form} method="post" preventScrollReset className={styles.note}>
      <label htmlFor={id}>{t('order.note')}</label>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('order.note-hint')}
      </p>
      <textarea
        id={id}
        name="note"
        rows={3}
        maxLength={NOTE_MAX}
        defaultValue={refusal === null ? '' : answer?.note}
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={refusal !== null || undefined}
      />
      <p id={`${id}-error`} className={styles.error} role="alert">
        {refusal}
      </p>
      <Button kind="secondary" name="ask" value="note" busy={busy && t('order.working')}>
        {t('order.note-add')}
      </Button>
    </Form>
  );
}
