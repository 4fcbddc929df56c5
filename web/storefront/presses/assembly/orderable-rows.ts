import type { ShownCallout, ShownDrawing } from '#shop/catalogue/drawings/paths.ts';
import { unitsFor } from '#shop/catalogue/parts/sales-unit.ts';
import type { JudgedParts } from '#shop/catalogue/presses/paths.ts';
import type { CheckedRow } from '#shop/trade/quick-order/paths.ts';

/** Price and stock for the reader, by product. */
export type CheckedParts = ReadonlyMap<number, CheckedRow>;

/** The rows that *add all* puts into the basket. */
export interface OrderableRows {
  count: number;
  /** Rows left out, because their parts do not fit the chosen press. */
  misfitCount: number;
  /** null: the price of a part is not known. */
  total: { minor: number; currency: NonNullable<CheckedRow['price']>['currency'] } | null;
}

/** Returns whether a row has a quantity and a button: its part is sold, and in one width. */
export function isOrderable({ productId }: Pick<ShownCallout, 'productId'>, checked: CheckedRow | undefined): boolean {
  if (productId === null || (checked?.widths.length ?? 0) > 1) return false;
  return checked?.trouble == null || checked.trouble.code === 'quantity';
}

/** The parts that are known not to fit the chosen press. */
export function misfitsOf(judged: JudgedParts | null): ReadonlySet<number> {
  const parts = judged?.parts ?? [];
  return new Set(
    parts.flatMap(({ productId, fit, isForAll }) => (fit === 'does-not-fit' && !isForAll ? productId : [])),
  );
}

/** Counts and adds up all rows of a drawing that can be ordered from it and are not known to be wrong for the chosen press (J4). */
export function orderableRows(
  { callouts }: Pick<ShownDrawing, 'callouts'>,
  checked: CheckedParts,
  judged: JudgedParts | null,
): OrderableRows {
  const misfits = misfitsOf(judged);
  const all = callouts.filter((row) => isOrderable(row, checked.get(row.productId ?? 0)));
  const rows = all.filter(({ productId }) => !misfits.has(productId ?? 0));
  const counts = { count: rows.length, misfitCount: all.length - rows.length };
  const prices = rows.map(({ productId }) => checked.get(productId ?? 0)?.price ?? null);
  const [first] = prices;
  if (first == null || prices.includes(null)) return { ...counts, total: null };
  const minor = rows.reduce(
    (sum, { quantity, unitPieces }, at) => sum + (prices[at]?.unitPriceMinor ?? 0) * unitsFor(quantity, unitPieces),
    0,
  );
  return { ...counts, total: { minor, currency: first.currency } };
}
