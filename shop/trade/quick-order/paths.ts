import { post } from '../../base/operations/path.ts';
import type { TypedRow } from './typed-row.ts';
import type { CheckedRows, PriceAndStock } from './answers.ts';

export type * from './answers.ts';

/** A part whose price is asked for; its price depends on the quantity. */
export interface AskedPart {
  part: string;
  /** Absent or empty: the part has no widths. */
  width?: string | undefined;
  /** Absent: 1. */
  quantity?: number | undefined;
}

export const quickOrderPaths = {
  /** Prices and stock of up to 500 parts (M2). */
  prices: post<{ parts: readonly AskedPart[] }, readonly PriceAndStock[]>('/Product/GetPricesAndStock'),
  /** Checks rows of part number, width and quantity at the customer's own prices; up to 1,000 at once (G1). */
  check: post<{ rows: readonly TypedRow[] }, CheckedRows>('/QuickOrder/CheckRows'),
  /** Checks the rows of a CSV or XLSX file. */
  checkFile: post<{ file: File }, CheckedRows & { isCut: boolean; quantityColumn: string | null }>(
    '/QuickOrder/CheckFile',
  ),
};
