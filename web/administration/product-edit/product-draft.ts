import type { EditingChoices } from '#shop/shopfront/product-editing/paths.ts';
import { productFields, type SENT_OF_PRODUCT } from '#shop/catalogue/parts/product-fields.ts';
import { numberRefusal } from '#shop/catalogue/parts/product-rules.ts';
import { SALES_UNITS } from '#shop/catalogue/parts/sales-unit.ts';
import { message } from '#shop/base/messages/message.ts';
import { awardLabels } from '../award-labels.ts';
import { type ChoicesIn, declareForm } from '../forms/declare-form.ts';
import { wholeOrNone } from '../forms/form-kinds.ts';
import { formOf } from '../forms/table-form.ts';
import { t } from '../staff-text.ts';

const number = wholeOrNone('product.id', { fresh: '0', input: { required: true } });

/** The form of a product, whose number is no field of the table; 0: a new one. */
export const productForm = (productId: number) =>
  declareForm({
    id: {
      ...number,
      read: (text, textOf) => {
        const reading = number.read(text, textOf);
        const refusal = numberRefusal('value' in reading ? reading.value : Number.NaN);
        if (refusal !== null) return { refusal };
        return 'value' in reading && reading.value === productId
          ? reading
          : { refusal: message('staff-rule.product-id-fixed') };
      },
    },
    ...formOf<typeof productFields, (typeof SENT_OF_PRODUCT)[number]>(productFields),
  });

/** Labels for the values of award, family and unit. */
export function productChoices({ awardReading, families }: EditingChoices): ChoicesIn<ReturnType<typeof productForm>> {
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
