import { post } from '../../base/operations/path.ts';
import type { TypedRow } from './typed-row.ts';
import type { CheckedRows } from './answers.ts';

export type * from './answers.ts';

export const quickOrderPaths = {
  /** Checks rows of part number, width and quantity at the customer's own prices; up to 1,000 at once (G1). */
  check: post<{ rows: readonly TypedRow[] }, CheckedRows>('/QuickOrder/CheckRows'),
  /** Checks the rows of a CSV or XLSX file. */
  checkFile: post<{ file: File }, CheckedRows & { isCut: boolean; quantityColumn: string | null }>(
    '/QuickOrder/CheckFile',
  ),
};
