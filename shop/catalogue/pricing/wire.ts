import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { calledOnWire } from '../../base/wire/wire-members.ts';

const id = calledOnWire('exchangeID', z.int());

export const exchangeRateSchema = z
  .object({
    id,
    currencyId: z.int(),
    rateMicros: z.int(),
    /** Raised at every save. */
    version: z.int(),
  })
  .meta({ id: 'ExchangeRate' });

/** Rate of a currency to one dollar: 2 pounds, 3 euros. */
export type ExchangeRate = AnswerOf<typeof exchangeRateSchema>;

/** A rate is a number, or its digits as somebody typed them. */
export const exchangeRateBody = z.object({
  id,
  rate: calledOnWire('exchangeRate', z.union([z.number(), z.string()])),
  version: z.int(),
});
