import { type ControlKey, DeclaredForm } from '../forms/declared-form.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { t } from '../staff-text.ts';
import { noteForm } from './order-forms.ts';

/** A note for the order's history. */
export function NoteForm({ answer }: { answer: SaveAnswer | undefined }) {
  return (
    <DeclaredForm name="note" of={noteForm} answer={answer} submit={t('order.note-add')} kind="secondary">
      {({ draw }) => draw('note', { onKeyDown: sendByKeys })}
    </DeclaredForm>
  );
}

/** Ctrl+Enter adds the note and returns the focus, so that single-key shortcuts work again. */
function sendByKeys(event: ControlKey): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const { form } = event.currentTarget;
  event.currentTarget.blur();
  form?.requestSubmit();
}
