import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CurrencyId } from '#shop/base/money/money.ts';
import { lineTotal } from './line-total.ts';
import {
  missingToMinimumSpend,
  couponDiscount,
  meetsMinimumSpend,
  minimumSpendMessage,
  orderTotals,
  subtotalIn,
} from './totals.ts';
import { inEnglish } from '#server/testing/in-english.ts';

describe('the total of an order (B4, B5, B6, D7)', () => {
  test('without coupon and delivery the total is the goods', () => {
    const lines = [
      { unitMinor: 1_975, quantity: 2 },
      { unitMinor: 3_476, quantity: 1 },
    ];
    expect(orderTotals({ lines, coupon: null, deliveryMinor: 0 })).toEqual({
      goodsMinor: 7_426,
      adjustments: [{ kind: 'delivery', amountMinor: 0, isTaxed: true }],
      discountMinor: 0,
      subtotalMinor: 7_426,
      deliveryMinor: 0,
      totalMinor: 7_426,
    });
  });

  test('the discount applies to the goods only, delivery is added after it', () => {
    const lines = [{ unitMinor: 6_000, quantity: 10 }];
    expect(orderTotals({ lines, coupon: { multiplierMicros: 900_000 }, deliveryMinor: 1_500 })).toEqual({
      goodsMinor: 60_000,
      adjustments: [
        { kind: 'discount', amountMinor: -6_000, isTaxed: true },
        { kind: 'delivery', amountMinor: 1_500, isTaxed: true },
      ],
      discountMinor: -6_000,
      subtotalMinor: 54_000,
      deliveryMinor: 1_500,
      totalMinor: 55_500,
    });
  });

  test('without lines the total is the delivery', () => {
    expect(orderTotals({ lines: [], coupon: { multiplierMicros: 900_000 }, deliveryMinor: 4_200 })).toEqual({
      goodsMinor: 0,
      adjustments: [{ kind: 'delivery', amountMinor: 4_200, isTaxed: true }],
      discountMinor: 0,
      subtotalMinor: 0,
      deliveryMinor: 4_200,
      totalMinor: 4_200,
    });
  });

  test('a line is quantity × unit price', () => {
    expect(lineTotal(1_333, 100)).toBe(133_300);
  });
});

describe('discount = goods × (multiplier − 1), rounded once, half away from zero (B5, D1)', () => {
  test.each([
    ['ten per cent of 100.00', 10_000, 900_000, -1_000],
    ['five per cent of 0.10 is half a cent: one cent', 10, 950_000, -1],
    ['five per cent of 0.09 is less than half a cent: nothing', 9, 950_000, 0],
    ['once on the goods, not line by line: 0.15 of 3.33', 333, 850_000, -50],
    ['a multiplier of 1 takes nothing off', 10_000, 1_000_000, 0],
    ['the smallest multiplier leaves next to nothing', 10_000, 1, -10_000],
    ['a third off, at six places', 10_000, 666_667, -3_333],
  ])('%s', (_, goodsMinor, multiplierMicros, expected) => {
    expect(couponDiscount(goodsMinor, multiplierMicros)).toBe(expected);
  });
});

describe('minimum spend (B4, D7)', () => {
  test.each([
    [4_999, false],
    [5_000, false],
    [5_001, true],
  ])('goods of %d minor units against a minimum of 50.00: %s', (goodsMinor, enough) => {
    expect(meetsMinimumSpend(goodsMinor, 5_000)).toBe(enough);
  });

  test('the message names the minimum that the store has set (A15)', () => {
    expect(inEnglish(minimumSpendMessage(5_000))).toBe('Minimum spend of 50 required to check out');
    expect(inEnglish(minimumSpendMessage(7_550))).toBe('Minimum spend of 75.5 required to check out');
  });
});

describe("the sub total in pounds and euros at the order's own rates (D7)", () => {
  const rates = { gbpMicros: 790_000, eurMicros: 920_000 };

  test.each([
    ['from dollars to pounds', 1, 2, 10_000, 7_900],
    ['from dollars to euros', 1, 3, 10_000, 9_200],
    ['from pounds to pounds', 2, 2, 10_001, 10_001],
    ['from pounds to euros: 79.00 ÷ 0.79 × 0.92', 2, 3, 7_900, 9_200],
    ['from pounds to euros, a third place rounded once', 2, 3, 10_000, 11_646],
    ['from euros to pounds: 92.00 ÷ 0.92 × 0.79', 3, 2, 9_200, 7_900],
    ['from euros to euros', 3, 3, 10_001, 10_001],
    ['from euros to dollars', 3, 1, 9_200, 10_000],
    ['an exact half goes up: 0.50 dollars at 0.79 is 39.5 pence', 1, 2, 50, 40],
  ] as const)('%s', (_, currency, wanted, subtotalMinor, expected) => {
    expect(subtotalIn(wanted, { subtotalMinor, currency, rates })).toBe(expected);
  });
});

describe('whatever is in the basket', () => {
  const anyLine = fc.record({
    unitMinor: fc.integer({ min: 0, max: 100_000_000 }),
    quantity: fc.integer({ min: 1, max: 100 }),
  });
  const anyOrder = fc.record({
    lines: fc.array(anyLine, { maxLength: 50 }),
    coupon: fc.option(fc.record({ multiplierMicros: fc.integer({ min: 1, max: 1_000_000 }) })),
    deliveryMinor: fc.integer({ min: 0, max: 100_000 }),
  });

  test('goods, discount and delivery add up to the total', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const totals = orderTotals(order);
        const lineTotals = order.lines.map((line) => lineTotal(line.unitMinor, line.quantity));
        expect(totals.goodsMinor).toBe(lineTotals.reduce((sum, line) => sum + line, 0));
        expect(totals.subtotalMinor).toBe(totals.goodsMinor + totals.discountMinor);
        expect(totals.totalMinor).toBe(totals.goodsMinor + totals.discountMinor + order.deliveryMinor);
      }),
    );
  });

  test('the discount is never above 0 and never exceeds the goods', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { discountMinor, goodsMinor, subtotalMinor, totalMinor } = orderTotals(order);
        expect(discountMinor).toBeLessThanOrEqual(0);
        expect(Math.abs(discountMinor)).toBeLessThanOrEqual(goodsMinor);
        expect(subtotalMinor).toBeGreaterThanOrEqual(0);
        expect(totalMinor).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('without a coupon there is no discount', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(orderTotals({ ...order, coupon: null }).discountMinor).toBe(0);
      }),
    );
  });

  test("an order's own currency returns its own sub total (D7)", () => {
    const rate = fc.integer({ min: 1, max: 500_000_000 });
    const anyCurrency = fc.constantFrom<CurrencyId[]>(1, 2, 3);
    fc.assert(
      fc.property(fc.nat(), anyCurrency, rate, rate, (subtotalMinor, currency, gbpMicros, eurMicros) => {
        expect(subtotalIn(currency, { subtotalMinor, currency, rates: { gbpMicros, eurMicros } })).toBe(subtotalMinor);
      }),
    );
  });
});

test.each([
  [48_05, 1_96],
  [50_00, 1],
  [50_01, 0],
  [80_00, 0],
])('goods of %i are %i below a checkout with a minimum of 50 (B4)', (goodsMinor, missing) => {
  expect(missingToMinimumSpend(goodsMinor, 50_00)).toBe(missing);
});
