import type { EditedProduct, EditingChoices, ProductSave } from '#shop/catalogue-editing/paths.ts';
import { awardLabels, type Award } from '#shop/catalogue/visibility.ts';
import { amountText, typedAmount } from '#shop/kernel/typed-amount.ts';
import { type FormField, type FormValues, yesOrNo } from '../forms/form-field.ts';
import { t } from '../staff-text.ts';

/** The fields of the product form by their names in it. */
export const PRODUCT_FIELDS = [
  'id',
  'name',
  'intro',
  'details',
  'usdMinor',
  'eurMinor',
  'stockLevel',
  'active',
  'award',
  'familyId',
  'flash',
  'useCloudImage',
  'locallySourced',
  'pallet',
] as const;
export type ProductField = (typeof PRODUCT_FIELDS)[number];

/** The same fields with what they are called, where two versions of a product meet. */
export function productFields(choices: EditingChoices): readonly FormField<ProductField>[] {
  const award = awardLabels(choices.awardReading);
  const familyName = (id: string) =>
    choices.families.find((family) => String(family.id) === id)?.name ?? t('product.family-none');
  return [
    { name: 'name', label: t('product.name') },
    { name: 'intro', label: t('product.intro') },
    { name: 'details', label: t('product.details') },
    { name: 'flash', label: t('product.flash') },
    { name: 'usdMinor', label: t('product.price') },
    { name: 'eurMinor', label: t('product.price-euro') },
    { name: 'familyId', label: t('product.family'), read: familyName },
    { name: 'stockLevel', label: t('product.stock') },
    { name: 'award', label: t('product.award'), read: (number) => award[Number(number) as Award] },
    { name: 'active', label: t('product.active'), read: yesOrNo },
    { name: 'locallySourced', label: t('product.locally-sourced'), read: yesOrNo },
    { name: 'pallet', label: t('product.pallet'), read: yesOrNo },
    { name: 'useCloudImage', label: t('product.cloud-image'), read: yesOrNo },
  ];
}

/** What the form is filled with: a stored product, or nothing for a new one, which begins inactive (D24). */
export function valuesOf(product: Omit<EditedProduct, 'categoryLinks' | 'subcategoryLinks'> | null): FormValues {
  if (product === null) return { id: '0', award: '0', familyId: '0', eurMinor: '', stockLevel: '0' };
  const { useCloudImage, locallySourced, pallet, active } = product;
  const ticks = Object.entries({ active, useCloudImage, locallySourced, pallet }).filter(([, isSet]) => isSet);
  return {
    id: String(product.id),
    name: product.name,
    intro: product.intro,
    details: product.details,
    usdMinor: amountText(product.usdMinor),
    eurMinor: product.eurMinor === 0 ? '' : amountText(product.eurMinor),
    stockLevel: String(product.stockLevel),
    award: String(product.award),
    familyId: String(product.familyId),
    flash: product.flash,
    ...Object.fromEntries(ticks.map(([name]) => [name, 'on'])),
  };
}

/** The product that the form's texts stand for; a number is null when nothing, NaN when no number, was typed (C6). */
export function draftOf(values: FormValues): ProductSave {
  const text = (name: ProductField) => values[name] ?? '';
  const isTicked = (name: ProductField) => values[name] === 'on';
  return {
    id: wholeNumber(text('id')),
    name: text('name'),
    intro: text('intro'),
    details: text('details'),
    usdMinor: typedAmount(text('usdMinor')),
    eurMinor: typedAmount(text('eurMinor')) ?? 0,
    stockLevel: wholeNumber(text('stockLevel')),
    active: isTicked('active'),
    award: Number(text('award')) as Award, // what is none the operation refuses, as it does for the family
    familyId: Number(text('familyId')) as 0 | 1 | 2,
    flash: text('flash'),
    useCloudImage: isTicked('useCloudImage'),
    locallySourced: isTicked('locallySourced'),
    pallet: isTicked('pallet'),
    ...seen('version', values['version']),
    ...seen('stockLevelSeen', values['stockLevelSeen']),
  };
}

function wholeNumber(text: string): number | null {
  if (text.trim() === '') return null;
  return /^\s*-?\d+\s*$/.test(text) ? Number(text) : Number.NaN;
}

function seen(name: string, text: string | undefined): Record<string, number> {
  return text === undefined || text === '' ? {} : { [name]: Number(text) };
}
