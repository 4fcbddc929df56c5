import { z } from 'zod';
import type { AnswerOf } from '../../operations/answers.ts';
import { PRICE_CHANGE_OUTCOMES, PRICE_CHANGE_STATES } from './price-change.ts';

const currency = z.literal([1, 2, 3]);

export const priceChangeSchema = z
  .object({
    id: z.int(),
    /** null: the shop's own prices. */
    priceListId: z.int().nullable(),
    priceListName: z.string().nullable(),
    startsOn: z.iso.date(),
    state: z.enum(PRICE_CHANGE_STATES),
    /** Rise in per cent; null: the prices were pasted. */
    percent: z.number().nullable(),
    proposedAt: z.iso.datetime(),
    staffName: z.string(),
    /** When it was applied, undone or discarded. */
    endedAt: z.iso.datetime().nullable(),
    rowCount: z.int(),
    faultCount: z.int(),
    /** Number of unusual prices, which must be confirmed before they are applied (D45). */
    questionCount: z.int(),
    /** Number of rows that somebody else changed since, which were left as they are. */
    leftCount: z.int(),
  })
  .meta({ id: 'PriceChange' });

/** A change of many prices (K5). */
export type PriceChange = AnswerOf<typeof priceChangeSchema>;

export const priceChangeRowSchema = z
  .object({
    id: z.int(),
    line: z.int(),
    name: z.string(),
    /** The price before and after, by currency and quantity. Either amounts or discounts. */
    figures: z.array(
      z.object({
        currencyId: currency.nullable(),
        fromQuantity: z.int(),
        beforeMinor: z.int().nullable(),
        afterMinor: z.int().nullable(),
        beforeDiscount: z.number().nullable(),
        afterDiscount: z.number().nullable(),
      }),
    ),
    /** Share of the new price that is left above the cost, in per cent; null: the cost is not known. */
    margin: z.number().nullable(),
    fault: z.string().nullable(),
    question: z.string().nullable(),
    outcome: z.enum(PRICE_CHANGE_OUTCOMES).nullable(),
  })
  .meta({ id: 'PriceChangeRow' });

/** One price of a change. */
export type PriceChangeRow = AnswerOf<typeof priceChangeRowSchema>;
