import type { StoredManual } from '#shop/trade/documents/manual-paths.ts';
import { MANUAL_KINDS, MANUAL_NAME_MAX, manualErrors } from '#shop/trade/documents/manuals.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { declareForm } from '../forms/declare-form.ts';
import { AllFields, DeclaredForm } from '../forms/declared-form.tsx';
import { line, oneOf, tick } from '../forms/form-kinds.ts';
import { FormGroup } from '../forms/form-parts.tsx';
import { t } from '../staff-text.ts';

export const manualForm = declareForm({
  name: line('manual.name', { hint: 'manual.name-hint', input: { maxLength: MANUAL_NAME_MAX, required: true } }),
  kind: oneOf('manual.kind', MANUAL_KINDS, (kind) => t(`manual.kind-${kind}`), { fresh: 'press' }),
  active: tick('manual.active', { fresh: 'on' }),
});

interface ManualFormProps {
  /** null: a new manual. */
  manual: StoredManual | null;
  answer: SaveAnswer | undefined;
}

export function ManualForm({ manual, answer }: ManualFormProps) {
  return (
    <DeclaredForm
      of={manualForm}
      record={manual}
      check={manualErrors}
      answer={answer}
      name="save"
      hidden={{ id: manual?.id ?? 0 }}
      submit={t('save.submit')}
    >
      {({ draw }) => (
        <FormGroup title={t('manual.title')}>
          <AllFields of={manualForm} draw={draw} />
        </FormGroup>
      )}
    </DeclaredForm>
  );
}
