import { z } from 'zod';
import { parseDay } from '../../base/days/parse-day.ts';
import { issue } from '../../base/messages/issue.ts';
import { asNumber, checkboxInput, idNumber, multilineInput, optionalTextInput } from '../../base/wire/input-schemas.ts';
import { risePercent } from '../price-lists/input.ts';
import type { PastedPrices, PriceRise } from './paths.ts';
import { STEPS } from '../pricing/raise-price.ts';

const MAX_LINES = 50_000;
/** Parts that a rise can name. */
export const MAX_PARTS = 20_000;

const optionalId = (what: 'price_list' | 'product_type' | 'category') =>
  z.preprocess((value) => (value === '' ? null : value), idNumber(what).nullable().default(null));

const proposal = {
  priceListId: optionalId('price_list').describe('null: the shop’s own prices.'),
  startsOn: optionalTextInput
    .refine((text) => text === '' || parseDay(text) !== null, issue('staff-refusal.price-list.day'))
    .describe('dd/mm/yyyy; empty: today.'),
};

export const pastedPrices: z.ZodType<PastedPrices> = z.object({
  ...proposal,
  pastedText: multilineInput
    .refine((text) => text !== '', issue('staff-refusal.price-update.empty'))
    .refine(
      (text) => text.split('\n').length <= MAX_LINES,
      issue('staff-refusal.price-update.lines', { most: MAX_LINES }),
    )
    .describe('Text from a spreadsheet, a price on each line: part, width, price, pairs of a quantity with its price.'),
});

export const priceRise: z.ZodType<PriceRise> = z.object({
  ...proposal,
  percent: risePercent,
  roundTo: z.preprocess(asNumber, z.literal(STEPS, issue('staff-refusal.price-update.step')).default(1)),
  typeId: optionalId('product_type'),
  categoryId: optionalId('category'),
  productIds: z
    .array(idNumber('product'), issue('staff-refusal.many.none'))
    .min(1, issue('staff-refusal.many.none'))
    .max(MAX_PARTS, issue('staff-refusal.many.too-many', { most: MAX_PARTS }))
    .optional()
    .describe('Only these parts; absent: every part of the type and the category.'),
});

const tick = checkboxInput.transform((ticked) => ticked ?? false);

export const priceUpdateKey = z.object({ priceUpdateId: idNumber('price_update') });

export const priceUpdateApplication = z.object({
  priceUpdateId: idNumber('price_update'),
  rest: tick.describe('Leave out the rows that can’t be applied.'),
  confirmPrices: checkboxInput,
});
