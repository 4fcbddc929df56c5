import { describe, expect, test } from 'vitest';
import { figuresFor } from '../../base/tax/order-tax.ts';
import { type ChargeRule, chargesFor } from '../../base/money/charges.ts';
import { orderTotals } from './totals.ts';

const smallOrder: ChargeRule = {
  kind: 'small-order',
  currency: 2,
  amountMinor: 750,
  belowMinor: 10_000,
  categoryId: null,
};
const hazardous: ChargeRule = {
  kind: 'hazardous-goods',
  currency: 2,
  amountMinor: 1_200,
  belowMinor: null,
  categoryId: 7,
};
const both = [smallOrder, hazardous];
const inks = new Set([3, 7]);

describe('charges of an order (D60)', () => {
  test.each([
    ['none are set', [], 9_999, inks, []],
    ['goods below the amount', [smallOrder], 9_999, inks, [750]],
    ['goods of exactly the amount', [smallOrder], 10_000, inks, []],
    ['a part of the category', [hazardous], 50_000, inks, [1_200]],
    ['no part of the category', [hazardous], 50_000, new Set([3]), []],
    ['both', both, 9_999, inks, [750, 1_200]],
    [
      'two categories of hazardous goods: once, the higher',
      [...both, { ...hazardous, categoryId: 3, amountMinor: 1_500 }],
      50_000,
      inks,
      [1_500],
    ],
  ])('%s', (_, rules, goodsMinor, categoryIds, amounts) => {
    const found = chargesFor(rules, { currency: 2, goodsMinor, categoryIds });
    expect(found.map(({ amountMinor }) => amountMinor)).toEqual(amounts);
  });

  test('are those of the order’s currency', () => {
    expect(chargesFor(both, { currency: 3, goodsMinor: 100, categoryIds: inks })).toEqual([]);
  });

  test('stand in the total after the delivery, never in the sub total, and are not discounted', () => {
    const charges = chargesFor(both, { currency: 2, goodsMinor: 6_000, categoryIds: inks });
    const lines = [{ unitMinor: 6_000, quantity: 1 }];
    expect(orderTotals({ lines, coupon: { multiplierMicros: 900_000 }, deliveryMinor: 1_500, charges })).toEqual({
      goodsMinor: 6_000,
      adjustments: [
        { kind: 'discount', amountMinor: -600, isTaxed: true },
        { kind: 'delivery', amountMinor: 1_500, isTaxed: true },
        { kind: 'small-order', amountMinor: 750, isTaxed: true },
        { kind: 'hazardous-goods', amountMinor: 1_200, isTaxed: true },
      ],
      discountMinor: -600,
      subtotalMinor: 5_400,
      deliveryMinor: 1_500,
      totalMinor: 8_850,
    });
  });

  test.each([
    ['line', 1_770],
    ['order', 1_770],
  ] as const)('are taxed as goods, by %s (O3)', (rounding, taxMinor) => {
    const charges = chargesFor(both, { currency: 2, goodsMinor: 6_000, categoryIds: inks });
    const { adjustments } = orderTotals({
      lines: [{ unitMinor: 6_000, quantity: 1 }],
      coupon: { multiplierMicros: 900_000 },
      deliveryMinor: 1_500,
      charges,
    });
    const stamp = {
      sellerCountry: 'GB',
      standardRateBasisPoints: 2_000,
      rounding,
      vatNumber: '',
      eoriNumber: '',
      sellerVatNumber: '',
      sellerEoriNumber: '',
    };
    const tax = figuresFor(stamp, 'domestic', { lines: [6_000], adjustments });
    expect(tax).toMatchObject({ taxMinor, totalWithTaxMinor: 10_620 });
  });
});
