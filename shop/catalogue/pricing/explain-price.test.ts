import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PriceClass } from '../../base/kernel/account-terms.ts';
import type { CurrencyId } from '../../base/money/money.ts';
import { candidatesFor, lowestPrice, type PriceSource, priceOf, type TermsWithSources } from './explain-price.ts';
import { type Ladder, ladderFault } from './ladder.ts';
import { unitPrice } from './price.ts';
import { readGoldenCases } from './testing/golden-cases.ts';

const TODAY = '2026-11-26';
const TERMS: TermsWithSources = {
  currency: 2,
  priceClass: 1,
  rates: { gbpMicros: 800_000, eurMicros: 920_000 },
  reading: 'discount',
  sources: [],
  today: TODAY,
};
const BLADE = { usdMinor: 10_000, eurMinor: null, familyId: null }; // £80.00

function source(listId: number, ladder: Ladder, rest: Partial<PriceSource> = {}): PriceSource {
  const steps = [{ from: '2026-01-01', ladder }];
  const any = { isExclusive: false, countsWidthsTogether: false, minQuantity: null, packSize: null };
  return { listId, scope: 'company', ...any, steps, ...rest };
}

function priceWith(sources: readonly PriceSource[], quantity = 1, ofPart = quantity) {
  const explained = [BLADE, null, { ...TERMS, sources }, { inLine: quantity, ofPart }] as const;
  return { ...priceOf(...explained), candidates: candidatesFor(...explained) };
}

test('500 prices are the same as before there were price lists (K1)', () => {
  const cases = readGoldenCases();
  expect(cases).toHaveLength(500);
  const wrong = cases.filter(
    ({ product, variant, terms, expected }) =>
      unitPrice(product, variant, terms) !== expected ||
      priceOf(product, variant, { ...terms, sources: [], today: TODAY }, { inLine: 1, ofPart: 1 }).unitPriceMinor !==
        expected,
  );
  expect(wrong).toEqual([]);
});

describe('the lowest price that a company is entitled to (K1)', () => {
  test('is that of a list below the own price, from its first quantity on', () => {
    const ladder = [
      { from: 5, minor: 7_500 },
      { from: 10, minor: 7_000 },
    ];
    expect(priceWith([source(3, ladder)], 4)).toMatchObject({
      unitPriceMinor: 8_000,
      ownPriceMinor: 8_000,
      decidedBy: null,
      breaks: [
        { from: 1, unitPriceMinor: 8_000 },
        { from: 5, unitPriceMinor: 7_500 },
        { from: 10, unitPriceMinor: 7_000 },
      ],
      next: { from: 5, more: 1, unitPriceMinor: 7_500, savesMinor: 500 },
      candidates: [{ listId: 3, unitPriceMinor: null, outcome: 'not reached' }],
    });
    expect(priceWith([source(3, ladder)], 12)).toMatchObject({
      unitPriceMinor: 7_000,
      decidedBy: { listId: 3, scope: 'company', reached: { from: 10, minor: 7_000 } },
      next: null,
    });
  });

  test('a smaller quantity loses its price again', () => {
    const sources = [source(3, [{ from: 5, minor: 7_500 }])];
    expect([5, 4].map((quantity) => priceWith(sources, quantity).unitPriceMinor)).toEqual([7_500, 8_000]);
  });

  test('a list above the own price changes nothing', () => {
    expect(priceWith([source(3, [{ from: 1, minor: 9_000 }])])).toMatchObject({
      unitPriceMinor: 8_000,
      decidedBy: null,
      breaks: [],
      candidates: [{ outcome: 'dearer' }],
    });
  });

  test('an exclusive list decides alone, even above the own price and above a cheaper list', () => {
    const sources = [
      source(3, [{ from: 1, minor: 8_500 }], { isExclusive: true }),
      source(4, [{ from: 1, minor: 7_000 }], { scope: 'everybody' }),
    ];
    expect(priceWith(sources)).toMatchObject({
      unitPriceMinor: 8_500,
      decidedBy: { listId: 3 },
      candidates: [{ outcome: 'decides' }, { outcome: 'exclusive list decides' }],
    });
  });

  test('a discount is taken from the list price and replaces the class', () => {
    const price = priceOf(
      BLADE,
      null,
      { ...TERMS, priceClass: 2, sources: [source(3, [{ from: 1, discount: 2_550 }])] },
      { inLine: 1, ofPart: 1 },
    );
    expect(price).toMatchObject({ listPriceMinor: 8_000, ownPriceMinor: 6_400, unitPriceMinor: 5_960 });
  });

  test('a discount is one exact fraction, rounded once', () => {
    const part = { usdMinor: 1_001, eurMinor: null, familyId: null };
    const rates = { ...TERMS.rates, gbpMicros: 714_200 };
    const terms = { ...TERMS, rates, sources: [source(1, [{ from: 1, discount: 5_000 }])] };
    // 10.01 × 0.7142 ÷ 2 is 3.574571; rounded after each step it would be 7.15 and then 3.58.
    expect(priceOf(part, null, terms, { inLine: 1, ofPart: 1 }).unitPriceMinor).toBe(357);
  });

  test('of equal prices the most specific list is named, then the lowest number; its position never counts', () => {
    const ladder = [{ from: 1, minor: 7_000 }];
    const sources = [
      source(2, ladder, { scope: 'everybody' }),
      source(9, ladder, { scope: 'company' }),
      source(5, ladder, { scope: 'company' }),
      source(1, ladder, { scope: 'group' }),
    ];
    for (const each of [sources, sources.toReversed()])
      expect(priceWith(each).decidedBy).toMatchObject({ listId: 5, scope: 'company' });
    expect(priceWith([source(3, [{ from: 1, minor: 8_000 }])]).decidedBy).toMatchObject({ listId: 3 }); // before the own price
  });

  test('a break counts the line only, or all widths of the part if the list says so', () => {
    const ladder = [{ from: 10, minor: 7_000 }];
    expect(priceWith([source(3, ladder)], 4, 12).unitPriceMinor).toBe(8_000);
    expect(priceWith([source(3, ladder, { countsWidthsTogether: true })], 4, 12).unitPriceMinor).toBe(7_000);
    expect(priceWith([source(3, ladder)], 4, 8).next).toMatchObject({ from: 10, more: 6 });
    expect(priceWith([source(3, ladder, { countsWidthsTogether: true })], 4, 8).next).toMatchObject({
      from: 6,
      more: 2,
    });
  });
});

