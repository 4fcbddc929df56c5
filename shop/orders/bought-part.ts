import type { ShownPicture } from '../catalogue/product-picture-url.ts';
import type { PriceTag, Successor } from '../search/paths.ts';
import type { CalendarDay } from '../kernel/calendar-day.ts';
import type { Message, Translated } from '../kernel/message.ts';

/** Sort orders of bought parts: the newest first, by number, the most often bought first, the longest due first. */
export const BOUGHT_SORTS = ['last', 'number', 'often', 'due'] as const;
export type BoughtSort = (typeof BOUGHT_SORTS)[number];

export interface BoughtRequest {
  /** Part number or name. */
  search?: string | undefined;
  sort?: BoughtSort | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** A part, in one width, that the company has bought, and how it can be had today (G3). */
export interface PartHistory extends ShownPicture {
  productId: number;
  productName: string;
  productIntro: string;
  variantId: number | null;
  variantDetails: string | null;
  /** Number of orders with the part. */
  orders: number;
  lastOn: CalendarDay;
  lastQuantity: number;
  /** Quantity that was ordered most often lately. */
  usualQuantity: number;
  /** Days that lately lie between two orders, and when it is due again; null: not ordered often enough. */
  intervalDays: number | null;
  dueOn: CalendarDay | null;
  /** One unit today; null where it can't be bought. */
  price: PriceTag | null;
  inStock: boolean;
  /** Why it can't be bought; null: it can. */
  refusal: Translated<Message> | null;
  /** Replacements, if it is replaced (J5). */
  successors: readonly Successor[];
}

/** The same before its sentences are made. */
export type UntranslatedPartHistory = Omit<PartHistory, 'refusal'> & { refusal: Message | null };
