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

export const basketGlanceSchema = z
  .object({
    guid: z.guid(),
    currency: z.literal([1, 2, 3]),
    count: z.int(),
    goodsMinor: z.int(),
    meetsMinimumSpend: z.boolean(),
    anyQuantity: z.boolean().optional(),
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
    /** Parts of all lines. */
    productIds: z.array(z.int()),
  })
  .meta({ id: 'BasketGlance' });

/** The current cart as the header of every page shows it: the last lines only, with what is shown of them. */
export type BasketGlance = AnswerOf<typeof basketGlanceSchema>;
