import type { Preparations } from '#server/api/testing/prepare-request.ts';

export const before: Preparations['before'] = {
  'POST /Exchange/SaveExchangeRates': 'update exchange_rates set rate_micros = rate_micros + 1',
};
