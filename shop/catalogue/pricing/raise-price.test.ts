import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ladderFault } from './ladder.ts';
import { raiseLadder, raisePrice, STEPS } from './raise-price.ts';

test.for([
  [4950, 400, 1, 5148],
  [4950, 400, 5, 5150],
  [1000, 25, 5, 1005], // 10.025 is half way to 10.05
  [1000, -1000, 1, 900],
  [0, 400, 5, 0],
] as const)('%i by %i hundredths of a per cent to a step of %i is %i (K5)', ([price, percent, step, raised]) => {
  expect(raisePrice(price, { percent, step })).toBe(raised);
});

test('a raised ladder still never rises with the quantity (K1, K5)', () => {
  const ladder = fc.uniqueArray(fc.integer({ min: 2, max: 1000 }), { maxLength: 9 }).chain((from) =>
    fc
      .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: from.length + 1, maxLength: from.length + 1 })
      .map((minor) => {
        const falling = minor.toSorted((one, other) => other - one);
        return [1, ...from.toSorted((one, other) => one - other)].map((at, index) => ({
          from: at,
          minor: falling[index] ?? 0,
        }));
      }),
  );
  fc.assert(
    fc.property(ladder, fc.integer({ min: -9999, max: 20_000 }), fc.constantFrom(...STEPS), (prices, percent, step) => {
      const raised = raiseLadder(prices, { percent, step });
      expect(raised && ladderFault(raised, { largestQuantity: 1000, isExclusive: true })).toBeNull();
    }),
  );
});

test('a ladder of discounts is not raised: it follows the list price', () => {
  expect(raiseLadder([{ from: 1, discount: 750 }], { percent: 400, step: 1 })).toBeNull();
});
