import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeQuantity, MAX_QUANTITY, quantityRange } from './line-quantity.ts';

describe('a quantity outside packs and minimums is answered with the nearest two (K4)', () => {
  test.each([
    [30, 1, 12, [24, 36]],
    [24, 1, 12, null],
    [1, 1, 12, [12]],
    [18, 24, 12, [24]],
    [99, 1, 12, [96]], // 108 is above the largest quantity of a line
    [3, 5, 1, [5]],
    [6, 5, 1, null],
    [10, 7, 4, [8, 12]], // the minimum is reached by two packs
    [4, 7, 4, [8]],
    [50, 1, 60, [60]],
    [1, 99, 12, [96]], // no pack reaches the minimum: the largest one counts
  ])('%i with a minimum of %i in packs of %i: %j', (quantity, minQuantity, packSize, nearest) => {
    expect(judgeQuantity(quantity, { minQuantity, packSize })).toEqual(nearest);
  });
});

test('the nearest quantities are valid, enclose the typed one, and nothing lies between (K4)', () => {
  const some = fc.integer({ min: 1, max: MAX_QUANTITY });
  fc.assert(
    fc.property(some, fc.record({ minQuantity: some, packSize: some }), (quantity, rule) => {
      const valid = Array.from({ length: MAX_QUANTITY }, (_, index) => index + 1).filter(
        (each) => judgeQuantity(each, rule) === null,
      );
      const { from, to } = quantityRange(rule);
      expect([valid[0], valid.at(-1)]).toEqual([from, to]);
      expect(valid.every((each) => each % rule.packSize === 0)).toBe(true);
      const below = valid.findLast((each) => each <= quantity);
      const above = valid.find((each) => each >= quantity);
      expect(judgeQuantity(quantity, rule)).toEqual(
        below === quantity ? null : [below, above].filter((each) => each !== undefined),
      );
    }),
  );
});
