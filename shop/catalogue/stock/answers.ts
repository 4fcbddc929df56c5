import { z } from 'zod';
import { MOVEMENT_KINDS } from './movement.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';

export const stockSchema = z
  .object({
    productId: z.int(),
    productName: z.string(),
    /** Available stock. */
    stockLevel: z.int(),
    /** Stock on hand, including sold items that are not shipped yet. */
    shelfQuantity: z.int(),
    /** Ordered, but not in stock. */
    missing: z.int(),
    /** Lead time; null: unknown. */
    leadTimeDays: z.int().nullable(),
    /** Reorder point. */
    lowStock: z.int(),
    /** Earliest first. */
    arrivals: z.array(
      z.object({
        id: z.int(),
        quantity: z.int(),
        /** ISO day. */
        expectedOn: z.iso.date(),
        note: z.string(),
      }),
    ),
    /** Newest first. */
    movements: z.array(
      z.object({
        id: z.int(),
        /** ISO 8601. */
        at: z.iso.datetime(),
        kind: z.enum(MOVEMENT_KINDS),
        /** Change of the available stock. */
        quantity: z.int(),
        /** Change of the stock on the shelf. */
        shelfQuantity: z.int(),
        /** Available stock after the movement. */
        levelAfter: z.int(),
        orderId: z.int().nullable(),
        reason: z.string(),
        /** '': not by staff. */
        staffName: z.string(),
      }),
    ),
  })
  .meta({ id: 'StockOfProduct' });

/** Stock of a product, with its history. */
export type StockOfProduct = AnswerOf<typeof stockSchema>;

/** One movement with its explanation (L4). */
export type ExplainedMovement = StockOfProduct['movements'][number];

/** Goods that are expected. */
export type Arrival = StockOfProduct['arrivals'][number];

export const bookedStockSchema = z
  .object({
    part: z.string(),
    /** Available stock before and after it, because stock never becomes negative; null: nothing was booked. */
    stockBefore: z.int().nullable(),
    stockLevel: z.int().nullable(),
    /** Reason why nothing was booked. */
    refusal: z.string().nullable(),
  })
  .meta({ id: 'BookedStock' });

/** Outcome of one of many stock entries. */
export type BookedStock = AnswerOf<typeof bookedStockSchema>;
