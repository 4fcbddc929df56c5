import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CurrencyId, currencies, formatMoney, isCurrencyId, toDecimal } from './money.ts';

const NBSP = '\u00a0';

describe('currencies (B1)', () => {
  test('1 is the dollar, 2 the pound, 3 the euro', () => {
    expect([currencies[1].code, currencies[2].code, currencies[3].code]).toEqual(['USD', 'GBP', 'EUR']);
    expect([currencies[1].symbol, currencies[2].symbol, currencies[3].symbol]).toEqual(['$', '£', '€']);
  });

  test.each([1, 2, 3])('%d is one of them', (id) => {
    expect(isCurrencyId(id)).toBe(true);
  });

  test.each([0, 4, -1, 1.5, null])('%s is not one', (id) => {
    expect(isCurrencyId(id)).toBe(false);
  });
});

describe('display of amounts (B1)', () => {
  test.each([
    [125_000, 1, '$1,250.00'],
    [125_000, 2, '£1,250.00'],
    [125_000, 3, `1.250,00${NBSP}€`],
    [5, 1, '$0.05'],
    [0, 2, '£0.00'],
    [-1_250, 1, '-$12.50'],
    [-1_250, 3, `-12,50${NBSP}€`],
    [9_999_999_999, 2, '£99,999,999.99'],
  ] as const)('%d minor units in currency %d', (minor, currency, expected) => {
    expect(formatMoney(minor, currency)).toBe(expected);
  });

  test('an amount read back from its display is the same amount, in every currency', () => {
    const amount = fc.integer({ min: -10_000_000_000_000, max: 10_000_000_000_000 });
    fc.assert(
      fc.property(amount, fc.constantFrom<CurrencyId>(1, 2, 3), (minor, currency) => {
        const written = formatMoney(minor, currency);
        const digits = Number(written.replaceAll(/\D/g, ''));
        expect(written.includes('-') ? -digits : digits).toBe(minor);
      }),
    );
  });
});

describe('amounts on the wire (D1)', () => {
  test.each([
    [1_250, 12.5],
    [1, 0.01],
    [0, 0],
    [-1_999, -19.99],
  ])('%d minor units are %d', (minor, decimal) => {
    expect(toDecimal(minor)).toBe(decimal);
  });

  test('no amount loses anything on the wire', () => {
    const amount = fc.integer({ min: -1_000_000_000_000_000, max: 1_000_000_000_000_000 });
    fc.assert(
      fc.property(amount, (minor) => {
        expect(Math.round(Number(JSON.stringify(toDecimal(minor))) * 100)).toBe(minor);
      }),
      { numRuns: 2000 },
    );
  });
});
