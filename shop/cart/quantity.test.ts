import { expect, test } from 'vitest';
import { mergedQuantity, quantityRefusal } from './quantity.ts';
import { inEnglish } from '#server/testing/in-english.ts';

test.each([1, 2, 99, 100])('a quantity of %d is accepted (C1)', (quantity) => {
  expect(quantityRefusal(quantity)).toBeNull();
});

test.each([0, -1, 101, 1.5, 0.999, Number.NaN, Number.POSITIVE_INFINITY])(
  'a quantity of %d is refused (C1, D34)',
  (quantity) => {
    expect(inEnglish(quantityRefusal(quantity))).toBe('Quantity must be a whole number from 1 to 100');
  },
);

test.each([
  [1, 1, 2],
  [60, 40, 100],
  [60, 41, null],
  [100, 1, null],
])('%d of a part and %d more make %s (D11)', (present, added, merged) => {
  expect(mergedQuantity(present, added)).toBe(merged);
});
