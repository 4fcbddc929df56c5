import { isDeepStrictEqual } from 'node:util';
import type { TypedSpecification } from '../specifications/paths.ts';
import type { TranslatedLanguage } from '#texts/translated-languages.ts';
import type { ProductValues } from '../../catalogue/product-fields.ts';
import type { CalendarDay } from '../../kernel/calendar-day.ts';
import type { VariantValues } from '../../catalogue/variant-fields.ts';

/** A product with everything that its row of products.csv says. */
export interface ProductRow extends ProductValues {
  id: number;
  /** Ascending, as are the next two. */
  categoryIds: readonly number[];
  subcategoryIds: readonly number[];
  relatedIds: readonly number[];
  /** Replacements in the order of preference; the day from which they apply, null: not replaced; and a note (J5). */
  replacedBy: readonly { productId: number; quantity: number }[];
  replacedFrom: CalendarDay | null;
  replacedNote: string;
  imageHash: string | null;
  /** Product type and values, in the order of the attributes and widths (I1). */
  typeId: number | null;
  specifications: readonly TypedSpecification[];
  /** Lead time, null: not given; and the reorder point (L4). */
  leadTimeDays: number | null;
  lowStock: number;
  /** The stock as the file was made: while the stock column says the same, orders have taken what is missing. */
  stockLevelSeen: number;
  version: number;
}

/** A width with everything that its row of variants.csv says. */
export interface VariantRow extends VariantValues {
  id: number;
  familyId: number;
  version: number;
}

/** A text of the shop with everything that its row of texts.csv says (N3). */
export type TextRow = { english: string } & Record<TranslatedLanguage, string>;

/** Returns whether two values of a cell are the same; lists are sorted. */
export function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other);
}
