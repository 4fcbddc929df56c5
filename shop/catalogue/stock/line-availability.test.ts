import { describe, expect, test } from 'vitest';
import { availabilityOf, shareStock } from './line-availability.ts';

const DAY = '2026-12-10';
const stock = (inStock: number, moreOn: string | null = null, weeks: number | null = null) => ({
  inStock,
  moreOn,
  weeks,
});

describe('availability of a line (L4)', () => {
  test.for([
    ['all units are there', stock(5, DAY), 5, { now: 5, later: 0, followsOn: null, weeks: null }],
    [
      'four of five are there, the last is expected',
      stock(4, DAY, 3),
      5,
      { now: 4, later: 1, followsOn: DAY, weeks: null },
    ],
    ['the rest follows after the lead time', stock(1, null, 3), 3, { now: 1, later: 2, followsOn: null, weeks: 3 }],
    ['the date of the rest is unknown', stock(1), 3, { now: 1, later: 2, followsOn: null, weeks: null }],
    ['nothing is there', stock(0, DAY), 2, { now: 0, later: 2, followsOn: DAY, weeks: null }],
  ] as const)('%s', ([, promise, quantity, availability]) => {
    expect(availabilityOf(promise, quantity)).toEqual(availability);
  });

  test('two widths of a part share its stock: no unit is promised twice', () => {
    const lines = [
      { productId: 1, quantity: 2, promise: stock(3, DAY) },
      { productId: 2, quantity: 9, promise: stock(9) },
      { productId: 1, quantity: 2, promise: stock(3, DAY) },
      { productId: 1, quantity: 1, promise: stock(3, DAY) },
    ];
    expect(shareStock(lines).map(({ promise }) => promise.inStock)).toEqual([3, 9, 1, 0]);
  });
});
