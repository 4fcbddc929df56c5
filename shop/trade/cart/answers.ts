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
