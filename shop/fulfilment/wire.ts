import { z } from 'zod';
import { orderFieldShape } from '../accounts/order-field-wire.ts';
import { CANCEL_REASONS, CHANGE_REQUEST_STATES, ORDER_WISHES } from './change-request.ts';
import { CHANGED_THINGS } from '../orders/order-version.ts';
import { ORDER_EVENT_KINDS, ORDER_STATES } from '../orders/progress.ts';
import { promiseSchema } from '../stock/promise-wire.ts';

/** Calls that the sources do not have: shop/operations/wire-dialect.ts names them on the wire. */
const state = z.enum(ORDER_STATES);
const stepped = { orderId: z.int(), state };

export const stepsTakenSchema = z
  .object({
    done: z.array(z.object({ ...stepped, eventId: z.int() })),
    refused: z.array(z.object(stepped)),
  })
  .meta({ id: 'OrderStepsTaken' });

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
    since: z.iso.datetime(),
    placedAt: z.iso.datetime(),
    currency: z.literal([1, 2, 3]),
    totalMinor: z.int(),
    purchaseOrderNumber: z.string(),
    hasPurchaseOrder: z.boolean(),
    placedByStaff: z.string().nullable(),
    hasNote: z.boolean(),
    heldByName: z.string().nullable(),
    checkedByName: z.string().nullable(),
    openWish: z.enum(ORDER_WISHES).nullable(),
    hasMessage: z.boolean(),
  })
  .meta({ id: 'QueuedOrder' });

/** Details of an order event, by its kind. */
export const eventDetailsSchema = z.object({
  from: state.optional(),
  to: state.optional(),
  why: z.string().optional(),
  undoes: z.int().optional(),
  holder: z.string().nullable().optional(),
  isChecked: z.boolean().optional(),
  shipmentId: z.int().optional(),
  amountMinor: z.int().optional(),
  document: z.string().optional(),
  number: z.string().optional(),
  isWithdrawn: z.boolean().optional(),
  version: z.int().optional(),
  returnId: z.int().optional(),
  returnState: z.string().optional(),
  wish: z.enum(ORDER_WISHES).optional(),
  requestState: z.enum(CHANGE_REQUEST_STATES).optional(),
});

export const progressSchema = z
  .object({
    orderId: z.int(),
    state,
    since: z.iso.datetime(),
    heldByName: z.string().nullable(),
    checkedByName: z.string().nullable(),
    events: z.array(
      z.object({
        id: z.int(),
        orderId: z.int(),
        at: z.iso.datetime(),
        kind: z.enum(ORDER_EVENT_KINDS),
        staffName: z.string().nullable(),
        details: eventDetailsSchema,
      }),
    ),
  })
  .meta({ id: 'OrderProgress' });

export const deliverySchema = z
  .object({
    state,
    lines: z.array(
      z.object({
        orderLineId: z.int(),
        productId: z.int(),
        productName: z.string(),
        variantDetails: z.string().nullable(),
        ordered: z.int(),
        sent: z.int(),
        left: z.int(),
        missing: z.int(),
        unbooked: z.int(),
        promise: promiseSchema.nullable(),
      }),
    ),
    shipments: z.array(
      z.object({
        id: z.int(),
        orderId: z.int(),
        position: z.int(),
        shippedOn: z.iso.date(),
        carrierName: z.string(),
        trackingNumber: z.string(),
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

export const carrierSchema = z
  .object({ id: z.int(), name: z.string(), trackingUrl: z.string(), active: z.boolean(), version: z.int() })
  .meta({ id: 'Carrier' });

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
        changedAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'ChangedOrders' });

/** Original order before any correction (B9), with every correction since (L5). */
export const orderVersionsSchema = z
  .object({
    placed: z.object({
      purchaseOrderNumber: z.string(),
      ...orderFieldShape,
      deliveryAddress: z.string(),
      goodsMinor: z.int(),
      discountMinor: z.int(),
      subtotalMinor: z.int(),
      deliveryMinor: z.int().nullable(),
      totalMinor: z.int(),
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

export const changeRequestSchema = z
  .object({
    changeRequestId: z.int(),
    wish: z.enum(ORDER_WISHES),
    cancelReason: z.enum(CANCEL_REASONS).nullable(),
    wishText: z.string(),
    askedBy: z.string(),
    askedAt: z.iso.datetime(),
    requestState: z.enum(CHANGE_REQUEST_STATES),
    decidedAt: z.iso.datetime().nullable(),
    decisionReason: z.string(),
  })
  .meta({ id: 'ChangeRequest' });
