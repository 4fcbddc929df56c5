import { z } from 'zod';
import { priceTagSchema } from '../../catalogue/pricing/price-notes-wire.ts';
import { SALES_UNITS } from '../../catalogue/parts/sales-unit.ts';
import { pressFitSchema } from '../../catalogue/presses/answers.ts';
import { promiseSchema } from '../../catalogue/stock/promise-wire.ts';
import { successorSchema } from '../../shopfront/search/answers.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';

const offeredPartSchema = z
  .object({
    productId: z.int(),
    productName: z.string(),
    productIntro: z.string(),
    imageHash: z.string().nullable(),
    cloudImageUrl: z.url().nullable(),
  })
  .meta({ id: 'OfferedPart' });

/** A part that a row means or may mean. */
export type OfferedPart = AnswerOf<typeof offeredPartSchema>;

const currency = z.literal([1, 2, 3]);

const checkedRowSchema = z
  .object({
    part: z.string(),
    width: z.string(),
    quantity: z.string(),
    /** The matching part; null: none, or several. */
    product: offeredPartSchema
      .extend({ inStock: z.boolean(), promise: promiseSchema, unit: z.enum(SALES_UNITS).nullable() })
      .nullable(),
    /** The matching width; also null for a part without widths. */
    variantId: z.int().nullable(),
    variantDetails: z.string().nullable(),
    /** All widths of the part. */
    widths: z.array(z.object({ variantId: z.int(), variantDetails: z.string() })),
    /** Quantity for the basket, including merged rows of the same part; null: invalid input. */
    units: z.int().nullable(),
    price: priceTagSchema.nullable(),
    lineTotalMinor: z.int().nullable(),
    /** Null: it can be added to the basket. */
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
    /** Fit of the part for the chosen press (J3); null: no press is chosen, or no part matches. */
    pressFit: pressFitSchema.nullable(),
    /** The number of the row, from 1, into which this one was merged; that row has both quantities. */
    joinedTo: z.int().nullable(),
    /** Only a prefix of the number was typed, and only one part has it. */
    isBeginning: z.boolean(),
    /** Remark that a customer part number was used, or that another part's real number took precedence (H6). */
    remark: z.string().nullable(),
    /** Suggested parts, best match first. */
    nearest: z.array(offeredPartSchema),
    /** Replacements of the typed part, which may still be offered (J5). */
    successors: z.array(successorSchema),
  })
  .meta({ id: 'CheckedRow' });

/** A row as the shop reads it, at the customer's current price (G1). */
export type CheckedRow = AnswerOf<typeof checkedRowSchema>;

export const checkedRowsSchema = z.object({
  rows: z.array(checkedRowSchema),
  /** Number of lines that can be added to the basket, and their total. */
  readyLines: z.int(),
  goodsMinor: z.int(),
  currency,
});

export type CheckedRows = AnswerOf<typeof checkedRowsSchema>;

export const priceAndStockSchema = z
  .object({
    part: z.string(),
    width: z.string(),
    quantity: z.int(),
    /** null: there is no such part or width, or the caller can't buy it; then there are no figures. */
    productId: z.int().nullable(),
    currency: z.literal([1, 2, 3]),
    /** The caller's own price at this quantity. */
    unitPriceMinor: z.int().nullable(),
    listPriceMinor: z.int().nullable(),
    promise: promiseSchema.nullable(),
    /** Reason why it can't be bought, or not in this quantity. */
    refusal: z.string().nullable(),
  })
  .meta({ id: 'PriceAndStock' });

/** Price and stock of a part, for a program (M2). */
export type PriceAndStock = AnswerOf<typeof priceAndStockSchema>;
