import type { Ready } from '#server/api/testing/making.ts';

export const before: Ready['before'] = {
  'POST /Exchange/SaveExchangeRates': 'update exchange_rates set rate_micros = rate_micros + 1',
};
