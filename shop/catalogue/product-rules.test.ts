import { expect, test } from 'vitest';
import { productErrors } from './product-rules.ts';

const blade = { id: 12, name: 'DB-0150', stockLevel: 40, usdMinor: 4_800 };

test('a product needs its id, name, stock level and price (C6)', () => {
  expect(productErrors({ id: null, name: ' ', stockLevel: null, usdMinor: null })).toEqual({
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
  ['with a negative price', { usdMinor: -1 }, { usdMinor: 'Price must not be negative' }],
  ['with a negative stock level', { stockLevel: -1 }, { stockLevel: 'stockLevel must not be negative' }],
])('a product %s (C6, D24)', (_, change, errors) => {
  expect(productErrors({ ...blade, ...change })).toEqual(errors);
});
