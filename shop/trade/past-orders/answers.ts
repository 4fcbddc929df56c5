import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';

export const pastOrderSchema = z
  .object({
    pastOrderId: z.int(),
    number: z.string(),
    placedOn: z.iso.date(),
    purchaseOrderNumber: z.string(),
    /** In the words of the earlier shop. */
    state: z.string(),
    currencyId: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    totalMinor: z.int(),
  })
  .meta({ id: 'PastOrder' });

/** An order of the shop that the company used before (Q2). */
export type PastOrder = AnswerOf<typeof pastOrderSchema>;

export const pastOrderDetailsSchema = pastOrderSchema
  .extend({
    // null: the earlier shop did not say it
    goodsMinor: z.int().nullable(),
    discountMinor: z.int().nullable(),
    deliveryMinor: z.int().nullable(),
    taxMinor: z.int().nullable(),
    /** Its lines, joined by line breaks. */
    deliveryAddress: z.string(),
    note: z.string(),
    lines: z.array(
      z.object({
        position: z.int(),
        partNumber: z.string(),
        description: z.string(),
        quantity: z.int(),
        unitPriceMinor: z.int().nullable(),
        lineTotalMinor: z.int().nullable(),
        /** True if the shop has a part of this number today. */
        isSold: z.boolean(),
      }),
    ),
    /** Parcels of it, the earliest first. */
    shipments: z.array(
      z.object({ sentOn: z.iso.date(), carrier: z.string(), trackingNumber: z.string(), contents: z.string() }),
    ),
    /** Its invoices and other papers, the earliest first. */
    documents: z.array(
      z.object({
        documentId: z.int(),
        /** In the words of the earlier shop. */
        kind: z.string(),
        issuedOn: z.iso.date().nullable(),
        fileName: z.string(),
      }),
    ),
  })
  .meta({ id: 'PastOrderDetails' });

/** The whole of it, as it was: nothing is computed again. */
export type PastOrderDetails = AnswerOf<typeof pastOrderDetailsSchema>;
