import { z } from 'zod';
import { day, integer, nested, nullable, wireRecord } from '../operations/wire-format.ts';
import type { DeliveryPromise } from './promise.ts';

const promiseRecord = wireRecord<DeliveryPromise>('DeliveryPromise', [
  ['inStock', 'inStock', integer],
  ['moreOn', 'moreOn', nullable(day)],
  ['weeks', 'weeks', nullable(integer)],
]);

export const promiseWire = nested(promiseRecord);

/** The same in our words. */
export const promiseSchema = z.object({
  inStock: z.int(),
  moreOn: z.iso.date().nullable(),
  weeks: z.int().nullable(),
});
