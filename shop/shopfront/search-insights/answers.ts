import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';

export const searchedSchema = z
  .object({
    id: z.int(),
    words: z.string().describe('Words in lower case, separated by single spaces.'),
    times: z.int(),
    /** Number of searches without results. */
    nothing: z.int(),
    /** Number of searches that were corrected. */
    corrected: z.int(),
    /** True if the last search for them found nothing. */
    foundNothing: z.boolean(),
    /** A day, in UTC. */
    lastOn: z.iso.date(),
    /** The parts opened from the results, most frequent first; at most five. */
    chosen: z.array(z.object({ productId: z.int(), productName: z.string(), times: z.int() })),
  })
  .meta({ id: 'SearchedWords' });

/** Search words of the last 90 days, with their outcome (I4). */
export type SearchedWords = AnswerOf<typeof searchedSchema>;

export const pinsSchema = z
  .object({
    words: z.string(),
    parts: z.array(z.object({ productId: z.int(), productName: z.string() })),
    /** 0: nothing is pinned. */
    version: z.int(),
  })
  .meta({ id: 'PinnedParts' });

/** Parts chosen by staff above the results for some words. */
export type PinnedParts = AnswerOf<typeof pinsSchema>;
