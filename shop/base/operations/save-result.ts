import { z } from 'zod';
import { type Answer, answerDone } from './answers.ts';

/** Answer to a page after a save: the id and the version for its next save. */
export interface SaveResult {
  id: number;
  version: number;
}

/** The answer of a save without a version. */
export const answerId = answerDone(z.object({ id: z.int() }));

/** Programs get the documented 1 (D29). */
export const answerSaveResult: Answer<SaveResult> = answerDone(z.object({ id: z.int(), version: z.int() }));
