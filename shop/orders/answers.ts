import { z } from 'zod';
import { breakSchema } from '../pricing/price-lists/answers.ts';
import { priceTagSchema } from '../pricing/price-notes-wire.ts';
import { successorSchema } from '../search/answers.ts';
import { ORDER_EVENT_KINDS, ORDER_STATES } from './progress.ts';
import type { AnswerOf } from '../operations/answers.ts';

export const neighboursSchema = z
  .object({ newer: z.int().nullable(), older: z.int().nullable() })
  .meta({ id: 'SaleNeighbours' });

/** The numbers of the orders beside one; null: it is the last of its list on that side. */
export type OrderNeighbours = AnswerOf<typeof neighboursSchema>;

/** A call that the sources do not have: shop/operations/wire-dialect.ts names it on the wire. */
export const quoteSchema = z
  .object({
    currency: z.literal([1, 2, 3]),
    goodsMinor: z.int(),
    discountMinor: z.int(),
    subtotalMinor: z.int(),
    deliveryMinor: z.int().nullable(),
    totalMinor: z.int(),
    /** Absent where no code was given; otherwise whether it counts (A18). */
    coupon: z.object({ code: z.string(), refusal: z.string().nullable() }).nullable(),
    /** Why it would have to be asked for; null: it may be ordered (H3). */
    approval: z
      .object({ askedFor: z.enum(['always', 'order', 'month', 'currency']), limitMinor: z.int().nullable() })
      .nullable(),
  })
  .meta({ id: 'Quote' });

/** Quote of the basket for the checkout. */
export type CheckoutQuote = AnswerOf<typeof quoteSchema>;

/** Totals of the basket before it is ordered (D7). */
export type Quote = Omit<CheckoutQuote, 'approval'>;

/** A price that was: nothing is to be said about its breaks. */
const earlierPrice = z.object({ unitPriceMinor: z.int(), currency: z.literal([1, 2, 3]) });

/** A part as a company has ordered it. */
const orderedPart = {
  productId: z.int(),
  productName: z.string(),
  productIntro: z.string(),
  imageHash: z.string().nullable(),
  cloudImageUrl: z.url().nullable(),
  variantId: z.int().nullable(),
  variantDetails: z.string().nullable(),
};

export const boughtPartSchema = z
  .object({
    ...orderedPart,
    /** Of the last order that had it. */
    quantity: z.int(),
    /** ISO 8601. */
    lastOrderedAt: z.iso.datetime(),
    /** Of one unit today. */
    price: priceTagSchema,
  })
  .meta({ id: 'BoughtPart' });

/** A part, and the width of it, as the customer bought it and can buy it now. */
export type BoughtPart = AnswerOf<typeof boughtPartSchema>;

export const orderAgainSchema = z
  .object({
    orderId: z.int(),
    reference: z.string(),
    placedAt: z.iso.datetime(),
    lines: z.array(
      z.object({
        /** Of the order's line. */
        lineId: z.int(),
        productId: z.int(),
        /** As it was ordered. */
        productName: z.string(),
        variantId: z.int().nullable(),
        variantDetails: z.string().nullable(),
        quantity: z.int(),
        serial: z.string(),
        machine: z.string(),
        before: earlierPrice,
        /** One unit today; null where it can't be had. */
        now: priceTagSchema.nullable(),
        inStock: z.boolean(),
        state: z.enum([
          'unchanged',
          'price', // it costs something else now
          'width-gone', // the part is there, its width is not
          'not-sold', // not in the customer's country
          'gone', // not offered any more
          'too-many', // with what is in the basket already, more than a line may hold
        ]),
        /** Why it can't go into the basket as it was; null: it can. */
        refusal: z.string().nullable(),
        /** Instead of a width that is gone. */
        widths: z.array(z.object({ variantId: z.int(), variantDetails: z.string(), price: priceTagSchema.nullable() })),
        /** Replacements, if it is replaced (J5). */
        successors: z.array(successorSchema),
        /** Quantity that is in the basket already. */
        inBasket: z.int(),
      }),
    ),
  })
  .meta({ id: 'OrderAgain' });

/** An earlier order as it could be ordered again. */
export type OrderAgain = AnswerOf<typeof orderAgainSchema>;

/** A line of an earlier order, and how it can be had today (G2). */
export type ReorderLine = OrderAgain['lines'][number];

/** Changes since a line was ordered. */
export type ReorderState = ReorderLine['state'];

export const partHistorySchema = z
  .object({
    ...orderedPart,
    /** Number of orders with the part. */
    orders: z.int(),
    lastOn: z.iso.date(),
    lastQuantity: z.int(),
    /** Quantity that was ordered most often lately. */
    usualQuantity: z.int(),
    /** Days that lately lie between two orders, and when it is due again; null: not ordered often enough. */
    intervalDays: z.int().nullable(),
    dueOn: z.iso.date().nullable(),
    /** One unit today; null where it can't be bought. */
    price: priceTagSchema.nullable(),
    inStock: z.boolean(),
    /** Why it can't be bought; null: it can. */
    refusal: z.string().nullable(),
    /** Replacements, if it is replaced (J5). */
    successors: z.array(successorSchema),
  })
  .meta({ id: 'PartHistory' });

/** A part, in one width, that the company has bought, and how it can be had today (G3). */
export type PartHistory = AnswerOf<typeof partHistorySchema>;

/** Details of an order event, by its kind. */
export const eventDetailsSchema = z.object({
  from: z.enum(ORDER_STATES).optional(),
  to: z.enum(ORDER_STATES).optional(),
  /** Why, in the words of the person who did it. */
  why: z.string().optional(),
  /** The event that this one took back. */
  undoes: z.int().optional(),
  /** Name of the assigned staff member; null: released. */
  holder: z.string().nullable().optional(),
  isChecked: z.boolean().optional(),
  shipmentId: z.int().optional(),
  amountMinor: z.int().optional(),
  /** The kind and number of a document that was filed (L6), or withdrawn. */
  document: z.string().optional(),
  number: z.string().optional(),
  isWithdrawn: z.boolean().optional(),
  /** The version that a correction made. */
  version: z.int().optional(),
  /** A return of goods (L7), where it was then; its number is `number`. */
  returnId: z.int().optional(),
  returnState: z.string().optional(),
  /** Request of the buyer, and its outcome (L5). */
  wish: z.enum(['change', 'cancel']).optional(),
  requestState: z.enum(['open', 'accepted', 'declined', 'withdrawn']).optional(),
});

export type OrderEventDetails = AnswerOf<typeof eventDetailsSchema>;

export const orderEventSchema = z.object({
  id: z.int(),
  orderId: z.int(),
  /** ISO 8601. */
  at: z.iso.datetime(),
  kind: z.enum(ORDER_EVENT_KINDS),
  /** null: the buyer, or the shop itself. */
  staffName: z.string().nullable(),
  details: eventDetailsSchema,
});

/** An event of an order's history. */
export type OrderEvent = AnswerOf<typeof orderEventSchema>;

export const priceReasonSchema = z
  .object({
    orderLineId: z.int(),
    productName: z.string(),
    variantDetails: z.string().nullable(),
    priceListId: z.int(),
    /** As it is called today. */
    priceListName: z.string(),
    scope: z.enum(['company', 'group', 'everybody']),
    reached: breakSchema,
  })
  .meta({ id: 'PriceReason' });

/** A line of an order whose price a price list decided. */
export type PriceReason = AnswerOf<typeof priceReasonSchema>;
