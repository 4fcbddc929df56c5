import { z } from 'zod';
import { type Answer, answerDone } from './operation.ts';

/** Answer to a page after a save: the id and the version for its next save. */
export interface SaveResult {
  id: number;
  version: number;
}

/** The same where a save needs no version to go on. */
export const answerId = answerDone(z.object({ id: z.int() }));

/** Programs get the documented 1 for it (D29). */
export const answerSaveResult: Answer<SaveResult> = answerDone(z.object({ id: z.int(), version: z.int() }));
