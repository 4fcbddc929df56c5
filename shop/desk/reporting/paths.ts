import { get } from '../../base/operations/path.ts';
import type { SalesFigures, YearReport } from './answers.ts';

export type * from './answers.ts';

export const reportingPaths = {
  /** Staff: products, and sales by year and currency (E14). */
  figures: get<Record<string, never>, SalesFigures>('/Stats/GetSalesFigures'),
  /** Staff: one year by month and day, with the ten best-selling parts and the top ten customers. */
  year: get<{ year: number }, YearReport>('/Stats/GetYearReport/{year}'),
};
