import type { ReactNode } from 'react';
import type { EditingChoices } from '#shop/catalogue-editing/paths.ts';
import { productFields } from '#shop/catalogue/product-fields.ts';
import { namesOf } from '#shop/operations/field.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import { TextField } from '../../design/field.tsx';
import { tableFields } from '../forms/field-by-kind.tsx';
import { labelledFields } from '../forms/table-form.ts';
import { useMay } from '../frame/use-administration.ts';
import { t } from '../staff-text.ts';
import { productChoices, type ProductField } from './product-draft.ts';
import styles from './product-edit.module.css';
import type { FormErrors } from '../../texts/wording.ts';

const DESCRIPTION = ['name', 'intro', 'details', 'flash'] as const;
const PRICES = [
  'usdMinor',
  'eurMinor',
  'familyId',
  'stockLevel',
  'storageBin',
  'unit',
  'minQuantity',
  'packSize',
] as const;
/** All fields that are in no other group. */
const SELLING = namesOf(productFields).filter((name) => ![...DESCRIPTION, ...PRICES].some((other) => other === name));
const isTick = (name: keyof typeof productFields) => productFields[name].kind === 'tick';

/** Fields with labels, in the order of the form. */
export const labelledProductFields = (choices: EditingChoices) =>
  labelledFields(productFields, [...DESCRIPTION, ...PRICES, ...SELLING], productChoices(choices));

interface ProductFieldsProps {
  values: FormValues;
  errors: FormErrors<ProductField>;
  choices: EditingChoices;
  isNew: boolean;
  /** Shown after the prices. */
  children: ReactNode;
}

/** All fields of a product, in groups (E6). */
export function ProductFields({ values, errors, choices, isNew, children }: ProductFieldsProps) {
  const may = useMay();
  const draw = tableFields(productFields, { values, errors, choices: productChoices(choices) });
  const [name, ...texts] = DESCRIPTION;
  return (
    <div className={styles.groups}>
      <fieldset className={styles.group}>
        <legend>{t('product.identity')}</legend>
        <div className={styles.row}>
          <TextField
            name="id"
            label={t('product.id')}
            hint={t(isNew ? 'product.id-new' : 'product.id-hint')}
            error={errors.id}
            inputMode="numeric"
            defaultValue={values['id'] ?? ''}
            required
          />
          {draw(name)}
        </div>
        {texts.map((text) => draw(text))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('product.prices')}</legend>
        {may('prices') ? null : <p>{t('product.prices-right')}</p>}
        <div className={styles.row}>{PRICES.map((price) => draw(price))}</div>
      </fieldset>
      {children}
      <fieldset className={styles.group}>
        <legend>{t('product.selling')}</legend>
        {SELLING.filter((other) => !isTick(other)).map((other) =>
          draw(other, other === 'award' ? t(`product.award-${choices.awardReading}`) : undefined),
        )}
        <div className={styles.boxes}>{SELLING.filter(isTick).map((box) => draw(box))}</div>
      </fieldset>
    </div>
  );
}
