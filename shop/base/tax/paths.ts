import { get, post } from '../operations/path.ts';
import type { ListedTaxRate } from './answers.ts';

export type * from './answers.ts';

/** A rate to save; id 0 adds one. */
export interface TaxRateSave {
  id: number;
  countryId: number;
  /** In per cent, as typed: '17.5'. */
  rate: string;
  validFrom: string;
  /** Version that the screen was opened with; a newer one is refused (409). */
  version?: number | undefined;
}

export const taxPaths = {
  /** Staff: by country, newest first. */
  rates: get<Record<string, never>, readonly ListedTaxRate[]>('/Tax/GetTaxRates'),
  /** Staff: returns its id. */
  saveRate: post<TaxRateSave, number>('/Tax/SaveTaxRate'),
  /** Staff: returns 1. */
  removeRate: post<{ id: number }, number>('/Tax/RemoveTaxRate'),
};
