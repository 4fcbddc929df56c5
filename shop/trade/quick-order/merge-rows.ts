import { soldQuantityRefusal } from '../quantities/sold-quantity.ts';
import { type BoughtQuantity, quantityByPart } from '../../catalogue/pricing/explain-price.ts';
import { lineTotal } from '../../catalogue/pricing/line-total.ts';
import type { Writable } from '../../base/kernel/writable.ts';
import type { UntranslatedRow } from './checked-row.ts';

/** Price of a part in a width at a quantity of the line and of the part. */
export type JoinedPrice = (
  part: { productId: number; variantId: number | null },
  quantity: BoughtQuantity,
) => UntranslatedRow['price'];

/**
 * Merges rows of the same part and width into one line: the first gets all quantities, and the others refer to it. Rows
 * with errors are unchanged.
 */
export function mergeRows(rows: readonly UntranslatedRow[], priceOf: JoinedPrice): UntranslatedRow[] {
  const joined = rows.map((row): Writable<UntranslatedRow> => ({ ...row }));
  const first = new Map<string, { row: Writable<UntranslatedRow>; number: number }>();
  for (const [index, row] of joined.entries()) {
    if (row.trouble !== null || row.product === null) continue;
    const key = `${row.product.productId} ${row.variantId}`;
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, { row, number: index + 1 });
      continue;
    }
    earlier.row.units = (earlier.row.units ?? 0) + (row.units ?? 0);
    row.joinedTo = earlier.number;
    row.lineTotalMinor = null;
  }
  const lines = [...first.values()].flatMap(({ row }) =>
    row.product === null || row.units === null ? [] : { row, productId: row.product.productId, quantity: row.units },
  );
  const ofPart = quantityByPart(lines);
  for (const { row, productId, quantity } of lines) {
    row.price = priceOf(
      { productId, variantId: row.variantId },
      { inLine: quantity, ofPart: ofPart.get(productId) ?? 0 },
    );
    weigh(row);
  }
  return joined;
}

/** Prices merged rows as one line, which may exceed the maximum of a line (C1) or break a pack (K4). */
function weigh(row: Writable<UntranslatedRow>): void {
  if (row.units === null || row.price === null) return;
  row.lineTotalMinor = lineTotal(row.price.unitPriceMinor, row.units);
  const refusal = soldQuantityRefusal(row.units, row.price.quantityRule);
  if (refusal !== null) row.trouble = { code: 'quantity', message: refusal };
}
