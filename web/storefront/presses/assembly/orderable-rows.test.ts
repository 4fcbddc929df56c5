import { describe, expect, test } from 'vitest';
import type { JudgedParts } from '#shop/catalogue/presses/paths.ts';
import type { CheckedRow } from '#shop/trade/quick-order/paths.ts';
import { orderableRows } from './orderable-rows.ts';
import { rowOf } from './testing/callouts.ts';

/** A part as the shop reads it; null: without a price. */
function checkedAt(unitPriceMinor: number | null, of: Partial<CheckedRow> = {}): CheckedRow {
  const price = unitPriceMinor === null ? null : { unitPriceMinor, currency: 2 };
  return { widths: [], trouble: null, price, ...of } as CheckedRow;
}

const judgedAs = (fits: Record<number, 'fits' | 'does-not-fit' | 'not-known'>, isForAll = false) =>
  ({
    machine: null,
    parts: Object.entries(fits).map(([id, fit]) => ({ productId: Number(id), fit, typeId: null, isForAll, rules: [] })),
  }) satisfies JudgedParts;

const callouts = [
  rowOf(1, { quantity: 3 }),
  rowOf(2, { quantity: 2, unit: 'pack', unitPieces: 40 }),
  rowOf(3, { productId: null }), // not sold separately
  rowOf(4, {}),
];
const prices = new Map([
  [101, checkedAt(1000)],
  [102, checkedAt(3800)],
  [104, checkedAt(500)],
]);

describe('all parts of a drawing (J4)', () => {
  test('are counted and added up in units of sale', () => {
    expect(orderableRows({ callouts }, prices, null)).toEqual({
      count: 3,
      misfitCount: 0,
      total: { minor: 7300, currency: 2 }, // three at 10.00, one pack at 38.00, one at 5.00
    });
  });

  test('leave out what does not fit the chosen press; what is not known stays, and so does what is for every press', () => {
    const judged = judgedAs({ 101: 'does-not-fit', 102: 'not-known', 104: 'fits' });
    expect(orderableRows({ callouts }, prices, judged)).toEqual({
      count: 2,
      misfitCount: 1,
      total: { minor: 4300, currency: 2 },
    });
    expect(orderableRows({ callouts }, prices, judgedAs({ 101: 'does-not-fit' }, true)).count).toBe(3);
  });

  test('have no total while the price of one is not known; a part in widths is chosen on its own page', () => {
    const withoutPrice = new Map([...prices, [101, checkedAt(null)] as const]);
    expect(orderableRows({ callouts }, withoutPrice, null)).toMatchObject({ count: 3, total: null });
    const widths = [25, 50].map((variantId) => ({ variantId, variantDetails: `${variantId} mm` }));
    const inWidths = new Map([...prices, [101, checkedAt(1000, { widths })] as const]);
    expect(orderableRows({ callouts }, inWidths, null)).toMatchObject({ count: 2, total: { minor: 4300 } });
  });
});
