import type { TypedRow } from '#shop/trade/quick-order/typed-row.ts';
import { jsonText } from '../../json-text.ts';
import { isFilled, inputOf } from './order-rows.ts';

// Input stays in this browser, for this customer, until it is in the basket or cleared: across a reload, an expired
// session, a closed browser. Logging out clears it with all other stored data.

const place = (customerId: number) => `quick-order-${customerId}`;

export function storeRows(customerId: number, rows: readonly TypedRow[]): void {
  const filled = rows.filter(isFilled).map(inputOf);
  try {
    if (filled.length === 0) localStorage.removeItem(place(customerId));
    else localStorage.setItem(place(customerId), JSON.stringify(filled));
  } catch {
    // Storage full or not permitted: the rows are still on the page.
  }
}

export function readStoredRows(customerId: number): TypedRow[] {
  try {
    const kept = jsonText(localStorage.getItem(place(customerId)) ?? '');
    return Array.isArray(kept) ? kept.filter(isRow) : [];
  } catch {
    return [];
  }
}

function isRow(row: unknown): row is TypedRow {
  return (
    typeof row === 'object' &&
    row !== null &&
    ['part', 'width', 'quantity'].every((name) => typeof (row as Record<string, unknown>)[name] === 'string')
  );
}
