import type { SalesUnit } from '../../catalogue/sales-unit.ts';
import type { ShownPicture } from '../../catalogue/product-picture-url.ts';
import type { PriceTag, Successor } from '../../search/paths.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Message, Translated } from '../../kernel/message.ts';
import type { DeliveryPromise } from '../../stock/promise.ts';
import type { TypedRow } from './typed-row.ts';

/** A part that a row may have meant, or one that it means. */
export interface OfferedPart extends ShownPicture {
  productId: number;
  productName: string;
  productIntro: string;
}

/** One width of a part, for the row that has to choose. */
export interface OfferedWidth {
  variantId: number;
  variantDetails: string;
}

/** Why a row can't go into the basket as it stands. */
export type RowProblemCode =
  | 'unknown'
  | 'replaced'
  | 'several'
  | 'width'
  | 'quantity'
  | 'not-available'
  | 'tape-shop'
  | 'unavailable-in-country';

export interface RowProblem {
  code: RowProblemCode;
  message: Message;
}

/** A row as the shop reads it, at the customer's own price of today (G1). */
export interface CheckedRow extends TypedRow {
  /** The part that it means; null: none, or more than one. */
  product: (OfferedPart & { inStock: boolean; promise: DeliveryPromise; unit: SalesUnit | null }) | null;
  /** The width that it means; null for a part without widths too. */
  variantId: number | null;
  variantDetails: string | null;
  /** All widths of the part. */
  widths: readonly OfferedWidth[];
  /** Quantity for the basket, rows of the same part together; null: the input is no quantity. */
  units: number | null;
  price: PriceTag | null;
  lineTotalMinor: Minor | null;
  /** Null: it can go into the basket. */
  trouble: Translated<RowProblem> | null;
  /** The number of the row, from 1, that this one was put together with: that one holds the quantities of both. */
  joinedTo: number | null;
  /** Only the first letters of the number were typed; it is the one part that begins so. */
  isBeginning: boolean;
  /** That the company's own number was read, or that it is another part's real number, which wins (H6). */
  remark: Translated<Message> | null;
  /** Suggested parts, the likeliest first. */
  nearest: readonly OfferedPart[];
  /** Replacements of the typed part, which may still be on offer itself (J5). */
  successors: readonly Successor[];
}

export interface CheckedRows {
  rows: readonly CheckedRow[];
  /** Number of lines that can go into the basket, and what they come to. */
  readyLines: number;
  goodsMinor: Minor;
  currency: PriceTag['currency'];
}

/** The same before its sentences are made. */
export type UntranslatedRow = Omit<CheckedRow, 'trouble' | 'remark'> & {
  trouble: RowProblem | null;
  remark: Message | null;
};
export type UntranslatedRows = Omit<CheckedRows, 'rows'> & { rows: readonly UntranslatedRow[] };
