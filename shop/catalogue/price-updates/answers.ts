import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { PRICE_UPDATE_OUTCOMES, PRICE_UPDATE_STATES } from './price-update.ts';

const currency = z.literal([1, 2, 3]);

export const priceUpdateSchema = z
  .object({
    id: z.int(),
    /** null: the shop's own prices. */
    priceListId: z.int().nullable(),
    priceListName: z.string().nullable(),
    startsOn: z.iso.date(),
    state: z.enum(PRICE_UPDATE_STATES),
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
    leftOpen: z.boolean(),
  })
  .meta({ id: 'PriceUpdate' });

/** A price update (K5). */
export type PriceUpdate = AnswerOf<typeof priceUpdateSchema>;

export const priceUpdateRowSchema = z
  .object({
    id: z.int(),
    line: z.int(),
    name: z.string(),
    /** First day of the price: that of the update, or a later one of its list. */
    startsOn: z.iso.date(),
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
    outcome: z
      .enum(PRICE_UPDATE_OUTCOMES)
      .nullable()
      .describe(
        'Applied or undone; left or kept because somebody changed the price before or since. Null before the update is applied.',
      )
      .meta({ examples: ['applied'] }),
  })
  .meta({ id: 'PriceUpdateRow' });

/** One price of an update. */
export type PriceUpdateRow = AnswerOf<typeof priceUpdateRowSchema>;
