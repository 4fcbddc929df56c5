import { z } from 'zod';
import { parseDay } from '../../kernel/calendar-day.ts';
import { issue } from '../../kernel/issue.ts';
import {
  asNumber,
  checkboxInput,
  idNumber,
  multilineInput,
  optionalTextInput,
} from '../../operations/input-schemas.ts';
import type { PriceChangeDraft } from './paths.ts';
import { STEPS } from './raise-price.ts';

const MAX_LINES = 50_000;
const MAX_PERCENT = 1000;

const percent = issue('staff-refusal.price-change.percent');
const optionalId = (what: 'price_list' | 'product_type' | 'category') =>
  z.preprocess((value) => (value === '' ? null : value), idNumber(what).nullable().default(null));

export const priceChangeDraft: z.ZodType<PriceChangeDraft> = z
  .object({
    priceListId: optionalId('price_list').describe('null: the shop’s own prices.'),
    startsOn: optionalTextInput.refine(
      (text) => text === '' || parseDay(text) !== null,
      issue('staff-refusal.price-list.day'),
    ),
    columns: multilineInput
      .refine(
        (text) => text.split('\n').length <= MAX_LINES,
        issue('staff-refusal.price-change.lines', { most: MAX_LINES }),
      )
      .default('')
      .describe(
        'Text from a spreadsheet, a price on each line: part, width, price, pairs of a quantity with its price. Empty: by percentage.',
      ),
    percent: z
      .number(percent)
      .gt(-100, percent)
      .max(MAX_PERCENT, percent)
      .refine((value) => value !== 0 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-9, percent)
      .nullish(),
    step: z.preprocess((value) => asNumber(value ?? 1), z.literal(STEPS, issue('staff-refusal.price-change.step'))),
    typeId: optionalId('product_type'),
    categoryId: optionalId('category'),
  })
  .superRefine(({ columns, percent: rise }, context) => {
    if (columns === '' && rise == null)
      context.addIssue({ code: 'custom', path: ['columns'], message: issue('staff-refusal.price-change.empty') });
    if (columns !== '' && rise != null)
      context.addIssue({ code: 'custom', path: ['percent'], message: issue('staff-refusal.price-change.both') });
  });

const tick = checkboxInput.transform((ticked) => ticked ?? false);

export const priceChangeKey = z.object({ priceChangeId: idNumber('price_change') });

export const priceChangeApplication = z.object({
  priceChangeId: idNumber('price_change'),
  rest: tick.describe('Leave out the rows that can’t be applied.'),
  confirmPrices: checkboxInput,
});
