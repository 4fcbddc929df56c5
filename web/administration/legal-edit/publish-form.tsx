import type { StoredLegalVersion } from '#shop/legal/paths.ts';
import { TextField } from '../../design/field.tsx';
import type { FormValues, Question, SaveAnswer } from '../../forms/save-answer.ts';
import { fieldsOf } from '../forms/fields-of.ts';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import type { FormField } from '../forms/form-field.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { t } from '../staff-text.ts';

export const publishFields = (): readonly FormField<'effectiveFrom'>[] => [
  { name: 'effectiveFrom', label: t('legal-pages.first-day') },
];

/** Asks before the publication, because it is irrevocable; null: confirmed. */
export function publishQuestion(typed: FormValues): Question | null {
  const value = typed['effectiveFrom'] ?? '';
  if (typed['confirm.publish'] === value) return null;
  return {
    name: 'confirm.publish',
    value,
    title: t('legal-pages.publish-question'),
    lines: [t('legal-pages.publish-line', { day: value })],
    tick: t('legal-pages.publish-tick'),
  };
}

/** Publishes the stored draft from a day on. */
export function PublishForm({ draft, answer }: { draft: StoredLegalVersion; answer: SaveAnswer | undefined }) {
  return (
    <StaffForm<'effectiveFrom'>
      name="publish"
      fields={publishFields()}
      stored={{ effectiveFrom: '' }}
      hidden={{ id: draft.id, base: draft.version }}
      answer={answer}
      submit={t('legal-pages.publish')}
      kind="secondary"
    >
      {({ values, errors }) => (
        <FormGroup title={t('legal-pages.publish-title')} intro={t('legal-pages.publish-intro')}>
          <FieldGrid>
            <TextField
              label={t('legal-pages.first-day')}
              hint={t('legal-pages.first-day-hint')}
              {...fieldsOf<'effectiveFrom'>(values, errors)('effectiveFrom')}
              inputMode="numeric"
            />
          </FieldGrid>
        </FormGroup>
      )}
    </StaffForm>
  );
}
