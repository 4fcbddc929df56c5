import { z } from 'zod';
import type { AnswerOf } from '../../operations/answers.ts';

const told = z.array(z.object({ index: z.int(), message: z.string() }));

export const savedOwnNumbersSchema = z.object({
  /** Number of parts that have another own number now, or none any more. */
  savedRows: z.int(),
  /** By the rows' places, from 0: what stands in the way, or what is to be known of a row that was saved. */
  refused: told,
  remarks: told,
});

/** Result of saving rows of customer part numbers. */
export type SavedOwnNumbers = AnswerOf<typeof savedOwnNumbersSchema>;

export const ownPartNumberSchema = z
  .object({
    ownNumber: z.string(),
    productId: z.int(),
    productName: z.string(),
    productIntro: z.string(),
    variantId: z.int().nullable(),
    variantDetails: z.string().nullable(),
  })
  .meta({ id: 'OwnPartNumber' });

/** Customer part number of a part, or of one of its widths. */
export type OwnPartNumber = AnswerOf<typeof ownPartNumberSchema>;
