import type { CalendarDay } from '../../base/days/calendar-day.ts';
import type { CategoryValues, SubcategoryValues } from './category-fields.ts';
import type { VariantValues } from '../parts/variant-fields.ts';

/** A branch of the catalogue. */
export interface Category extends CategoryValues {
  id: number;
  guid: string;
  /** Number of its active products (D37). */
  count: number;
  version: number;
}

export interface Subcategory extends SubcategoryValues {
  id: number;
  guid: string;
  categoryId: number;
  categoryGuid: string;
  version: number;
}

/** Tapes of one thickness and their widths; the first width is the default (B2). */
export interface VariantFamily {
  id: number;
  name: string;
  variants: readonly ProductVariant[];
}

export interface ProductVariant extends VariantValues {
  id: number;
  familyId: number;
  version: number;
}

/** A product's link to a category or sub-category. */
export interface BranchLink {
  id: number;
  branchId: number;
  productId: number;
}

/** Replaced parts by id and by the keys of their part numbers, and by the ids of the parts that replace them. */
export interface ReplacedNumbers {
  readonly ids: ReadonlySet<number>;
  readonly keys: ReadonlySet<string>;
  readonly bySuccessor: ReadonlyMap<number, readonly { name: string; fromOn: CalendarDay }[]>;
}
