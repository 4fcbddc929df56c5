import { expect, test } from 'vitest';
import { answerQuantity, unitPriceAt } from './price-notes.ts';

const priceBreaks = [
  { fromQuantity: 1, unitPriceMinor: 2900 },
  { fromQuantity: 5, unitPriceMinor: 2750 },
];

test.for([
  ['below a break', 4, {}, 2900],
  ['at a break', 5, {}, 2750],
  ['above the last one', 50, {}, 2750],
  ['where other widths count, as the server said', 5, { widthsTogether: true as const }, 2900],
  ['without breaks', 5, { priceBreaks: undefined }, 2900],
] as const)('a line of the basket costs, %s', ([, quantity, rest, expected]) => {
  expect(unitPriceAt({ unitPriceMinor: 2900, priceBreaks, ...rest }, quantity)).toBe(expected);
});

const ladder = [
  { fromQuantity: 1, unitPriceMinor: 24_00 },
  { fromQuantity: 10, unitPriceMinor: 22_50 },
  { fromQuantity: 50, unitPriceMinor: 21_00 },
];

test.for([
  ['below the first break', 1, 24_00, 24_00, 0, 1, { fromQuantity: 10, addUnits: 9, unitPriceMinor: 22_50 }],
  ['in a row', 12, 22_50, 270_00, 18_00, 10, { fromQuantity: 50, addUnits: 38, unitPriceMinor: 21_00 }],
  ['in the last row', 50, 21_00, 1_050_00, 150_00, 50, null],
] as const)(
  'a quantity is answered by price, total, saving, row and next step: %s (K3)',
  ([, quantity, unitPriceMinor, totalMinor, savingMinor, reachedFrom, next]) => {
    const price = { unitPriceMinor: 24_00, priceBreaks: ladder };
    expect(answerQuantity(price, quantity)).toEqual({ unitPriceMinor, totalMinor, savingMinor, reachedFrom, next });
  },
);

test('where other widths count, price and next step are the server’s (K3)', () => {
  const price = {
    unitPriceMinor: 22_50,
    priceBreaks: ladder,
    widthsTogether: true as const,
    listPriceMinor: 25_00,
    priceNext: { moreUnits: 30, unitPriceMinor: 21_00, savingMinor: 0 },
  };
  expect(answerQuantity(price, 4)).toEqual({
    unitPriceMinor: 22_50,
    totalMinor: 90_00,
    savingMinor: 10_00,
    reachedFrom: 10,
    next: { fromQuantity: 50, addUnits: 30, unitPriceMinor: 21_00 },
  });
});
