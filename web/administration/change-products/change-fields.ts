import type { ChangeOfMany } from '#shop/desk/product-files/paths.ts';
import { type Control, declareForm, type FormEntry, type SentBy } from '../forms/declare-form.ts';
import { choice, line, rowOrNone, wholeOrNone } from '../forms/form-kinds.ts';
import { t } from '../staff-text.ts';

/** Typed in a field, it removes the value. An empty field means that it stays. */
const NONE = '-';

/** A field whose value stays if it is empty, and is removed by a dash. */
function changed<Value>(
  entry: FormEntry<Value, Value | null>,
  removed: Value | null,
): FormEntry<Value, { to: Value | null } | undefined> {
  return {
    ...entry,
    read: (typed, texts) => {
      const text = typed.trim();
      if (text === '') return { value: undefined };
      if (text === NONE) return { value: { to: removed } };
      const reading = entry.read(text, texts);
      return 'refusal' in reading ? reading : { value: { to: reading.value } };
    },
  };
}

const branch = (label: Control['label']) => rowOrNone(label, { none: 'many.keep' });

/** Changes of many parts at once (P4), besides their prices, which have updates of their own (K5). */
export const changeForm = declareForm({
  newStatus: {
    ...choice('products.status', { none: 'many.keep' }),
    choices: () => [
      ['active', t('products.active')],
      ['inactive', t('products.inactive')],
    ],
  },
  flash: changed(line('product.flash', { hint: 'many.none-hint', input: { maxLength: 40 } }), ''),
  typeId: changed(rowOrNone('specifications.type', { hint: 'many.type-hint', none: 'many.keep' }), null),
  leadTimeDays: changed(wholeOrNone('stock.lead-time', { hint: 'many.none-hint', input: { inputMode: 'text' } }), null),
  lowStock: wholeOrNone('stock.low'),
  addCategoryId: branch('many.add-category'),
  removeCategoryId: branch('many.remove-category'),
  addSubcategoryId: branch('many.add-subcategory'),
  removeSubcategoryId: branch('many.remove-subcategory'),
  attributeId: branch('many.attribute'),
  attributeText: line('many.attribute-value', { hint: 'many.attribute-hint', input: { autoComplete: 'off' } }),
  addModelId: branch('many.add-model'),
  removeModelId: branch('many.remove-model'),
});

/** The choice of a type that removes it. */
export const noType = () => [NONE, t('specifications.no-type')] as const;

/** Reads the form; fields that stay are left out. */
export function changeIn(values: SentBy<typeof changeForm>): ChangeOfMany {
  const { newStatus, flash, typeId, leadTimeDays, attributeText, ...numbers } = values;
  return {
    ...(newStatus === '' ? {} : { newStatus: newStatus as ChangeOfMany['newStatus'] }), // the call refuses any other
    ...(flash === undefined ? {} : { flash: flash.to ?? '' }),
    ...(typeId === undefined ? {} : { typeId: typeId.to }),
    ...(leadTimeDays === undefined ? {} : { leadTimeDays: leadTimeDays.to }),
    ...(numbers.attributeId === null ? {} : { attributeText }),
    ...Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== null)),
  };
}
