import { z } from 'zod';
import type { AnswerOf } from '../../operations/answers.ts';

export const orderingForSchema = z
  .object({
    customerId: z.int(),
    memberName: z.string(),
    companyId: z.int(),
    companyName: z.string(),
    /** ISO 8601: when it ends by itself. */
    endsAt: z.iso.datetime(),
  })
  .meta({ id: 'OrderingFor' })
  .nullable();

/** For whom a member of staff orders just now (H7). */
export type OrderingFor = NonNullable<AnswerOf<typeof orderingForSchema>>;
