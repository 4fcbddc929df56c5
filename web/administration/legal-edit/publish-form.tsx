import type { StoredLegalVersion } from '#shop/people/legal/paths.ts';
import type { FormValues, Question, SaveAnswer } from '../../forms/save-answer.ts';
import { declareForm } from '../forms/declare-form.ts';
import { AllFields, DeclaredForm } from '../forms/declared-form.tsx';
import { day } from '../forms/form-kinds.ts';
import { FormGroup } from '../forms/form-parts.tsx';
import { t } from '../staff-text.ts';

export const publishForm = declareForm({
  effectiveFrom: day('legal-pages.first-day', { hint: 'legal-pages.first-day-hint' }),
});

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
    <DeclaredForm
      name="publish"
      of={publishForm}
      hidden={{ id: draft.id, base: draft.version }}
      answer={answer}
      submit={t('legal-pages.publish')}
      kind="secondary"
    >
      {({ draw }) => (
        <FormGroup title={t('legal-pages.publish-title')} intro={t('legal-pages.publish-intro')}>
          <AllFields of={publishForm} draw={draw} />
        </FormGroup>
      )}
    </DeclaredForm>
  );
}
