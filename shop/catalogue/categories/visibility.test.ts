import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { regionOf } from '../../base/kernel/account-terms.ts';
import { isCategoryVisible, isSubcategoryVisible, purchaseRefusal } from './visibility.ts';
import type { AwardReading } from '../../base/settings/readings.ts';
import type { AdminContact } from '../../base/kernel/account-terms.ts';
import { inEnglish } from '#server/testing/in-english.ts';

const usa = { adminContact: 2 } as const;
const europe = { adminContact: 1 } as const;
const unmarked = { adminContact: 0 } as const;
const visitor = null;

describe('who may buy what: reading "storefront" (B8, D4)', () => {
  test.each([
    [0, usa, null],
    [1, usa, null],
    [2, usa, 'unavailable-in-country'],
    [3, usa, 'tape-shop'],
    [0, europe, null],
    [1, europe, null],
    [2, europe, null],
    [3, europe, null],
    [2, unmarked, null],
    [3, unmarked, null],
    [2, visitor, null],
    [3, visitor, null],
  ] as const)('award %d for %o: %s', (award, viewer, code) => {
    expect(inEnglish(purchaseRefusal(award, viewer, 'storefront', 'tape.example')?.code ?? null)).toBe(code);
  });
});

test('without a tape shop, its parts are unavailable where they would lead there (D4)', () => {
  expect(purchaseRefusal(3, usa, 'storefront', '')?.code).toBe('unavailable-in-country');
  expect(purchaseRefusal(3, europe, 'storefront', '')).toBeNull();
});

describe('who may buy what: reading "administration" (B8, D4)', () => {
  test.each([
    [0, usa, null],
    [1, usa, 'unavailable-in-country'],
    [2, usa, null],
    [3, usa, 'tape-shop'],
    [0, europe, null],
    [1, europe, null],
    [2, europe, 'unavailable-in-country'],
    [3, europe, null],
    [1, unmarked, null],
    [2, unmarked, 'unavailable-in-country'],
    [1, visitor, null],
    [2, visitor, 'unavailable-in-country'],
    [3, visitor, null],
  ] as const)('award %d for %o: %s', (award, viewer, code) => {
    expect(inEnglish(purchaseRefusal(award, viewer, 'administration', 'tape.example')?.code ?? null)).toBe(code);
  });
});

describe('the message of the page (B8)', () => {
  test('tape for the USA is sold by another shop', () => {
    expect(inEnglish(purchaseRefusal(3, usa, 'storefront', 'tape.example')?.message)).toBe(
      'To order Tesa Tape in your country, please visit tape.example',
    );
  });

  test('anything else is unavailable', () => {
    expect(inEnglish(purchaseRefusal(2, usa, 'storefront', 'tape.example')?.message)).toBe(
      'This product/offer is currently unavailable in your country',
    );
  });
});

test('award 0 is sold to everyone under both readings (D4)', () => {
  const anyViewer = fc.option(fc.record({ adminContact: fc.constantFrom<AdminContact[]>(0, 1, 2) }));
  fc.assert(
    fc.property(anyViewer, fc.constantFrom<AwardReading[]>('storefront', 'administration'), (viewer, reading) => {
      expect(purchaseRefusal(0, viewer, reading, 'tape.example')).toBeNull();
    }),
  );
});

describe('regions (D8)', () => {
  test.each([
    [usa, 'usa'],
    [europe, 'europe'],
    [unmarked, 'europe'],
    [visitor, 'all'],
  ] as const)('%o sees the categories for %s', (viewer, region) => {
    expect(regionOf(viewer)).toBe(region);
  });
});

describe('categories (B7, D8)', () => {
  test.each([
    ['regional, show 1', { regional: true, show: 1 }, { usa: true, europe: true, all: true }],
    ['regional, show 2: USA only', { regional: true, show: 2 }, { usa: true, europe: false, all: false }],
    ['regional, show 3: Europe only', { regional: true, show: 3 }, { usa: false, europe: true, all: false }],
    ['regional, show 4: hidden', { regional: true, show: 4 }, { usa: false, europe: false, all: false }],
    ['regional, show 0', { regional: true, show: 0 }, { usa: false, europe: false, all: false }],
    ['live', { regional: false, show: 1 }, { usa: true, europe: true, all: true }],
    ['not regional, show 2', { regional: false, show: 2 }, { usa: false, europe: false, all: false }],
    ['archived', { regional: false, show: 3 }, { usa: false, europe: false, all: false }],
  ])('%s', (_, category, expected) => {
    expect({
      usa: isCategoryVisible(category, 'usa'),
      europe: isCategoryVisible(category, 'europe'),
      all: isCategoryVisible(category, 'all'),
    }).toEqual(expected);
  });

  test('a visitor sees nothing that some customer does not see (D8)', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.integer({ min: 0, max: 5 }), (regional, show) => {
        const category = { regional, show };
        const forEveryCustomer = isCategoryVisible(category, 'usa') && isCategoryVisible(category, 'europe');
        expect(isCategoryVisible(category, 'all')).toBe(forEveryCustomer);
      }),
    );
  });

  test.each([
    [1, true],
    [2, false],
    [3, false],
    [0, false],
  ])('a sub-category with show %d is listed: %s (B7)', (show, visible) => {
    expect(isSubcategoryVisible({ show })).toBe(visible);
  });
});
