import type { ChangeOfMany } from '#shop/catalogue-editing/product-files/paths.ts';
import { percentIn } from '../price-updates/percent.ts';

/** The fields that name a category or sub-category by its id. */
const BRANCH_FIELDS = ['addCategoryId', 'removeCategoryId', 'addSubcategoryId', 'removeSubcategoryId'] as const;

export const CHANGE_FIELDS = [
  'newStatus',
  'flash',
  'typeId',
  'leadTimeDays',
  'lowStock',
  ...BRANCH_FIELDS,
  'percent',
  'roundTo',
] as const;
export type ChangeField = (typeof CHANGE_FIELDS)[number];

/** Typed in a field, it removes the value. An empty field means that it stays. */
const NONE = '-';

/** Reads the form; empty fields are left out. */
export function changeIn(typed: Readonly<Partial<Record<ChangeField, string>>>): ChangeOfMany {
  const given = Object.fromEntries(
    CHANGE_FIELDS.flatMap((name) => {
      const value = typed[name]?.trim() ?? '';
      return value === '' ? [] : [[name, value] as const];
    }),
  ) as Partial<Record<ChangeField, string>>;
  const { newStatus, flash, typeId, leadTimeDays, percent, lowStock, roundTo } = given;
  return {
    ...(newStatus === undefined ? {} : { newStatus: newStatus as ChangeOfMany['newStatus'] }),
    ...(flash === undefined ? {} : { flash: flash === NONE ? '' : flash }),
    ...(typeId === undefined ? {} : { typeId: typeId === NONE ? null : Number(typeId) }),
    ...(leadTimeDays === undefined ? {} : { leadTimeDays: leadTimeDays === NONE ? null : Number(leadTimeDays) }),
    ...(lowStock === undefined ? {} : { lowStock: Number(lowStock) }),
    ...Object.fromEntries(
      BRANCH_FIELDS.flatMap((name) => (given[name] === undefined ? [] : [[name, Number(given[name])]])),
    ),
    ...(percent === undefined ? {} : { percent: percentIn(percent), roundTo: Number(roundTo ?? 1) }),
  };
}
