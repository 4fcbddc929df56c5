import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';

export const addedLinesSchema = z
  .object({
    /** Number of lines that are new or whose quantity rose, and of units added. */
    addedLines: z.int(),
    addedUnits: z.int(),
    /** Refused lines, by their index in the list, from 0; the others were added. */
    refused: z.array(z.object({ index: z.int(), message: z.string() })),
  })
  .meta({ id: 'AddedLines' });

/** Result of adding lines. */
export type AddedLines = AnswerOf<typeof addedLinesSchema>;

export const basketHeadSchema = z
  .object({
    guid: z.guid(),
    /** Number of units. */
    count: z.int(),
    anyQuantity: z.boolean().optional(),
  })
  .meta({ id: 'BasketHead' });

/** The current cart as every page needs it, without a price. */
export type BasketHead = AnswerOf<typeof basketHeadSchema>;

export const basketGlanceSchema = z
  .object({
    guid: z.guid(),
    currency: z.literal([1, 2, 3]),
    count: z.int(),
    goodsMinor: z.int(),
    meetsMinimumSpend: z.boolean(),
    lines: z.array(
      z.object({
        id: z.int(),
        productName: z.string(),
        variantDetails: z.string().nullable(),
        quantity: z.int(),
        unitPriceMinor: z.int(),
      }),
    ),
    /** Number of further lines. */
    moreLines: z.int(),
  })
  .meta({ id: 'BasketGlance' });

/** The current cart at a glance: the last lines only, with what is shown of them. */
export type BasketGlance = AnswerOf<typeof basketGlanceSchema>;
