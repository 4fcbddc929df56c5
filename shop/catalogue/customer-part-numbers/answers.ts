import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';

const rowMessages = z.array(z.object({ index: z.int(), message: z.string() }));

export const savedOwnNumbersSchema = z.object({
  /** Number of parts whose customer part number was changed or removed. */
  savedRows: z.int(),
  /** By row index, from 0: reasons for refusal, or notes on saved rows. */
  refused: rowMessages,
  remarks: rowMessages,
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
