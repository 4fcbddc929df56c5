import { get } from '../../base/operations/path.ts';
import type { CurrencyId } from '../../base/money/money.ts';
import type { OwnerFigures, SalesFigures, YearReport } from './answers.ts';

export type * from './answers.ts';

export const reportingPaths = {
  /** Staff: this year against the last one, in one currency. */
  owner: get<{ currencyId: CurrencyId }, OwnerFigures>('/Stats/GetOwnerFigures'),
  /** Staff: products, and sales by year and currency (E14). */
  figures: get<Record<string, never>, SalesFigures>('/Stats/GetSalesFigures'),
  /** Staff: one year by month and day, with the ten best-selling parts and the top ten customers. */
  year: get<{ year: number }, YearReport>('/Stats/GetYearReport/{year}'),
};
