import { z } from 'zod';
import type { AnswerOf } from '../operations/answers.ts';

export const exchangeRateChangeSchema = z
  .object({
    id: z.int(),
    currencyId: z.int(),
    rateMicros: z.int(),
    /** The rate before it; null for the first. */
    beforeMicros: z.int().nullable(),
    /** ISO 8601. */
    changedAt: z.iso.datetime(),
    /** null: it came with the shop's first data. */
    staffName: z.string().nullable(),
  })
  .meta({ id: 'ExchangeRateChange' });

/** Start of a rate's validity. */
export type ExchangeRateChange = AnswerOf<typeof exchangeRateChangeSchema>;
