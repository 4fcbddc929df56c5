import { z } from 'zod';
import type { AnswerOf } from '../operations/answers.ts';

export const addedLinesSchema = z
  .object({
    /** Number of lines of the cart that are new or hold more than before, and so many units came to them. */
    addedLines: z.int(),
    addedUnits: z.int(),
    /** Refused lines, by their place in the list, from 0; the others were added. */
    refused: z.array(z.object({ index: z.int(), message: z.string() })),
  })
  .meta({ id: 'AddedLines' });

/** Result of adding lines. */
export type AddedLines = AnswerOf<typeof addedLinesSchema>;
