import { expect, test } from 'vitest';
import { isFileAddress } from './file-address.ts';

test.each([
  '/manuals/P5-10.pdf',
  '/Manuals/P5-10.pdf',
  '/PDFOrder.pdf',
  '/purchase-orders/1001/Purchase_Order.pdf',
  '/images/products/abc',
  '/assets/entry.js',
  '/api',
  '/API/openapi.json',
])('%s is loaded by the browser', (pathname) => {
  expect(isFileAddress(pathname)).toBe(true);
});

test.each(['/', '/Manuals', '/manuals/', '/News', '/product', '/Apiary'])('%s is a page (A1, A29)', (pathname) => {
  expect(isFileAddress(pathname)).toBe(false);
});
