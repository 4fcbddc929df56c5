import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CurrencyId } from '#shop/base/money/money.ts';
import { type PricedProduct, type PricedVariant, rateOf, type Rates, unitPrice } from './price.ts';
import type { PriceReading } from '../../base/settings/readings.ts';
import type { PriceClass } from '../../base/kernel/account-terms.ts';

const rates = { gbpMicros: 790_000, eurMicros: 920_000 };

const blade = { usdMinor: 2_500, eurMinor: null, familyId: null }; // no euro price
const steelBlade = { usdMinor: 6_000, eurMinor: 5_750, familyId: null };
const tape = { usdMinor: 999, eurMinor: 888, familyId: 1 } as const;

const width25 = { usdMinor: 2_000, gbpMinor: 1_650, eurMinor: 1_900 };
const width50 = { usdMinor: 3_800, gbpMinor: 3_100, eurMinor: null };
const width75 = { usdMinor: 5_500, gbpMinor: null, eurMinor: null };
const noDollars = { usdMinor: null, gbpMinor: 1_650, eurMinor: null };
const noPrices = { usdMinor: null, gbpMinor: null, eurMinor: null };

/** Price for price class 1 (D3). */
function listPrice(product: PricedProduct, variant: PricedVariant | null, currency: CurrencyId, at: Rates) {
  return unitPrice(product, variant, { currency, priceClass: 1, rates: at, reading: 'discount' });
}

describe('list price without a family (D2)', () => {
  test.each([
    ['dollars as they are', blade, 1, 2_500],
    ['pounds at the first rate', blade, 2, 1_975],
    ['euros at the second rate when there is no euro price', blade, 3, 2_300],
    ['the euro price when there is one', steelBlade, 3, 5_750],
    ['a euro price changes nothing in dollars', steelBlade, 1, 6_000],
    ['a euro price changes nothing in pounds', steelBlade, 2, 4_740],
  ] as const)('%s', (_, product, currency, expected) => {
    expect(listPrice(product, null, currency, rates)).toBe(expected);
  });

  test('a variant counts only with a family', () => {
    expect(listPrice(blade, width25, 1, rates)).toBe(2_500);
  });
});

describe('list price with a family (D2)', () => {
  test.each([
    ["the variant's own dollars", width25, 1, 2_000],
    ["the variant's own pounds", width25, 2, 1_650],
    ["the variant's own euros", width25, 3, 1_900],
    ["the second width's own pounds", width50, 2, 3_100],
    ['its dollars at the second rate when it has no euros', width50, 3, 3_496],
    ['its dollars at the first rate when it has no pounds', width75, 2, 4_345],
    ['its dollars at the second rate when it has neither', width75, 3, 5_060],
    ["its own pounds count even when it has no dollars: the currency's own price comes first", noDollars, 2, 1_650],
    ["without its own dollars the product's dollars", noDollars, 1, 999],
    ["without its own dollars and euros the product's euro price", noDollars, 3, 888],
    ["no price at all: the product's dollars at the first rate", noPrices, 2, 789],
    ["an empty family: the product's dollars", null, 1, 999],
    ["an empty family: the product's euro price", null, 3, 888],
  ] as const)('%s', (_, variant, currency, expected) => {
    expect(listPrice(tape, variant, currency, rates)).toBe(expected);
  });

  test("the product's euro price never replaces a variant's dollars at the rate", () => {
    expect(listPrice({ ...tape, eurMinor: 1 }, width75, 3, rates)).toBe(5_060);
  });
});

describe('unit price by price class, reading "discount" (B3, D3)', () => {
  test.each([
    ['class 0 pays the full price', blade, null, 1, 0, 2_500],
    ['class 1 pays the full price', blade, null, 1, 1, 2_500],
    ['class 2 pays 0.8 of the price', blade, null, 1, 2, 2_000],
    ['class 3 pays the full price', blade, null, 1, 3, 2_500],
    ['class 2 in pounds: 25.00 × 0.79 × 0.8', blade, null, 2, 2, 1_580],
    ['class 2 in euros: 25.00 × 0.92 × 0.8', blade, null, 3, 2, 1_840],
    ['class 2 on a euro price: 57.50 × 0.8', steelBlade, null, 3, 2, 4_600],
    ["class 2 on a variant's own pounds: 16.50 × 0.8", tape, width25, 2, 2, 1_320],
    ["class 2 on a variant's dollars at the rate: 55.00 × 0.79 × 0.8", tape, width75, 2, 2, 3_476],
    ['class 3 on a variant in euros', tape, width50, 3, 3, 3_496],
  ] as const)('%s', (_, product, variant, currency, priceClass, expected) => {
    expect(unitPrice(product, variant, { currency, priceClass, rates, reading: 'discount' })).toBe(expected);
  });
});

