import type { PriceTargets } from '#shop/pricing/price-lists/paths.ts';
import { SelectField, TextAreaField, TextField } from '../../design/field.tsx';
import { fieldsOf } from '../forms/fields-of.ts';
import type { FormField } from '../forms/form-field.ts';
import { FieldGrid } from '../forms/form-parts.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { t } from '../staff-text.ts';

export type PriceField = 'part' | 'width' | 'typeId' | 'categoryId' | 'startsOn' | 'breaks';

export const priceFields = (): readonly FormField<PriceField>[] => [
  { name: 'part', label: t('price-lists.part') },
  { name: 'width', label: t('price-lists.width') },
  { name: 'typeId', label: t('price-lists.type') },
  { name: 'categoryId', label: t('price-lists.category') },
  { name: 'startsOn', label: t('price-lists.from-day') },
  { name: 'breaks', label: t('price-lists.breaks') },
];

interface PriceFormProps {
  targets: PriceTargets;
  answer: SaveAnswer | undefined;
}

/** Adds a price of one target from a day on, or replaces the one of that day. */
export function PriceForm({ targets, answer }: PriceFormProps) {
  return (
    <section aria-labelledby="add-price">
      <h2 id="add-price">{t('price-lists.add-price')}</h2>
      <p>{t('price-lists.part-hint')}</p>
      <StaffForm<PriceField>
        name="price"
        fields={priceFields()}
        stored={{}}
        answer={answer}
        submit={t('price-lists.save-price')}
        kind="secondary"
      >
        {({ values, errors }) => {
          const field = fieldsOf<PriceField>(values, errors);
          return (
            <FieldGrid>
              <TextField label={t('price-lists.part')} maxLength={100} autoComplete="off" {...field('part')} />
              <TextField
                label={t('price-lists.width')}
                hint={t('price-lists.width-hint')}
                maxLength={100}
                autoComplete="off"
                {...field('width')}
              />
              <Choice label={t('price-lists.type')} choices={targets.types} {...field('typeId')} />
              <Choice label={t('price-lists.category')} choices={targets.categories} {...field('categoryId')} />
              <TextField label={t('price-lists.from-day')} inputMode="numeric" {...field('startsOn')} />
              <TextAreaField
                label={t('price-lists.breaks')}
                hint={t('price-lists.breaks-hint')}
                rows={3}
                {...field('breaks')}
              />
            </FieldGrid>
          );
        }}
      </StaffForm>
    </section>
  );
}

type ChoiceProps = Parameters<typeof SelectField>[0] & { choices: PriceTargets['types'] };

function Choice({ choices, ...select }: ChoiceProps) {
  return (
    <SelectField {...select}>
      <option value="">{t('price-lists.no-choice')}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
