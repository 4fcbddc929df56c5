import type { ListPage, PageRequest } from '../../base/paged-lists/list-page.ts';
import { declareList, type QuestionOf } from '../../base/paged-lists/list-declaration.ts';
import { get, post } from '../../base/operations/path.ts';
import type { ExchangeRateChange } from './answers.ts';
import type { ExchangeRate } from './wire.ts';

export type * from './answers.ts';
export type { ExchangeRate } from './wire.ts';

/** A rate as staff typed it, under the names of rate-draft.ts. */
export interface ExchangeRateDraft {
  id: number;
  /** '0.79': the value of one dollar, with at most six decimal places. */
  rate: string;
  /** Version that the screen was opened with; a newer one is refused (409). Omitted: overwrites whatever is stored. */
  version?: number | undefined;
}

/** Every rate that was ever valid, as staff list them (E15). */
export const rateDeclaration = declareList({
  sorts: ['changed'],
  order: { sort: 'changed', direction: 'desc' },
  filters: { currencyId: { kind: 'id', of: 'currency' } },
});

export type ExchangeRateQuestion = QuestionOf<typeof rateDeclaration>;

export const pricingPaths = {
  /** Pounds first, euros second (B2). */
  exchangeRates: get<Partial<PageRequest>, ListPage<ExchangeRate>>('/Exchange/GetAllExchangeRates'),
  /** Staff: all or nothing; returns 1 (E15, D24). */
  saveExchangeRates: post<{ rates: readonly ExchangeRateDraft[] }, number>('/Exchange/SaveExchangeRates'),
  /** Staff: every rate that was ever valid, newest first (E15). */
  exchangeRateHistory: get<ExchangeRateQuestion, ListPage<ExchangeRateChange>>('/Exchange/GetExchangeRateHistory'),
};
