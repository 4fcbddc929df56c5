import type { KeyboardEvent } from 'react';
import { NOTE_MAX } from '#shop/orders/staff-paths.ts';
import { TextAreaField } from '../../design/field.tsx';
import { fieldsOf } from '../forms/fields-of.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { t } from '../staff-text.ts';

/** A note for the order's history. */
export function NoteForm({ answer }: { answer: SaveAnswer | undefined }) {
  return (
    <StaffForm<'note'>
      name="note"
      fields={[]}
      stored={{}}
      answer={answer}
      submit={t('order.note-add')}
      kind="secondary"
    >
      {({ values, errors }) => (
        <TextAreaField
          label={t('order.note')}
          hint={t('order.note-hint')}
          rows={3}
          maxLength={NOTE_MAX}
          onKeyDown={sendByKeys}
          {...fieldsOf<'note'>(values, errors)('note')}
        />
      )}
    </StaffForm>
  );
}

/** Ctrl+Enter adds the note and returns the focus, so that single-key shortcuts work again. */
function sendByKeys(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const { form } = event.currentTarget;
  event.currentTarget.blur();
  form?.requestSubmit();
}
