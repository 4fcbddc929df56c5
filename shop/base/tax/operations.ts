import { z } from 'zod';
import { parseDay } from '../days/parse-day.ts';
import { issue } from '../messages/issue.ts';
import { parseAmount } from '../money/parse-amount.ts';
import { answerInternal, answerNumber, noInput } from '../operations/answers.ts';
import { asNumber, idNumber, idOrNew, textInput } from '../wire/input-schemas.ts';
import { operation } from '../operations/operation.ts';
import { taxRateSchema } from './answers.ts';
import { WHOLE_RATE } from './compute-tax.ts';
import { taxPaths } from './paths.ts';
import { readTaxRates } from './rate-queries.ts';
import { isInForce, removeTaxRate, saveTaxRate } from './save-rate.ts';

const SETTINGS = { access: 'staff', staffRight: 'settings' } as const;

const rateSave = z.object({
  id: idOrNew('tax_rate'),
  countryId: idNumber('country'),
  rate: textInput.refine((typed) => readPercent(typed) !== null, issue('staff-refusal.tax-rate.rate')),
  validFrom: textInput.refine((typed) => parseDay(typed) !== null, issue('staff-refusal.tax-rate.day')),
  version: z.preprocess((value) => asNumber(value) ?? undefined, z.int(issue('staff-refusal.version')).optional()),
});

/** A rate in per cent as typed, in hundredths; null: not from 0 to 100 with at most two decimal places. */
function readPercent(typed: string): number | null {
  const hundredths = parseAmount(typed, null);
  return hundredths !== null && hundredths >= 0 && hundredths <= WHOLE_RATE ? hundredths : null;
}

/** Rates of tax (O3). */
export const taxOperations = [
  operation(taxPaths.rates, {
    tag: 'Tax',
    summary: 'List the rates of tax, by country, newest first (O3).',
    who: SETTINGS,
    input: noInput,
    answer: { format: answerInternal(z.array(taxRateSchema)) },
    handle: async (_, context) =>
      (await readTaxRates(context.shop.db)).map((rate) => ({ ...rate, inForce: isInForce(rate, context) })),
  }),

  operation(taxPaths.saveRate, {
    tag: 'Tax',
    summary: 'Save a rate of tax in per cent, which counts from its day. Use id 0 to add one. Returns its ID (O3).',
    who: SETTINGS,
    input: rateSave,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { id: 0, countryID: 247, rate: '20', validFrom: '2011-01-04' } },
    handle: ({ rate, validFrom, ...save }, context) =>
      saveTaxRate(
        { ...save, rateBasisPoints: readPercent(rate) ?? 0, validFrom: parseDay(validFrom) ?? validFrom },
        context,
      ),
  }),

  operation(taxPaths.removeRate, {
    tag: 'Tax',
    summary: 'Remove a rate of tax whose day has not come yet. Returns 1 (O3).',
    who: SETTINGS,
    input: z.object({ id: idNumber('tax_rate') }),
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { id: 1 } },
    handle: removeTaxRate,
  }),
];
