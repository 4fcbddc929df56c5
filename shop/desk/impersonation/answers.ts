import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';

export const orderingForSchema = z
  .object({
    customerId: z.int(),
    memberName: z.string(),
    companyId: z.int(),
    companyName: z.string(),
    /** ISO 8601: time of automatic expiry. */
    endsAt: z.iso.datetime(),
  })
  .meta({ id: 'OrderingFor' })
  .nullable();

/** The member on whose behalf a staff member orders (H7). */
export type OrderingFor = NonNullable<AnswerOf<typeof orderingForSchema>>;
