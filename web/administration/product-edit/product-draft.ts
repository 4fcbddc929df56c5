import type { EditedProduct, EditingChoices, ProductSave } from '#shop/shopfront/product-editing/paths.ts';
import { productFields, type SENT_OF_PRODUCT } from '#shop/catalogue/parts/product-fields.ts';
import { SALES_UNITS } from '#shop/catalogue/parts/sales-unit.ts';
import { namesOf } from '#shop/base/fields/field.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import { awardLabels } from '../award-labels.ts';
import { type ChoicesIn, freshTexts, textsFor } from '../forms/declare-form.ts';
import { wholeNumber } from '../forms/form-kinds.ts';
import { formOf, typedFields } from '../forms/table-form.ts';
import { t } from '../staff-text.ts';

/** All fields but the number, which is no field of the table. */
export const productForm = formOf(productFields);

/** The field names of messages. */
export const PRODUCT_FIELDS = ['id', ...namesOf(productFields)] as const;
export type ProductField = (typeof PRODUCT_FIELDS)[number];

/** Labels for the values of award, family and unit. */
export function productChoices({ awardReading, families }: EditingChoices): ChoicesIn<typeof productForm> {
  const awards = Object.entries(awardLabels(awardReading)).map(
    ([award, label]) => [award, `${award} · ${label}`] as const,
  );
  const names = families.map(({ id, name }) => [String(id), name] as const);
  const units = SALES_UNITS.map((unit) => [unit, t(`product.unit.${unit}`)] as const);
  return {
    award: awards,
    familyId: [['0', t('product.family-none')], ...names],
    unit: [['', t('product.unit-none')], ...units],
  };
}

/** Values of the form: a stored product, or the defaults of a new one, which starts inactive (D24). */
export function valuesOf(product: Pick<EditedProduct, 'id' | keyof typeof productFields> | null): FormValues {
  const texts = product === null ? freshTexts(productForm, {}) : textsFor(productForm, product);
  return { id: String(product?.id ?? 0), ...texts };
}

/** Parses the form's texts into a product draft. */
export function draftOf(values: FormValues): ProductSave {
  return {
    id: wholeNumber(values['id'] ?? ''),
    ...typedFields<typeof productFields, (typeof SENT_OF_PRODUCT)[number]>(productFields, values),
    ...numberMember('version', values['version']),
    ...numberMember('stockLevelSeen', values['stockLevelSeen']),
  };
}

function numberMember(name: string, text: string | undefined): Record<string, number> {
  return text === undefined || text === '' ? {} : { [name]: Number(text) };
}
