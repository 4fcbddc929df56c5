import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertFromUsd, mulDivRound } from './rates.ts';

/**
 * a × numerator ÷ denominator in another form than the rule: floor of (2·|p| + |d|) ÷ 2·|d|, with the sign restored.
 */
function referenceMulDivRound(a: bigint, numerator: bigint, denominator: bigint): bigint {
  const product = size(a * numerator);
  const divisor = size(denominator);
  const rounded = (2n * product + divisor) / (2n * divisor);
  return a * numerator < 0n === denominator < 0n ? rounded : -rounded;
}

function size(value: bigint): bigint {
  return value < 0n ? -value : value;
}

describe('rounding (D1)', () => {
  test.each([
    ['nothing to round', 10, 4, 5, 8],
    ['below half goes down', 7, 1, 5, 1],
    ['an exact half goes up', 5, 1, 2, 3],
    ['an exact half of a negative amount goes down, away from zero', -5, 1, 2, -3],
    ['just below half stays', 49, 1, 100, 0],
    ['a half of one minor unit counts as one', 1, 1, 2, 1],
    ['a negative denominator', 5, 1, -2, -3],
    ['an odd denominator has no exact half', 1, 1, 3, 0],
    ['zero stays zero', 0, -3, 7, 0],
    ['a tiny negative amount becomes 0, not -0', -1, 1, 3, 0],
    ['a product past 2^53 stays exact', 9_007_199_254_740_991, 1_000_000, 1_000_000, 9_007_199_254_740_991],
    ['a half past 2^53 goes away from zero', 9_007_199_254_740_991, 3, 6, 4_503_599_627_370_496],
    ['a negative half past 2^53 goes away from zero', -9_007_199_254_740_991, 3, 6, -4_503_599_627_370_496],
  ])('%s', (_, a, numerator, denominator, expected) => {
    expect(mulDivRound(a, numerator, denominator)).toBe(expected);
  });

  test.each([
    ['a denominator of 0', 1, 1, 0],
    ['a result past 2^53', Number.MAX_SAFE_INTEGER, 2, 1],
    ['a fraction', 0.5, 2, 1],
    ['not a number', Number.NaN, 1, 1],
    ['infinity', 1, Number.POSITIVE_INFINITY, 1],
  ])('%s is refused with a RangeError', (_, a, numerator, denominator) => {
    expect(() => mulDivRound(a, numerator, denominator)).toThrow(RangeError);
  });

  test('every result equals the same sum in whole-number arithmetic of any length', () => {
    const whole = fc.maxSafeInteger();
    fc.assert(
      fc.property(
        whole,
        whole,
        whole.filter((n) => n !== 0),
        (a, numerator, denominator) => {
          const expected = referenceMulDivRound(BigInt(a), BigInt(numerator), BigInt(denominator));
          if (expected > BigInt(Number.MAX_SAFE_INTEGER) || expected < BigInt(Number.MIN_SAFE_INTEGER)) {
            expect(() => mulDivRound(a, numerator, denominator)).toThrow(RangeError);
          } else {
            expect(mulDivRound(a, numerator, denominator)).toBe(Number(expected));
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('amounts of a shop and rates of six places agree with that arithmetic too', () => {
    const amount = fc.integer({ min: -100_000_000, max: 100_000_000 });
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 3_000_000 }), fc.integer({ min: 1, max: 200 }), (a, n, d) => {
        expect(mulDivRound(a, n, d * 1_000_000)).toBe(
          Number(referenceMulDivRound(BigInt(a), BigInt(n), BigInt(d * 1_000_000))),
        );
      }),
      { numRuns: 2000 },
    );
  });
});

describe('conversion from dollars (D1, B2)', () => {
  test.each([
    ['25.00 dollars at 0.79', 2_500, 790_000, 1_975],
    ['343.75 dollars at 0.7142', 34_375, 714_200, 24_551],
    ['0.01 dollars at 0.5 is half a penny and becomes one', 1, 500_000, 1],
    ['0.01 dollars at 0.499999 becomes nothing', 1, 499_999, 0],
    ['at 1 nothing changes', 4_999, 1_000_000, 4_999],
  ])('%s', (_, usdMinor, rateMicros, expected) => {
    expect(convertFromUsd(usdMinor, rateMicros)).toBe(expected);
  });
});
