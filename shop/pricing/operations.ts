import { pageOf, pageRequest } from '../list-page.ts';
import { answerListOf, operation } from '../operation.ts';
import { pricingPaths } from './paths.ts';
import { listExchangeRates } from './rate-queries.ts';
import { exchangeRateWire } from './wire.ts';

export const pricingOperations = [
  operation(pricingPaths.exchangeRates, {
    tag: 'Exchange',
    summary: 'What a dollar buys: pounds first, euros second (B2).',
    access: 'customer or staff',
    input: pageRequest,
    answer: answerListOf(exchangeRateWire, (page) => page),
    handle: async (request, { shop }) => pageOf(await listExchangeRates(shop.db), request),
  }),
];
