import { z } from 'zod';
import { MOVEMENT_KINDS } from './movement.ts';
import type { AnswerOf } from '../operations/answers.ts';

export const stockSchema = z
  .object({
    productId: z.int(),
    productName: z.string(),
    /** Available stock. */
    stockLevel: z.int(),
    /** Stock on hand, including sold items that are not shipped yet. */
    shelfQuantity: z.int(),
    /** Ordered, and not there. */
    missing: z.int(),
    /** Lead time; null: not given. */
    leadTimeDays: z.int().nullable(),
    /** With so many left or fewer it needs attention. */
    lowStock: z.int(),
    /** The next first. */
    arrivals: z.array(
      z.object({
        id: z.int(),
        quantity: z.int(),
        /** ISO day. */
        expectedOn: z.iso.date(),
        note: z.string(),
      }),
    ),
    /** The newest first. */
    movements: z.array(
      z.object({
        id: z.int(),
        /** ISO 8601. */
        at: z.iso.datetime(),
        kind: z.enum(MOVEMENT_KINDS),
        /** Of what can be sold. */
        quantity: z.int(),
        /** Of what lies on the shelf. */
        shelfQuantity: z.int(),
        /** Available stock after the movement. */
        levelAfter: z.int(),
        orderId: z.int().nullable(),
        reason: z.string(),
        /** '': nobody of the staff. */
        staffName: z.string(),
      }),
    ),
  })
  .meta({ id: 'StockOfProduct' });

/** Stock of a product, with its history. */
export type StockOfProduct = AnswerOf<typeof stockSchema>;

/** One movement as it is explained (L4). */
export type ExplainedMovement = StockOfProduct['movements'][number];

/** Goods that are expected. */
export type Arrival = StockOfProduct['arrivals'][number];
