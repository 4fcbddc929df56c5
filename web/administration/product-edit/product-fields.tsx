import type { ReactNode } from 'react';
import type { EditingChoices } from '#shop/shopfront/product-editing/paths.ts';
import { productFields } from '#shop/catalogue/parts/product-fields.ts';
import { namesOf } from '#shop/base/fields/field.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import { TextField } from '../../design/field.tsx';
import { labelledIn } from '../forms/declare-form.ts';
import { drawerOf } from '../forms/declared-form.tsx';
import { useMay } from '../frame/use-administration.ts';
import { t } from '../staff-text.ts';
import { productChoices, type ProductField, productForm } from './product-draft.ts';
import styles from './product-edit.module.css';
import type { FormErrors } from '../../texts/wording.ts';

const DESCRIPTION = ['name', 'intro', 'details', 'flash'] as const;
const PRICES = [
  'usdMinor',
  'eurMinor',
  'familyId',
  'stockLevel',
  'storageBin',
  'supplier',
  'unit',
  'minQuantity',
  'packSize',
] as const;
/** All fields that are in no other group. */
const SELLING = namesOf(productFields).filter((name) => ![...DESCRIPTION, ...PRICES].some((other) => other === name));
const isTick = (name: keyof typeof productFields) => productFields[name].kind === 'tick';

/** Fields with labels, for a conflict. */
export const labelledProductFields = (choices: EditingChoices) => labelledIn(productForm, productChoices(choices));

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
  const draw = drawerOf(productForm, { values, errors }, productChoices(choices));
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
          draw(other, other === 'award' ? { hint: t(`product.award-${choices.awardReading}`) } : {}),
        )}
        <div className={styles.boxes}>{SELLING.filter(isTick).map((box) => draw(box))}</div>
      </fieldset>
    </div>
  );
}
