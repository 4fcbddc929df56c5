import type { ListPage, PageRequest } from '../list-page.ts';
import { get } from '../path.ts';

/** What one dollar buys of a currency: 2 pounds, 3 euros. */
export interface ExchangeRate {
  id: number;
  currencyId: number;
  rateMicros: number;
  /** Raised at every save. */
  version: number;
}

export const pricingPaths = {
  /** Pounds first, euros second (B2). */
  exchangeRates: get<Partial<PageRequest>, ListPage<ExchangeRate>>('/Exchange/GetAllExchangeRates'),
};
