import { z } from 'zod';
import type { Answer } from './operation.ts';

/** What a page gets for a save: which thing it is now, for its next save. */
export interface Saved {
  id: number;
  version: number;
}

/** Programs get the documented 1 for it (D29). */
export const answerSaved: Answer<Saved> = { schema: z.literal(1), encode: () => 1 };
