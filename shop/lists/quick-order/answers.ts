import { z } from 'zod';
import { priceTagSchema } from '../../pricing/price-notes-wire.ts';
import { SALES_UNITS } from '../../catalogue/sales-unit.ts';
import { promiseSchema } from '../../stock/promise-wire.ts';
import { successorSchema } from '../../search/answers.ts';
import type { AnswerOf } from '../../operations/answers.ts';

const offeredPartSchema = z
  .object({
    productId: z.int(),
    productName: z.string(),
    productIntro: z.string(),
    imageHash: z.string().nullable(),
    cloudImageUrl: z.url().nullable(),
  })
  .meta({ id: 'OfferedPart' });

/** A part that a row may have meant, or one that it means. */
export type OfferedPart = AnswerOf<typeof offeredPartSchema>;

const currency = z.literal([1, 2, 3]);

const checkedRowSchema = z
  .object({
    part: z.string(),
    width: z.string(),
    quantity: z.string(),
    /** The part that it means; null: none, or more than one. */
    product: offeredPartSchema
      .extend({ inStock: z.boolean(), promise: promiseSchema, unit: z.enum(SALES_UNITS).nullable() })
      .nullable(),
    /** The width that it means; null for a part without widths too. */
    variantId: z.int().nullable(),
    variantDetails: z.string().nullable(),
    /** All widths of the part. */
    widths: z.array(z.object({ variantId: z.int(), variantDetails: z.string() })),
    /** Quantity for the basket, rows of the same part together; null: the input is no quantity. */
    units: z.int().nullable(),
    price: priceTagSchema.nullable(),
    lineTotalMinor: z.int().nullable(),
    /** Null: it can go into the basket. */
    trouble: z
      .object({
        code: z.enum([
          'unknown',
          'replaced',
          'several',
          'width',
          'quantity',
          'not-available',
          'tape-shop',
          'unavailable-in-country',
        ]),
        message: z.string(),
      })
      .nullable(),
    /** The number of the row, from 1, that this one was put together with: that one holds the quantities of both. */
    joinedTo: z.int().nullable(),
    /** Only the first letters of the number were typed; it is the one part that begins so. */
    isBeginning: z.boolean(),
    /** That the company's own number was read, or that it is another part's real number, which wins (H6). */
    remark: z.string().nullable(),
    /** Suggested parts, the likeliest first. */
    nearest: z.array(offeredPartSchema),
    /** Replacements of the typed part, which may still be on offer itself (J5). */
    successors: z.array(successorSchema),
  })
  .meta({ id: 'CheckedRow' });

/** A row as the shop reads it, at the customer's own price of today (G1). */
export type CheckedRow = AnswerOf<typeof checkedRowSchema>;

export const checkedRowsSchema = z.object({
  rows: z.array(checkedRowSchema),
  /** Number of lines that can go into the basket, and what they come to. */
  readyLines: z.int(),
  goodsMinor: z.int(),
  currency,
});

export type CheckedRows = AnswerOf<typeof checkedRowsSchema>;
