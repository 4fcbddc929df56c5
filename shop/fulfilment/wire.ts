import { z } from 'zod';
import { ORDER_EVENT_KINDS, ORDER_STATES } from '../orders/progress.ts';

/** Calls of ours: they speak our words everywhere. */
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
    hasNote: z.boolean(),
    heldByName: z.string().nullable(),
    checkedByName: z.string().nullable(),
  })
  .meta({ id: 'QueuedOrder' });

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
        details: z.object({
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
        }),
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