describe('days (K1, K3)', () => {
  const rising: PriceSource = source(3, [], {
    steps: [
      { from: '2026-01-01', ladder: [{ from: 1, minor: 7_000 }] },
      { from: '2027-01-01', ladder: [{ from: 1, minor: 7_400 }] },
      { from: '2027-07-01', ladder: null },
    ],
  });
  const on = (today: string) => priceOf(BLADE, null, { ...TERMS, sources: [rising], today }, { inLine: 1, ofPart: 1 });

  test('a row applies from its day on, as a whole, and ends the previous one; the next change has its day', () => {
    expect(on('2025-12-31')).toMatchObject({
      unitPriceMinor: 8_000,
      nextChange: { day: '2026-01-01', unitPriceMinor: 7_000 },
    });
    expect(on('2026-12-31')).toMatchObject({
      unitPriceMinor: 7_000,
      nextChange: { day: '2027-01-01', unitPriceMinor: 7_400 },
    });
    expect(on('2027-01-01')).toMatchObject({
      unitPriceMinor: 7_400,
      nextChange: { day: '2027-07-01', unitPriceMinor: 8_000 },
    });
    expect(on('2027-07-01')).toMatchObject({ unitPriceMinor: 8_000, nextChange: null });
  });

  test('a later ladder is never mixed with an earlier one', () => {
    const before = [
      { from: 1, minor: 7_900 },
      { from: 50, minor: 5_000 },
    ];
    const steps = [
      { from: '2026-01-01', ladder: before },
      { from: '2026-11-01', ladder: [{ from: 1, minor: 7_700 }] },
    ];
    expect(priceWith([source(3, [], { steps })], 60)).toMatchObject({ unitPriceMinor: 7_700, breaks: [] });
  });
});

describe('invalid ladders (K1)', () => {
  const limits = { largestQuantity: 100, isExclusive: false };
  test.for([
    ['empty', []],
    ['too-many', Array.from({ length: 11 }, (_, index) => ({ from: index + 1, minor: 100 - index }))],
    ['quantity', [{ from: 0, minor: 100 }]],
    ['quantity', [{ from: 1.5, minor: 100 }]],
    ['quantity', [{ from: 101, minor: 100 }]],
    [
      'quantity-order',
      [
        { from: 5, minor: 100 },
        { from: 5, minor: 90 },
      ],
    ],
    [
      'quantity-order',
      [
        { from: 5, minor: 100 },
        { from: 2, minor: 90 },
      ],
    ],
    [
      'mixed',
      [
        { from: 1, minor: 100 },
        { from: 5, discount: 500 },
      ],
    ],
    ['amount', [{ from: 1, minor: -1 }]],
    ['amount', [{ from: 1, minor: 0.5 }]],
    ['discount', [{ from: 1, discount: 0 }]],
    ['discount', [{ from: 1, discount: 10_000 }]],
    ['discount', [{ from: 1, discount: 10_100 }]],
    [
      'price-rises',
      [
        { from: 1, minor: 100 },
        { from: 5, minor: 101 },
      ],
    ],
    [
      'price-rises',
      [
        { from: 1, discount: 500 },
        { from: 5, discount: 400 },
      ],
    ],
  ] as const)('%s: %j', ([fault, ladder]) => {
    expect(ladderFault(ladder as Ladder, limits)).toBe(fault);
  });

  test('an exclusive list’s ladder that begins above 1; a price of 0 is a price', () => {
    expect(ladderFault([{ from: 2, minor: 100 }], { ...limits, isExclusive: true })).toBe('begins-late');
    expect(ladderFault([{ from: 1, minor: 0 }], { ...limits, isExclusive: true })).toBe(null);
  });
});

