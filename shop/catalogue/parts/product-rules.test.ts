import { expect, test } from 'vitest';
import { inEnglish } from '#server/testing/in-english.ts';
import { productErrors } from './product-rules.ts';

const blade = { id: 12, name: 'DB-0150', stockLevel: 40, usdMinor: 4_800 };

test('a product needs its id, name, stock level and price (C6)', () => {
  expect(inEnglish(productErrors({ id: null, name: ' ', stockLevel: null, usdMinor: null }))).toEqual({
    id: 'productID is required',
    name: 'productName is required',
    stockLevel: 'stockLevel is required',
    usdMinor: 'Price is required',
  });
});

test.each([
  ['complete', {}, {}],
  ['without stock', { stockLevel: 0 }, {}],
  ['with a price of 0', { usdMinor: 0 }, {}],
  ['new, with id 0', { id: 0 }, {}],
  ['with an id that no product can have', { id: 2_147_483_648 }, { id: 'productID is too large' }],
  ['with a negative price', { usdMinor: -1 }, { usdMinor: 'Price must not be negative' }],
  [
    'with a price of three decimals',
    { usdMinor: 100.5 },
    { usdMinor: 'Price must be an amount with at most two decimals' },
  ],
  [
    'with a price that is no number',
    { usdMinor: Number.NaN },
    { usdMinor: 'Price must be an amount with at most two decimals' },
  ],
  ['with too high a price', { usdMinor: 1_000_000_001 }, { usdMinor: 'Price must be at most 10,000,000' }],
  ['with half a piece in stock', { stockLevel: 0.5 }, { stockLevel: 'stockLevel must be a whole number' }],
  ['with a long flash text', { flash: 'x'.repeat(41) }, { flash: 'Too many characters' }],
  ['with a negative stock level', { stockLevel: -1 }, { stockLevel: 'stockLevel must not be negative' }],
])('a product %s (C6, D24)', (_, change, errors) => {
  expect(inEnglish(productErrors({ ...blade, ...change }))).toEqual(errors);
});
