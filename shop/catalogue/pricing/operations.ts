import { z } from 'zod';
import { listExport } from '../../base/paged-lists/list-export.ts';
import { pageOf, pageRequest } from '../../base/paged-lists/list-page.ts';
import { listInput } from '../../base/paged-lists/list-request.ts';
import { currencies, isCurrencyId } from '../../base/money/money.ts';
import { RATE_ONE } from '../../base/money/rates.ts';
import { storedAs, answerListOf, answerInternalList, answerNumber, bodyListOf } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import { asNumber, idNumber, textInput } from '../../base/wire/input-schemas.ts';
import { type ExchangeRateDraft, pricingPaths, rateDeclaration } from './paths.ts';
import { rateRefusal } from './rate-draft.ts';
import { rateHistory } from './rate-history.ts';
import { listExchangeRates } from './rate-queries.ts';
import { saveExchangeRates } from './save-exchange-rates.ts';
import { exchangeRateBody, exchangeRateSchema } from './wire.ts';
import { issue, issueOf } from '../../base/messages/issue.ts';
import { exchangeRateChangeSchema } from './answers.ts';

const rateDraft: z.ZodType<ExchangeRateDraft> = z.object({
  id: idNumber('exchange_rate'),
  rate: textInput.superRefine((typed, context) => {
    const refusal = rateRefusal(typed);
    if (refusal !== null) context.addIssue({ code: 'custom', message: issueOf(refusal) });
  }),
  version: z.preprocess((value) => asNumber(value) ?? undefined, z.int().optional()),
});

const rateList = z
  .array(rateDraft, issue('staff-refusal.rates-list'))
  .min(1, issue('staff-refusal.rates-none'))
  .refine((rates) => new Set(rates.map(({ id }) => id)).size === rates.length, issue('staff-refusal.rate-twice'));

const historyQuestion = listInput(rateDeclaration);

export const pricingOperations = [
  operation(pricingPaths.exchangeRates, {
    tag: 'Exchange',
    summary: 'List the exchange rates for one dollar: pounds first, euros second (B2).',
    who: { access: 'customer or staff', staffRight: null, scope: 'prices:read' },
    input: pageRequest,
    answer: { format: answerListOf(exchangeRateSchema) },
    handle: async (request, { shop }) => pageOf(await listExchangeRates(shop.db), request),
  }),

  operation(pricingPaths.saveExchangeRates, {
    tag: 'Exchange',
    summary: 'Save the given exchange rates, all or none. Returns 1 (E15, D24).',
    who: { access: 'staff', staffRight: 'prices', scope: 'prices:write' },
    input: z.object({ rates: rateList }),
    body: bodyListOf('rates', exchangeRateBody),
    answer: { format: answerNumber, refusalDetails: storedAs(exchangeRateSchema), refuses: [404, 409] },
    example: {
      body: [
        { exchangeID: 1, exchangeRate: 0.79 },
        { exchangeID: 2, exchangeRate: 0.92 },
      ],
    },
    handle: saveExchangeRates,
  }),

  operation(pricingPaths.exchangeRateHistory, {
    tag: 'Exchange',
    summary: 'List all past and current exchange rates, newest first (E15).',
    who: { access: 'staff', staffRight: 'prices', scope: 'prices:read' },
    input: historyQuestion,
    answer: { format: answerInternalList(exchangeRateChangeSchema) },
    example: { query: { currencyId: 2, page: 1, pageSize: 25 } },
    handle: (question, { shop }) => listPage(shop, rateHistory, question),
  }),
];

export const rateExport = listExport('exchange-rates', historyQuestion, rateHistory, [
  ['From', ({ changedAt }) => changedAt],
  ['Currency', ({ currencyId }) => (isCurrencyId(currencyId) ? currencies[currencyId].code : currencyId)],
  ['Rate before', ({ beforeMicros }) => (beforeMicros === null ? null : beforeMicros / RATE_ONE)],
  ['Rate', ({ rateMicros }) => rateMicros / RATE_ONE],
  ['Saved by', ({ staffName }) => staffName],
]);
