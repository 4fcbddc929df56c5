import { z } from 'zod';
import { totalsShape } from '../../catalogue/pricing/answers.ts';
import { taxFiguresSchema } from '../../base/tax/answers.ts';
import { orderFieldShape } from '../../people/accounts/order-field-wire.ts';
import { CANCEL_REASONS, CHANGE_REQUEST_STATES, ORDER_WISHES } from './change-request.ts';
import { CHANGED_THINGS } from '../order-versions/order-version.ts';
import { creditHoldSchema, orderEventSchema } from '../orders/answers.ts';
import { ORDER_STATES } from '../orders/progress.ts';
import { promiseSchema } from '../../catalogue/stock/promise-wire.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';

/** Calls that are not in the sources: shop/base/wire/wire-dialect.ts translates their names. */
const state = z.enum(ORDER_STATES);
const stepped = { orderId: z.int(), state };

export const stepsTakenSchema = z
  .object({
    done: z.array(z.object({ ...stepped, eventId: z.int() })),
    refused: z.array(z.object({ ...stepped, openQuestion: z.enum(['request', 'message']).nullable() })),
  })
  .meta({ id: 'OrderStepsTaken' });

/** Result for each order: the event by which the step can be undone, or the current state instead. */
export type StepsTaken = AnswerOf<typeof stepsTakenSchema>;

export const queuedOrderSchema = z
  .object({
    id: z.int(),
    reference: z.string(),
    customerId: z.int(),
    firstName: z.string(),
    surname: z.string(),
    company: z.string(),
    status: z.enum(['pending', 'complete']),
    state,
    /** ISO 8601: time of the change to this state. */
    since: z.iso.datetime(),
    placedAt: z.iso.datetime(),
    currency: z.literal([1, 2, 3]),
    totalMinor: z.int(),
    purchaseOrderNumber: z.string(),
    hasPurchaseOrder: z.boolean(),
    placedByStaff: z.string().nullable(),
    hasNote: z.boolean(),
    heldByName: z.string().nullable(),
    /** Name of the staff member who checked its purchase order; null: nobody yet. */
    checkedByName: z.string().nullable(),
    /** Open request of its buyer (L5); null: none. */
    openWish: z.enum(ORDER_WISHES).nullable(),
    /** Its buyer sent a message that is unread (L8). */
    hasMessage: z.boolean(),
    /** Its reverse charge rests on a VAT number that nobody verified (D63). */
    isVatUnverified: z.boolean(),
    /** The company was above its credit limit, and staff have not released the order (L6). */
    waitsForCredit: z.boolean(),
    /** Null: ship what is there. */
    shipping: z.string().nullable(),
    /** A unit of it is not in stock. */
    isShort: z.boolean(),
  })
  .meta({ id: 'QueuedOrder' });

/** An order in the queue (L2). */
export type QueuedOrder = AnswerOf<typeof queuedOrderSchema>;

export const progressSchema = z
  .object({
    orderId: z.int(),
    state,
    since: z.iso.datetime(),
    heldByName: z.string().nullable(),
    checkedByName: z.string().nullable(),
    isVatUnverified: z.boolean(),
    /** Debt of the company with the order, above its credit limit; null: it was within, or none is set (L6). */
    creditHold: creditHoldSchema,
    /** Oldest first. */
    events: z.array(orderEventSchema),
  })
  .meta({ id: 'OrderProgress' });

/** Progress of an order that only staff see. */
export type OrderProgress = AnswerOf<typeof progressSchema>;

