import { z } from 'zod';
import { totalsShape } from '../../catalogue/pricing/answers.ts';
import { breakSchema } from '../../catalogue/price-lists/answers.ts';
import { priceTagSchema } from '../../catalogue/pricing/price-notes-wire.ts';
import { taxFiguresSchema } from '../../base/tax/answers.ts';
import { successorSchema } from '../../shopfront/search/answers.ts';
import { ORDER_EVENT_KINDS, ORDER_STATES } from './progress.ts';
import { promiseSchema } from '../../catalogue/stock/promise-wire.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';

export const neighboursSchema = z
  .object({ newer: z.int().nullable(), older: z.int().nullable() })
  .meta({ id: 'SaleNeighbours' });

/** The ids of the neighbouring orders; null: it is the first or last of its list. */
export type OrderNeighbours = AnswerOf<typeof neighboursSchema>;

/** A call that is not in the sources: shop/base/wire/wire-dialect.ts translates its names. */
/** An order above its company's credit limit: what would be owed with it, in the limit's currency (L6). */
export const creditHoldSchema = z
  .object({ limitMinor: z.int(), owedMinor: z.int(), currency: z.literal([1, 2, 3]) })
  .nullable();

export const quoteSchema = z
  .object({
    currency: z.literal([1, 2, 3]),
    ...totalsShape,
    /** Absent if the shop does not compute tax, or before an address is selected (O3). */
    tax: taxFiguresSchema.optional(),
    /** Absent if no code was given; otherwise whether it is valid (A18). */
    coupon: z.object({ code: z.string(), refusal: z.string().nullable() }).nullable(),
    /** Reason why it needs an approval; null: it can be ordered (H3). */
    approval: z
      .object({ askedFor: z.enum(['always', 'order', 'month', 'currency']), limitMinor: z.int().nullable() })
      .nullable(),
    /** True: above the company's credit limit, so that the order waits until staff release it (L6). */
    waitsForCredit: z.boolean(),
    creditHold: creditHoldSchema,
  })
  .meta({ id: 'Quote' });

/** Quote of the basket for the checkout. */
export type CheckoutQuote = AnswerOf<typeof quoteSchema>;

/** Totals of the basket before it is ordered (D7). */
export type Quote = Omit<CheckoutQuote, 'approval' | 'waitsForCredit' | 'creditHold'>;

/** An earlier price, without its breaks. */
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
    /** From the last order with the part. */
    quantity: z.int(),
    /** ISO 8601. */
    lastOrderedAt: z.iso.datetime(),
    /** Current unit price. */
    price: priceTagSchema,
  })
  .meta({ id: 'BoughtPart' });

/** A part, and its width, that the customer has bought and can still buy. */
export type BoughtPart = AnswerOf<typeof boughtPartSchema>;

export const machinePartSchema = z
  .object({
    productId: z.int(),
    productName: z.string(),
    productIntro: z.string(),
    /** Of all orders that name the press. */
    quantity: z.int(),
    lastOrderedAt: z.iso.datetime(),
  })
  .meta({ id: 'MachinePart' });

/** A part that orders name for a press of the company (J3). */
export type MachinePart = AnswerOf<typeof machinePartSchema>;

export const orderAgainSchema = z
  .object({
    orderId: z.int(),
    reference: z.string(),
    placedAt: z.iso.datetime(),
    lines: z.array(
      z.object({
        /** Id of the order line. */
        lineId: z.int(),
        productId: z.int(),
        /** As ordered. */
        productName: z.string(),
        variantId: z.int().nullable(),
        variantDetails: z.string().nullable(),
        quantity: z.int(),
        serial: z.string(),
        machine: z.string(),
        /** The part is known not to fit the company's press with this serial number (J3). */
        isMisfit: z.boolean(),
        before: earlierPrice,
        /** Current unit price; null if it can't be bought. */
        now: priceTagSchema.nullable(),
        inStock: z.boolean(),
        /** Despatch promise, after the lines of the same part above it (L4); null: the part is gone. */
        promise: promiseSchema.nullable(),
        state: z.enum([
          'unchanged',
          'price', // its price has changed
          'width-gone', // the part exists, its width does not
          'not-sold', // not in the customer's country
          'gone', // no longer offered
          'packs', // not sold in this quantity (K4)
          'too-many', // together with the basket more than a line may hold
        ]),
        /** Reason why it can't be added to the basket unchanged; null: it can. */
        refusal: z.string().nullable(),
        /** Alternatives to a width that no longer exists. */
        widths: z.array(z.object({ variantId: z.int(), variantDetails: z.string(), price: priceTagSchema.nullable() })),
        /** Replacements, if it is replaced (J5). */
        successors: z.array(successorSchema),
        /** Quantity already in the basket. */
        inBasket: z.int(),
      }),
    ),
  })
  .meta({ id: 'OrderAgain' });

/** Preview of reordering an earlier order. */
export type OrderAgain = AnswerOf<typeof orderAgainSchema>;

/** A line of an earlier order, with its current price and availability (G2). */
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
    /** Most frequent quantity in recent orders. */
    usualQuantity: z.int(),
    /** Days between recent orders, and the next due date; null: not ordered often enough. */
    intervalDays: z.int().nullable(),
    dueOn: z.iso.date().nullable(),
    /** Current unit price; null if it can't be bought. */
    price: priceTagSchema.nullable(),
    inStock: z.boolean(),
    /** Reason why it can't be bought; null: it can. */
    refusal: z.string().nullable(),
    /** Replacements, if it is replaced (J5). */
    successors: z.array(successorSchema),
  })
  .meta({ id: 'PartHistory' });

/** A part, in one width, that the company has bought, with its current price and availability (G3). */
export type PartHistory = AnswerOf<typeof partHistorySchema>;

/** Details of an order event, by its kind. */
export const eventDetailsSchema = z.object({
  from: z.enum(ORDER_STATES).optional(),
  to: z.enum(ORDER_STATES).optional(),
  /** Reason, in the words of its author. */
  why: z.string().optional(),
  /** The event that this one undid. */
  undoes: z.int().optional(),
  /** Name of the assigned staff member; null: released. */
  holder: z.string().nullable().optional(),
  isChecked: z.boolean().optional(),
  shipmentId: z.int().optional(),
  amountMinor: z.int().optional(),
  /** Kind and number of a document that was filed (L6) or withdrawn. */
  document: z.string().optional(),
  number: z.string().optional(),
  isWithdrawn: z.boolean().optional(),
  /** The version that a correction created. */
  version: z.int().optional(),
  /** A return (L7) in its state at the time; its number is `number`. */
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

export const lastBoughtSchema = z
  .object({
    productId: z.int(),
    /** null: a part without widths. */
    variantId: z.int().nullable(),
    /** ISO day in the store's time zone. */
    lastOn: z.iso.date(),
  })
  .meta({ id: 'LastBought' });

/** The day on which a company last bought a part, or a width of it. */
export type LastBought = AnswerOf<typeof lastBoughtSchema>;

/** A line of an order whose price a price list decided. */
export type PriceReason = AnswerOf<typeof priceReasonSchema>;
