import { expect, test } from 'vitest';
import { labelCodeIn, pressLabelIn } from './label-code.ts';

test.each([
  [
    'a shelf label opens its part in its width and quantity (G4)',
    'https://shop.test/product?id=101&variantId=502&quantity=4',
    { kind: 'part', productId: 101, variantId: 502, quantity: '4' },
  ],
  [
    'a part without a width, in another language',
    'https://shop.test/de/product?id=140&quantity=12',
    { kind: 'part', productId: 140, variantId: null, quantity: '12' },
  ],
  [
    'an impossible quantity is left to the buyer',
    'https://shop.test/product?id=140&quantity=1000',
    { kind: 'part', productId: 140, variantId: null, quantity: '' },
  ],
  ['a bar code is a part number', ' DB-0150 ', { kind: 'number', number: 'DB-0150' }],
  ['a part number with a colon is no address', 'HL:7712', { kind: 'number', number: 'HL:7712' }],
] as const)('%s', (_, text, code) => {
  expect(labelCodeIn(text)).toEqual(code);
});

test.each([
  ['the label of a press', 'https://shop.test/Press/8kq2'],
  ['the address of another site', 'https://elsewhere.example/?id=140'],
  ['a part without a number', 'https://shop.test/product?id=blade'],
  ['nothing', '  '],
  ['a whole document', 'x'.repeat(101)],
])('%s is no part', (_, text) => {
  expect(labelCodeIn(text)).toBe(null);
});

test.each([
  [
    'the label of a press opens its page here, whatever host it names',
    'https://elsewhere.example/de/Press/8kq2',
    '/Press/8kq2',
  ],
  ['a shelf label opens none', 'https://shop.test/product?id=140', null],
  ['a part number opens none', 'DB-0150', null],
])('%s (J6)', (_, text, page) => {
  expect(pressLabelIn(text)).toBe(page);
});
