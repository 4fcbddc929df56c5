import { expect, test } from 'vitest';
import { quantityRefusal } from './quantity.ts';
import { additionRefusal, soldQuantityRefusal } from './sold-quantity.ts';
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
  [30, 1, 12, 'Comes in packs of 12: 24 or 36'],
  [3, 1, 12, 'Comes in packs of 12: at least 12'],
  [98, 1, 12, 'Comes in packs of 12: at most 96'],
  [3, 5, 1, 'Minimum quantity: 5'],
])('%d with a minimum of %d in packs of %d: %s (K4)', (quantity, minQuantity, packSize, refusal) => {
  expect(inEnglish(soldQuantityRefusal(quantity, { minQuantity, packSize }))).toBe(refusal);
});

test.each([
  [1, 1, 1, null],
  [60, 40, 1, null],
  [60, 41, 1, 'Quantity must be a whole number from 1 to 100'],
  [100, 1, 1, 'Quantity must be a whole number from 1 to 100'],
  [6, 6, 12, null], // the resulting line is judged
  [0, 30, 12, 'Comes in packs of 12: 24 or 36'],
  [12, 5, 12, 'Comes in packs of 12. With those already there it would be 17: 12 or 24 are possible'],
])('%d of a part and %d more, in packs of %d: %s (D11, K4)', (present, added, packSize, refusal) => {
  expect(inEnglish(additionRefusal(present, added, { minQuantity: 1, packSize }))).toBe(refusal);
});
