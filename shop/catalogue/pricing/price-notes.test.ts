import { expect, test } from 'vitest';
import { unitPriceAt } from './price-notes.ts';

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
