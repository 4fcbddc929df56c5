import type { StoredManual } from '#shop/documents/manual-paths.ts';
import { MANUAL_KINDS, MANUAL_NAME_MAX, manualErrors } from '#shop/documents/manuals.ts';
import { CheckField, SelectField, TextField } from '../../design/field.tsx';
import { fieldsOf } from '../forms/fields-of.ts';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import { type FormField, yesOrNo } from '../forms/form-field.ts';
import type { FormValues, SaveAnswer } from '../../forms/save-answer.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { t } from '../staff-text.ts';

type ManualField = 'name' | 'kind' | 'active';

const kindWords = (kind: string): string => {
  const known = MANUAL_KINDS.find((one) => one === kind);
  return known === undefined ? kind : t(`manual.kind-${known}`);
};

const fields = (): readonly FormField<ManualField>[] => [
  { name: 'name', label: t('manual.name') },
  { name: 'kind', label: t('manual.kind'), read: kindWords },
  { name: 'active', label: t('manual.active'), read: yesOrNo },
];

interface ManualFormProps {
  /** null: a new manual. */
  manual: StoredManual | null;
  answer: SaveAnswer | undefined;
}

export function ManualForm({ manual, answer }: ManualFormProps) {
  return (
    <StaffForm<ManualField, StoredManual>
      fields={fields()}
      stored={manual === null ? { kind: 'press', active: 'on' } : valuesOf(manual)}
      version={manual?.version}
      storedOf={(current) => valuesOf(current)}
      check={({ name = '' }) => manualErrors({ name })}
      answer={answer}
      name="save"
      hidden={{ id: manual?.id ?? 0 }}
      submit={t('save.submit')}
    >
      {({ values, errors }) => {
        const field = fieldsOf<ManualField>(values, errors);
        return (
          <FormGroup title={t('manual.title')}>
            <FieldGrid>
              <TextField
                label={t('manual.name')}
                hint={t('manual.name-hint')}
                {...field('name')}
                maxLength={MANUAL_NAME_MAX}
                required
              />
              <SelectField label={t('manual.kind')} {...field('kind')}>
                {MANUAL_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {kindWords(kind)}
                  </option>
                ))}
              </SelectField>
            </FieldGrid>
            <CheckField label={t('manual.active')} name="active" defaultChecked={values['active'] === 'on'} />
          </FormGroup>
        );
      }}
    </StaffForm>
  );
}

function valuesOf({ name, kind, active }: StoredManual): FormValues {
  return { name, kind, ...(active ? { active: 'on' } : {}) };
}