describe('unit price by price class, reading "legacy" (B3, D3)', () => {
  test.each([
    ['class 0 pays the full price', blade, null, 1, 0, 2_500],
    ['class 1 pays the full price', blade, null, 1, 1, 2_500],
    ['class 2 pays the price ÷ 1.55', blade, null, 1, 2, 1_613],
    ['class 3 pays the price ÷ 1.55 × 1.25', blade, null, 1, 3, 2_016],
    ['class 2 of 15.50 is 10.00 exactly', { ...blade, usdMinor: 1_550 }, null, 1, 2, 1_000],
    ['class 3 of 15.50 is 12.50 exactly', { ...blade, usdMinor: 1_550 }, null, 1, 3, 1_250],
    ['class 2 in pounds: 25.00 × 0.79 ÷ 1.55', blade, null, 2, 2, 1_274],
    ['class 3 in euros: 25.00 × 0.92 ÷ 1.55 × 1.25', blade, null, 3, 3, 1_855],
    ['class 2 on a euro price: 57.50 ÷ 1.55', steelBlade, null, 3, 2, 3_710],
    ['class 3 on a euro price: 57.50 ÷ 1.55 × 1.25', steelBlade, null, 3, 3, 4_637],
    ["class 2 on a variant's own pounds: 16.50 ÷ 1.55", tape, width25, 2, 2, 1_065],
    ["class 3 on a variant's dollars at the rate: 55.00 × 0.79 ÷ 1.55 × 1.25", tape, width75, 2, 3, 3_504],
  ] as const)('%s', (_, product, variant, currency, priceClass, expected) => {
    expect(unitPrice(product, variant, { currency, priceClass, rates, reading: 'legacy' })).toBe(expected);
  });
});

describe('a unit price is rounded once, at its end (D1)', () => {
  test('an exact half rounds away from zero: 343.75 × 0.7142 × 0.8 is 196.405', () => {
    const product = { usdMinor: 34_375, eurMinor: null, familyId: null };
    const terms = { currency: 2, priceClass: 2, rates: { ...rates, gbpMicros: 714_200 }, reading: 'discount' } as const;
    expect(unitPrice(product, null, terms)).toBe(19_641);
  });

  test('the list price is not rounded in between: 0.17 × 0.79 × 0.8 is 0.10744, while 0.8 of 0.13 would be 0.104', () => {
    const product = { usdMinor: 17, eurMinor: null, familyId: null };
    expect(listPrice(product, null, 2, rates)).toBe(13);
    expect(unitPrice(product, null, { currency: 2, priceClass: 2, rates, reading: 'discount' })).toBe(11);
  });
});

test('the rate of the dollar is 1, of the pound the first, of the euro the second (B2)', () => {
  expect([rateOf(1, rates), rateOf(2, rates), rateOf(3, rates)]).toEqual([1_000_000, 790_000, 920_000]);
});

describe('whatever the prices and rates', () => {
  const amount = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100_000_000 }));
  const own = fc.option(amount);
  const anyProduct = fc.record({
    usdMinor: amount,
    eurMinor: own,
    familyId: fc.constantFrom<(1 | 2 | null)[]>(1, 2, null),
  });
  const anyVariant = fc.option(fc.record({ usdMinor: own, gbpMinor: own, eurMinor: own }));
  const rate = fc.integer({ min: 1, max: 500_000_000 });
  const anyRates = fc.record({ gbpMicros: rate, eurMicros: rate });
  const anyCurrency = fc.constantFrom<CurrencyId[]>(1, 2, 3);
  const anyClass = fc.constantFrom<PriceClass[]>(0, 1, 2, 3);
  const anyReading = fc.constantFrom<PriceReading[]>('discount', 'legacy');
  const anyTerms = fc.record({ currency: anyCurrency, priceClass: anyClass, rates: anyRates, reading: anyReading });

  test('a price is a whole number of minor units and never negative', () => {
    fc.assert(
      fc.property(anyProduct, anyVariant, anyTerms, (product, variant, terms) => {
        const price = unitPrice(product, variant, terms);
        expect(Number.isSafeInteger(price)).toBe(true);
        expect(price).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('class 2 never pays more than class 1, nor more than class 3 (B3)', () => {
    fc.assert(
      fc.property(anyProduct, anyVariant, anyTerms, (product, variant, terms) => {
        const european = unitPrice(product, variant, { ...terms, priceClass: 1 });
        const domestic = unitPrice(product, variant, { ...terms, priceClass: 2 });
        const international = unitPrice(product, variant, { ...terms, priceClass: 3 });
        expect(domestic).toBeLessThanOrEqual(european);
        expect(domestic).toBeLessThanOrEqual(international);
      }),
    );
  });

  test('the classes 0 and 1 pay the list price under both readings (D3)', () => {
    const fullPrice = fc.constantFrom<PriceClass[]>(0, 1);
    fc.assert(
      fc.property(anyProduct, anyVariant, anyTerms, fullPrice, (product, variant, terms, priceClass) => {
        const list = listPrice(product, variant, terms.currency, terms.rates);
        expect(unitPrice(product, variant, { ...terms, priceClass })).toBe(list);
      }),
    );
  });

  test("a variant that has the currency's own price pays that, whatever the rates (B2)", () => {
    const ownPrice = fc.integer({ min: 1, max: 100_000_000 });
    const priced: fc.Arbitrary<PricedVariant> = fc.record({
      usdMinor: ownPrice,
      gbpMinor: ownPrice,
      eurMinor: ownPrice,
    });
    fc.assert(
      fc.property(priced, anyRates, (variant, anyRate) => {
        expect(listPrice(tape, variant, 1, anyRate)).toBe(variant.usdMinor);
        expect(listPrice(tape, variant, 2, anyRate)).toBe(variant.gbpMinor);
        expect(listPrice(tape, variant, 3, anyRate)).toBe(variant.eurMinor);
      }),
    );
  });
});
