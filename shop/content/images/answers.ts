import { z } from 'zod';
import type { AnswerOf } from '../../operations/answers.ts';

export const slideSchema = z
  .object({ id: z.int(), imageHash: z.string(), description: z.string(), url: z.string() })
  .meta({ id: 'Slide' });

/** A picture of the carousel as the home page shows it. */
export type Slide = AnswerOf<typeof slideSchema>;
