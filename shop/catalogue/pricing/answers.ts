import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { ADJUSTMENT_KINDS } from '../../base/money/adjustments.ts';

/** A row between goods and total (D60). */
export const adjustmentSchema = z.object({
  kind: z.enum(ADJUSTMENT_KINDS),
  /** null: to be advised. */
  amountMinor: z.int().nullable(),
  isTaxed: z.boolean(),
});

/** The totals of an order (D7). */
export const totalsShape = {
  goodsMinor: z.int(),
  adjustments: z.array(adjustmentSchema),
  discountMinor: z.int(),
  subtotalMinor: z.int(),
  deliveryMinor: z.int().nullable(),
  totalMinor: z.int(),
};

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
