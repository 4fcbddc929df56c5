import type { EditedProduct, EditingChoices, ProductSave } from '#shop/catalogue-editing/paths.ts';
import { productFields, type SENT_OF_PRODUCT } from '#shop/catalogue/product-fields.ts';
import { SALES_UNITS } from '#shop/catalogue/sales-unit.ts';
import { namesOf } from '#shop/operations/field.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import { awardLabels } from '../award-labels.ts';
import { textsOfFields, typedFields, wholeNumber } from '../forms/table-form.ts';
import { t } from '../staff-text.ts';

/** The field names of messages. */
export const PRODUCT_FIELDS = ['id', ...namesOf(productFields)] as const;
export type ProductField = (typeof PRODUCT_FIELDS)[number];

/** Labels for the values of award, family and unit. */
export function productChoices({ awardReading, families }: EditingChoices) {
  const awards = Object.entries(awardLabels(awardReading)).map(
    ([award, label]) => [award, `${award} · ${label}`] as const,
  );
  const names = families.map(({ id, name }) => [String(id), name] as const);
  const units = SALES_UNITS.map((unit) => [unit, t(`product.unit.${unit}`)] as const);
  return {
    award: new Map(awards),
    familyId: new Map([['0', t('product.family-none')], ...names]),
    unit: new Map([['', t('product.unit-none')], ...units]),
  };
}

/** Values of the form: a stored product, or the defaults of a new one, which starts inactive (D24). */
export function valuesOf(product: Pick<EditedProduct, 'id' | keyof typeof productFields> | null): FormValues {
  return { id: String(product?.id ?? 0), ...textsOfFields(productFields, product === null ? null : { ...product }) };
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
