import { currencies } from '#shop/kernel/money.ts';
import type { PriceListDraft, StaffPriceList } from '#shop/pricing/price-lists/paths.ts';
import { CheckField, SelectField, TextAreaField, TextField } from '../../design/field.tsx';
import type { FormErrors } from '../../texts/wording.ts';
import { fieldsOf } from '../forms/fields-of.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import { type FormField, versionIn, yesOrNo } from '../forms/form-field.ts';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import { numberLines, numbersIn } from '../price-lists/number-lines.ts';
import { currencyText, dayField } from '../price-lists/price-list-words.ts';
import { wholeNumber } from '../forms/table-form.ts';
import { t } from '../staff-text.ts';

export type PriceListField =
  | 'name'
  | 'title'
  | 'currencyId'
  | 'startsOn'
  | 'endsOn'
  | 'exclusive'
  | 'countsWidthsTogether'
  | 'minQuantity'
  | 'packSize'
  | 'archived'
  | 'everybody'
  | 'companies'
  | 'groups';

export const priceListFields = (): readonly FormField<PriceListField>[] => [
  { name: 'name', label: t('price-lists.name') },
  { name: 'title', label: t('price-lists.buyers-title') },
  {
    name: 'currencyId',
    label: t('price-lists.currency'),
    read: (value) => currencyText(value === '' ? null : Number(value)),
  },
  { name: 'startsOn', label: t('price-lists.starts') },
  { name: 'endsOn', label: t('price-lists.ends') },
  { name: 'exclusive', label: t('price-lists.exclusive'), read: yesOrNo },
  { name: 'countsWidthsTogether', label: t('price-lists.widths-together'), read: yesOrNo },
  { name: 'minQuantity', label: t('price-lists.min-quantity') },
  { name: 'packSize', label: t('price-lists.pack-size') },
  { name: 'archived', label: t('price-lists.archived'), read: yesOrNo },
  { name: 'everybody', label: t('price-lists.everybody'), read: yesOrNo },
  { name: 'companies', label: t('price-lists.companies') },
  { name: 'groups', label: t('price-lists.groups') },
];

/** Form values of a stored list. */
export function priceListValues(list: StaffPriceList): FormValues {
  const ticks = (['exclusive', 'countsWidthsTogether', 'archived', 'everybody'] as const).filter((name) => list[name]);
  return {
    name: list.name,
    title: list.title,
    currencyId: list.currencyId === null ? '' : String(list.currencyId),
    startsOn: dayField(list.startsOn),
    endsOn: dayField(list.endsOn),
    minQuantity: String(list.minQuantity ?? ''),
    packSize: String(list.packSize ?? ''),
    companies: numberLines(list.companies.map(({ companyId, companyName }) => [companyId, companyName])),
    groups: numberLines(list.groups.map(({ groupId, groupName }) => [groupId, groupName])),
    ...Object.fromEntries(ticks.map((name) => [name, 'on'])),
  };
}

/** The list from its form. */
export function priceListDraftOf(typed: Readonly<Record<string, string>>): PriceListDraft {
  const tick = (name: string) => typed[name] === 'on';
  const { name = '', title = '', currencyId = '', startsOn = '', endsOn = '', companies = '', groups = '' } = typed;
  return {
    id: Number(typed['id'] ?? 0),
    name,
    title,
    currencyId: currencyId === '' ? null : (Number(currencyId) as 1 | 2 | 3),
    startsOn,
    endsOn,
    exclusive: tick('exclusive'),
    countsWidthsTogether: tick('countsWidthsTogether'),
    minQuantity: wholeNumber(typed['minQuantity'] ?? ''),
    packSize: wholeNumber(typed['packSize'] ?? ''),
    archived: tick('archived'),
    everybody: tick('everybody'),
    companyIds: numbersIn(companies),
    groupIds: numbersIn(groups),
    ...versionIn(typed),
  };
}

/** All fields of the head of a price list, and its recipients. */
export function PriceListFields({ values, errors }: { values: FormValues; errors: FormErrors<PriceListField> }) {
  const field = fieldsOf<PriceListField>(values, errors);
  const box = (name: PriceListField) => ({ name, defaultChecked: values[name] === 'on', error: errors[name] });
  return (
    <>
      <FormGroup title={t('price-lists.head')}>
        <FieldGrid>
          <TextField
            label={t('price-lists.name')}
            hint={t('price-lists.name-hint')}
            maxLength={100}
            {...field('name')}
          />
          <TextField
            label={t('price-lists.buyers-title')}
            hint={t('price-lists.buyers-title-hint')}
            maxLength={100}
            {...field('title')}
          />
          <SelectField label={t('price-lists.currency')} {...field('currencyId')}>
            <option value="">{t('price-lists.percentages')}</option>
            {Object.entries(currencies).map(([id, { code }]) => (
              <option key={id} value={id}>
                {code}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('price-lists.starts')}
            hint={t('price-lists.day-hint')}
            inputMode="numeric"
            {...field('startsOn')}
          />
          <TextField
            label={t('price-lists.ends')}
            hint={t('price-lists.ends-hint')}
            inputMode="numeric"
            {...field('endsOn')}
          />
          <TextField
            label={t('price-lists.min-quantity')}
            hint={t('price-lists.quantity-hint')}
            inputMode="numeric"
            {...field('minQuantity')}
          />
          <TextField
            label={t('price-lists.pack-size')}
            hint={t('price-lists.quantity-hint')}
            inputMode="numeric"
            {...field('packSize')}
          />
        </FieldGrid>
        <CheckField label={t('price-lists.exclusive')} {...box('exclusive')} />
        <CheckField label={t('price-lists.widths-together')} {...box('countsWidthsTogether')} />
        <CheckField label={t('price-lists.archived')} {...box('archived')} />
      </FormGroup>
      <FormGroup title={t('price-lists.given-to')}>
        <CheckField label={t('price-lists.everybody')} {...box('everybody')} />
        <FieldGrid>
          <TextAreaField
            label={t('price-lists.companies')}
            hint={t('price-lists.companies-hint')}
            rows={4}
            {...field('companies')}
          />
          <TextAreaField
            label={t('price-lists.groups')}
            hint={t('price-lists.companies-hint')}
            rows={4}
            {...field('groups')}
          />
        </FieldGrid>
      </FormGroup>
    </>
  );
}
