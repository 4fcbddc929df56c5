import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';

/**
 * Kinds of real things that keep the sample data. 'orders': of real companies, with sample parts. 'owner': nobody but sample logins
 * could log in afterwards.
 */
export const HANGING_KINDS = [
  'companies',
  'customers',
  'products',
  'categories',
  'subcategories',
  'price_lists',
  'press_models',
  'product_types',
  'orders',
  'owner',
] as const;

const hangingSchema = z.object({ kind: z.enum(HANGING_KINDS), name: z.string() });

export const sampleDataSchema = z
  .object({
    /** The shop has rows of the sample data. */
    isThere: z.boolean(),
    /** Real things that belong to something of the samples, at most a hundred; empty: they can be removed. */
    hanging: z.array(hangingSchema.meta({ id: 'HangingOnSample' })),
  })
  .meta({ id: 'SampleData' });

export type SampleData = AnswerOf<typeof sampleDataSchema>;
export type HangingOnSample = SampleData['hanging'][number];
