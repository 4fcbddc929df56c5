import { z } from 'zod';
import { day, integer, nested, nullable, wireRecord } from '../operations/wire-format.ts';
import type { AnswerOf } from '../operations/answers.ts';

export const promiseSchema = z.object({
  /** Available quantity. */
  inStock: z.int(),
  /** The day on which more are expected; null: none are. */
  moreOn: z.iso.date().nullable(),
  /** Lead time in weeks; null: not given. */
  weeks: z.int().nullable(),
});

/** When a part can leave (L4). */
export type DeliveryPromise = AnswerOf<typeof promiseSchema>;

const promiseRecord = wireRecord<DeliveryPromise>('DeliveryPromise', [
  ['inStock', 'inStock', integer],
  ['moreOn', 'moreOn', nullable(day)],
  ['weeks', 'weeks', nullable(integer)],
]);

/** The same under the documented names. */
export const promiseWire = nested(promiseRecord);
