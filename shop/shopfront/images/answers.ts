import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';

export const slideSchema = z
  .object({ id: z.int(), imageHash: z.string(), description: z.string(), url: z.string() })
  .meta({ id: 'Slide' });

/** A picture of the home page's carousel. */
export type Slide = AnswerOf<typeof slideSchema>;