export const deliverySchema = z
  .object({
    state,
    lines: z.array(
      z.object({
        orderLineId: z.int(),
        productId: z.int(),
        productName: z.string(),
        variantDetails: z.string().nullable(),
        /** Small picture of the part; null: none. */
        pictureUrl: z.string().nullable(),
        ordered: z.int(),
        sent: z.int(),
        /** Ordered but not shipped, while the order is open. */
        left: z.int(),
        /** Remaining units that are not in stock. */
        missing: z.int(),
        /**
         * Remaining units in stock that were never taken from it, because the order is older than the stock records. 0
         * for members.
         */
        unbooked: z.int(),
        /** Expected date of the missing units (L4); null: nothing is missing. */
        promise: promiseSchema.nullable(),
      }),
    ),
    shipments: z.array(
      z.object({
        id: z.int(),
        orderId: z.int(),
        position: z.int(),
        /** ISO day. */
        shippedOn: z.iso.date(),
        carrierName: z.string(),
        trackingNumber: z.string(),
        /** Tracking address of the parcel; null: none. */
        trackingLink: z.string().nullable(),
        note: z.string(),
        lines: z.array(
          z.object({
            orderLineId: z.int(),
            productName: z.string(),
            variantDetails: z.string().nullable(),
            quantity: z.int(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'OrderDelivery' });

export type Delivery = AnswerOf<typeof deliverySchema>;

export type Shipment = Delivery['shipments'][number];

/** Shipped and remaining quantities of an order line. */
export type DeliveryLine = Delivery['lines'][number];

/** A line with its fulfilment (L3). */
export type LineProgress = Omit<DeliveryLine, 'promise' | 'unbooked' | 'pictureUrl'>;

const pickedPartSchema = z
  .object({
    orderLineId: z.int(),
    productId: z.int(),
    /** Part number today: of a kit's part, not of the kit. */
    productName: z.string(),
    /** Width as ordered; null: a part without widths. */
    variantDetails: z.string().nullable(),
    /** '': none. */
    storageBin: z.string(),
    /** Units to fetch from the shelf: unshipped, and reserved for the line. */
    toPick: z.int(),
    /** Unshipped units that are not in stock. */
    missing: z.int(),
    /** Units in stock that no order has reserved. */
    stockLevel: z.int(),
  })
  .meta({ id: 'PickedPart' });

/** A part to fetch for a line of an order (L2). */
export type PickedPart = AnswerOf<typeof pickedPartSchema>;

export const pickListSchema = z
  .object({
    orderId: z.int(),
    parts: z.array(pickedPartSchema),
    /** It must ship complete, and a unit is not in stock: nothing is picked yet. */
    waitsForStock: z.boolean(),
  })
  .meta({ id: 'PickList' });

/** The parts to fetch for an order, by bin. */
export type PickList = AnswerOf<typeof pickListSchema>;

export const carrierSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    /** URL template with the placeholder {number}; '': no tracking. */
    trackingUrl: z.string(),
    active: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'Carrier' });

export type Carrier = AnswerOf<typeof carrierSchema>;

export const changedOrdersSchema = z
  .object({
    cursor: z.string(),
    isMore: z.boolean(),
    orders: z.array(
      z.object({
        orderId: z.int(),
        reference: z.string(),
        purchaseOrderNumber: z.string(),
        placedAt: z.iso.datetime(),
        despatchedOn: z.iso.date().nullable(),
        state,
        /** ISO 8601: of the newest change listed here. */
        changedAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'ChangedOrders' });

/** Changed orders, with the cursor for the next call. */
export type ChangedOrders = AnswerOf<typeof changedOrdersSchema>;

/** Original order before any correction (B9), with every correction since (L5). */
export const orderVersionsSchema = z
  .object({
    placed: z.object({
      purchaseOrderNumber: z.string(),
      ...orderFieldShape,
      deliveryAddress: z.string(),
      ...totalsShape,
      tax: taxFiguresSchema.optional(),
      lines: z.array(
        z.object({
          orderLineId: z.int(),
          productId: z.int(),
          productName: z.string(),
          variantDetails: z.string().nullable(),
          quantity: z.int(),
          unitPriceMinor: z.int(),
          lineTotalMinor: z.int(),
        }),
      ),
    }),
    /** Oldest first. */
    versions: z.array(
      z.object({
        number: z.int(),
        madeAt: z.iso.datetime(),
        why: z.string(),
        changes: z.array(
          z.object({
            what: z.enum(CHANGED_THINGS),
            part: z.string().nullable(),
            before: z.string().nullable(),
            after: z.string().nullable(),
            beforeMinor: z.int().nullable(),
            afterMinor: z.int().nullable(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'OrderVersions' });

/** Original order, with every correction since. */
export type OrderVersions = AnswerOf<typeof orderVersionsSchema>;

export const changeRequestSchema = z
  .object({
    changeRequestId: z.int(),
    wish: z.enum(ORDER_WISHES),
    cancelReason: z.enum(CANCEL_REASONS).nullable(),
    wishText: z.string(),
    askedBy: z.string(),
    /** ISO 8601. */
    askedAt: z.iso.datetime(),
    requestState: z.enum(CHANGE_REQUEST_STATES),
    /** ISO 8601; null: undecided. */
    decidedAt: z.iso.datetime().nullable(),
    decisionReason: z.string(),
  })
  .meta({ id: 'ChangeRequest' });

/** A request as both sides see it. */
export type ChangeRequest = AnswerOf<typeof changeRequestSchema>;
