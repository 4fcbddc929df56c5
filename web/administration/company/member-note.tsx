import type { CompanyMember } from '#shop/people/companies/paths.ts';
import { MEMBER_NOTE_MAX } from '#shop/people/companies/staff-paths.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { declareForm } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { lines, row } from '../forms/form-kinds.ts';
import { t } from '../staff-text.ts';

export const memberNoteForm = declareForm({
  customerId: row('staff-company.note-about'),
  note: lines('staff-company.note', 3, { hint: 'staff-company.note-hint', input: { maxLength: MEMBER_NOTE_MAX } }),
});

/** A note about a member, for the timeline. */
export function MemberNote({ members, answer }: { members: readonly CompanyMember[]; answer: SaveAnswer | undefined }) {
  return (
    <DeclaredForm
      name="note"
      of={memberNoteForm}
      choices={{ customerId: members.map(({ id, firstName, surname }) => [id, `${firstName} ${surname}`]) }}
      answer={answer}
      submit={t('staff-company.note-add')}
      kind="secondary"
    >
      {({ draw }) => [draw('customerId'), draw('note')]}
    </DeclaredForm>
  );
}
