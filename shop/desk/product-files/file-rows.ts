import { isDeepStrictEqual } from 'node:util';
import type { TypedSpecification } from '../../shopfront/specification-editing/paths.ts';
import type { TranslatedLanguage } from '#texts/translated-languages.ts';
import type { ProductValues } from '../../catalogue/parts/product-fields.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import type { VariantValues } from '../../catalogue/parts/variant-fields.ts';

/** A product with the data of its row in products.csv. */
export interface ProductRow extends ProductValues {
  id: number;
  /** Ascending, like the next two. */
  categoryIds: readonly number[];
  subcategoryIds: readonly number[];
  relatedIds: readonly number[];
  /** Replacements in order of preference, the first day on which they apply (null: not replaced), and a note (J5). */
  replacedBy: readonly { productId: number; quantity: number }[];
  replacedFrom: CalendarDay | null;
  replacedNote: string;
  /** Parts of a kit in their order; empty: no kit (J7). */
  kitParts: readonly { productId: number; quantity: number }[];
  imageHash: string | null;
  /** Product type and values, in the order of the attributes and widths (I1). */
  typeId: number | null;
  specifications: readonly TypedSpecification[];
  /** Lead time, null if unknown; and the reorder point (L4). */
  leadTimeDays: number | null;
  lowStock: number;
  /** The stock at the time of the export: while the stock column still says so, any difference was taken by orders. */
  stockLevelSeen: number;
  version: number;
}

/** A width with the data of its row in variants.csv. */
export interface VariantRow extends VariantValues {
  id: number;
  familyId: number;
  version: number;
}

/** A text of the shop with the data of its row in texts.csv (N3). */
export type TextRow = { english: string } & Record<TranslatedLanguage, string>;

/** A statement that a part fits a model, with the data of its row in part-fits.csv (J2). */
export interface FitRow {
  id: number;
  productId: number;
  part: string;
  modelId: number;
  model: string;
  fromSerial: string;
  toSerial: string;
  option: string;
  quantity: number;
  note: string;
  removed: boolean;
}

/** Returns whether two values of a cell are equal; lists are sorted. */
export function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other);
}
