import type { FitDraft } from '#shop/presses/staff-paths.ts';
import { TextField } from '../../design/field.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { fieldsOf } from '../forms/fields-of.ts';
import type { FormField } from '../forms/form-field.ts';
import { FieldGrid } from '../forms/form-parts.tsx';
import { StaffForm } from '../forms/staff-form.tsx';
import { quantityIn } from '../forms/table-form.ts';
import { t } from '../staff-text.ts';

export type FitField = 'part' | 'fromSerial' | 'toSerial' | 'option' | 'quantity' | 'note';

export const fitFields = (): readonly FormField<FitField>[] => [
  { name: 'part', label: t('press-models.part') },
  { name: 'fromSerial', label: t('press-models.from') },
  { name: 'toSerial', label: t('press-models.to') },
  { name: 'option', label: t('press-models.option') },
  { name: 'quantity', label: t('press-models.quantity') },
  { name: 'note', label: t('press-models.note') },
];

/** A statement as its form sends it. */
export function fitDraftOf(typed: Readonly<Record<string, string>>, modelId: number): FitDraft {
  const { part = '', fromSerial = '', toSerial = '', option = '', quantity = '', note = '' } = typed;
  return { id: 0, part, modelId, fromSerial, toSerial, option, quantity: quantityIn(quantity), note };
}

interface FitFormProps {
  options: readonly string[];
  answer: SaveAnswer | undefined;
}

/** States that a part fits the model. */
export function FitForm({ options, answer }: FitFormProps) {
  return (
    <section aria-labelledby="add-fit">
      <h2 id="add-fit">{t('press-models.add-fit')}</h2>
      <p>{t('press-models.fit-hint')}</p>
      <StaffForm<FitField>
        name="fit"
        fields={fitFields()}
        stored={{ quantity: '1' }}
        answer={answer}
        submit={t('press-models.save-fit')}
        kind="secondary"
      >
        {({ values, errors }) => {
          const field = fieldsOf<FitField>(values, errors);
          return (
            <>
              <FieldGrid>
                <TextField label={t('press-models.part')} maxLength={100} autoComplete="off" {...field('part')} />
                <TextField label={t('press-models.from')} maxLength={30} autoComplete="off" {...field('fromSerial')} />
                <TextField label={t('press-models.to')} maxLength={30} autoComplete="off" {...field('toSerial')} />
                <TextField
                  label={t('press-models.option')}
                  maxLength={50}
                  autoComplete="off"
                  list="model-options"
                  {...field('option')}
                />
                <TextField label={t('press-models.quantity')} inputMode="numeric" {...field('quantity')} />
                <TextField label={t('press-models.note')} maxLength={300} {...field('note')} />
              </FieldGrid>
              <datalist id="model-options">
                {options.map((option) => (
                  <option key={option} value={option}>
                    {option}
                  </option>
                ))}
              </datalist>
            </>
          );
        }}
      </StaffForm>
    </section>
  );
}
