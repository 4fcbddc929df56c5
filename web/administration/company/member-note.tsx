import type { CompanyMember } from '#shop/companies/paths.ts';
import { MEMBER_NOTE_MAX } from '#shop/companies/staff-paths.ts';
import { SelectField, TextAreaField } from '../../design/field.tsx';
import { fieldsOf } from '../forms/fields-of.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { t } from '../staff-text.ts';

/** A note about a member, for the timeline. */
export function MemberNote({ members, answer }: { members: readonly CompanyMember[]; answer: SaveAnswer | undefined }) {
  return (
    <StaffForm<'note' | 'customerId'>
      name="note"
      fields={[]}
      stored={{}}
      answer={answer}
      submit={t('staff-company.note-add')}
      kind="secondary"
    >
      {({ values, errors }) => (
        <>
          <SelectField label={t('staff-company.note-about')} name="customerId" defaultValue={values.customerId}>
            {members.map(({ id, firstName, surname }) => (
              <option key={id} value={id}>{`${firstName} ${surname}`}</option>
            ))}
          </SelectField>
          <TextAreaField
            label={t('staff-company.note')}
            hint={t('staff-company.note-hint')}
            rows={3}
            maxLength={MEMBER_NOTE_MAX}
            {...fieldsOf<'note'>(values, errors)('note')}
          />
        </>
      )}
    </StaffForm>
  );
}
