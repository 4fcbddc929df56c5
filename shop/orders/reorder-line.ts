import type { PriceTag, Successor } from '../search/paths.ts';
import type { Message, Translated } from '../kernel/message.ts';

/** Changes since a line was ordered. */
export type ReorderState =
  | 'unchanged'
  | 'price' // it costs something else now
  | 'width-gone' // the part is there, its width is not
  | 'not-sold' // not in the customer's country
  | 'gone' // not offered any more
  | 'too-many'; // with what is in the basket already, more than a line may hold

/** A line of an earlier order, and how it can be had today (G2). */
export interface ReorderLine {
  /** Of the order's line. */
  lineId: number;
  productId: number;
  /** As it was ordered. */
  productName: string;
  variantId: number | null;
  variantDetails: string | null;
  quantity: number;
  serial: string;
  machine: string;
  before: PriceTag;
  /** One unit today; null where it can't be had. */
  now: PriceTag | null;
  inStock: boolean;
  state: ReorderState;
  /** Why it can't go into the basket as it was; null: it can. */
  refusal: Translated<Message> | null;
  /** Instead of a width that is gone. */
  widths: readonly { variantId: number; variantDetails: string; price: PriceTag | null }[];
  /** Replacements, if it is replaced (J5). */
  successors: readonly Successor[];
  /** Quantity that is in the basket already. */
  inBasket: number;
}

/** An earlier order as it could be ordered again. */
export interface OrderAgain {
  orderId: number;
  reference: string;
  placedAt: string;
  lines: readonly ReorderLine[];
}

/** The same before its sentences are made. */
export type UntranslatedReorderLine = Omit<ReorderLine, 'refusal'> & { refusal: Message | null };
export type UntranslatedOrderAgain = Omit<OrderAgain, 'lines'> & { lines: readonly UntranslatedReorderLine[] };
