import { awardLabels, type Award } from '#shop/catalogue/visibility.ts';
import type { EditedProduct, EditingChoices } from '#shop/catalogue-editing/paths.ts';
import type { ConflictField } from '../forms/conflict-notice.tsx';
import type { Conflict } from '../forms/save-answer.ts';
import { t } from '../staff-text.ts';
import { type ProductValues, valuesOf } from './product-draft.ts';

/** What was typed beside what somebody else saved, field by field, as a person reads it. */
export function conflictFields(
  mine: ProductValues,
  current: Conflict['current'],
  choices: EditingChoices,
): ConflictField[] {
  const { familyId, ...stored } = current as unknown as EditedProduct;
  const theirs = valuesOf({ ...stored, familyId: familyId ?? 0 });
  const award = awardLabels(choices.awardReading);
  const shown: readonly (readonly [name: string, label: string, read: (text: string) => string])[] = [
    ['name', t('product.name'), asItIs],
    ['intro', t('product.intro'), asItIs],
    ['details', t('product.details'), asItIs],
    ['flash', t('product.flash'), asItIs],
    ['usdMinor', t('product.price'), asItIs],
    ['eurMinor', t('product.price-euro'), asItIs],
    ['familyId', t('product.family'), (id) => familyName(id, choices)],
    ['stockLevel', t('product.stock'), asItIs],
    ['award', t('product.award'), (number) => award[Number(number) as Award]],
    ['active', t('product.active'), yesOrNo],
    ['locallySourced', t('product.locally-sourced'), yesOrNo],
    ['pallet', t('product.pallet'), yesOrNo],
    ['useCloudImage', t('product.cloud-image'), yesOrNo],
  ];
  return shown.map(([name, label, read]) => {
    const value = theirs[name] ?? '';
    return { name, label, mine: read(mine[name] ?? ''), theirs: read(value), value };
  });
}

const asItIs = (text: string) => text;
const yesOrNo = (ticked: string) => t(ticked === 'on' ? 'common.yes' : 'common.no');

function familyName(id: string, { families }: EditingChoices): string {
  return families.find((family) => String(family.id) === id)?.name ?? t('product.family-none');
}