const anyLadder = fc
  .uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 10 })
  .chain((quantities) => {
    const sorted = quantities.toSorted((one, other) => one - other);
    const falls = fc.array(fc.integer({ min: 0, max: 9_000 }), { minLength: sorted.length, maxLength: sorted.length });
    return fc.tuple(falls, fc.boolean()).map(([values, isAmount]): Ladder => {
      const down = values.toSorted((one, other) => other - one);
      return sorted.map((from, index) => {
        const value = down[index] ?? 0;
        return isAmount ? { from, minor: value } : { from, discount: 9_999 - value };
      });
    });
  });
const anySource = fc
  .record({
    scope: fc.constantFrom('company' as const, 'group' as const, 'everybody' as const),
    countsWidthsTogether: fc.boolean(),
    ladder: anyLadder,
  })
  .map(({ ladder, ...rest }) => ({ ...rest, ladder }));
const anySources = fc
  .array(anySource, { maxLength: 5 })
  .map((list) => list.map(({ ladder, ...rest }, index) => source(index + 1, ladder, rest)));
const anyTerms = fc.record({
  currency: fc.constantFrom<CurrencyId>(1, 2, 3),
  priceClass: fc.constantFrom<PriceClass>(0, 1, 2, 3),
  gbpMicros: fc.integer({ min: 1, max: 5_000_000 }),
  eurMicros: fc.integer({ min: 1, max: 5_000_000 }),
  usdMinor: fc.integer({ min: 0, max: 10_000_000 }),
  quantity: fc.integer({ min: 1, max: 100 }),
});

type AnyTerms = typeof anyTerms extends fc.Arbitrary<infer Terms> ? Terms : never;

describe('for any terms and lists (K2)', () => {
  const asked = (
    sources: readonly PriceSource[],
    { currency, priceClass, gbpMicros, eurMicros, usdMinor, quantity }: AnyTerms,
  ) =>
    [
      { usdMinor, eurMinor: null, familyId: null },
      null,
      { ...TERMS, currency, priceClass, rates: { gbpMicros, eurMicros }, sources },
      { inLine: quantity, ofPart: quantity },
    ] as const;
  const explain = (sources: readonly PriceSource[], terms: AnyTerms) => priceOf(...asked(sources, terms));
  const lowestOf = (sources: readonly PriceSource[], terms: AnyTerms) => lowestPrice(...asked(sources, terms));

  test('without a list the own price; with lists never above it', () => {
    fc.assert(
      fc.property(anySources, anyTerms, (sources, terms) => {
        const { unitPriceMinor, ownPriceMinor } = explain(sources, terms);
        expect(unitPriceMinor).toBeLessThanOrEqual(ownPriceMinor);
        expect(explain([], terms).unitPriceMinor).toBe(ownPriceMinor);
        expect(lowestOf(sources, terms)).toBe(unitPriceMinor);
      }),
    );
  });

  test('it never rises with the quantity, and the breaks state the price of each quantity', () => {
    fc.assert(
      fc.property(anySources, anyTerms, (sources, terms) => {
        const { breaks, ownPriceMinor } = explain(sources, terms);
        let before = Infinity;
        for (let quantity = 1; quantity <= 100; quantity++) {
          const { unitPriceMinor } = explain(sources, { ...terms, quantity });
          expect(unitPriceMinor).toBeLessThanOrEqual(before);
          before = unitPriceMinor;
          const reached = breaks.findLast(({ from }) => from <= quantity);
          expect(unitPriceMinor).toBe(breaks.length === 0 ? unitPriceMinor : reached?.unitPriceMinor);
          if (sources.length === 0) expect(unitPriceMinor).toBe(ownPriceMinor);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('the order of the lists never counts', () => {
    fc.assert(
      fc.property(anySources, anyTerms, (sources, terms) => {
        const [one, other] = [explain(sources, terms), explain(sources.toReversed(), terms)];
        expect(one).toEqual(other);
      }),
    );
  });
});

test('only parts with widths say that widths count together', () => {
  const sources = [source(3, [{ from: 5, minor: 100 }], { countsWidthsTogether: true })];
  const width = { usdMinor: 10_000, gbpMinor: null, eurMinor: null };
  const bought = { inLine: 1, ofPart: 1 };
  expect(priceOf(BLADE, null, { ...TERMS, sources }, bought).countsWidthsTogether).toBe(false);
  expect(priceOf({ ...BLADE, familyId: 1 }, width, { ...TERMS, sources }, bought).countsWidthsTogether).toBe(true);
});
