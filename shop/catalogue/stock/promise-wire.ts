import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';

export const promiseSchema = z.object({
  /** Available quantity. */
  inStock: z.int(),
  /** Date of the next expected arrival; null: none. */
  moreOn: z.iso.date().nullable(),
  /** Lead time in weeks; null: unknown. */
  weeks: z.int().nullable(),
});

/** Despatch promise of a part (L4). */
export type DeliveryPromise = AnswerOf<typeof promiseSchema>;

/** The promise as a record of the documented calls. */
export const documentedPromiseSchema = z.object(promiseSchema.shape).meta({ id: 'DeliveryPromise' });
