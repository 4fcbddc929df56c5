import { z } from 'zod';
import { day, integer, nested, nullable, wireRecord } from '../../base/wire/wire-format.ts';
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

const promiseRecord = wireRecord<DeliveryPromise>('DeliveryPromise', [
  ['inStock', 'inStock', integer],
  ['moreOn', 'moreOn', nullable(day)],
  ['weeks', 'weeks', nullable(integer)],
]);

/** The promise under documented names. */
export const promiseWire = nested(promiseRecord);
