import { expect, test } from 'vitest';
import { classPrices } from './class-prices.ts';

const rates = { gbpMicros: 790_000, eurMicros: 920_000 };
const blade = { usdMinor: 10_000, eurMinor: 9500, familyId: null };

test('the three classes in the three currencies; a euro price counts (E5, B2, B3)', () => {
  expect(classPrices(blade, null, { rates, reading: 'discount' })).toEqual({
    1: { 1: 10_000, 2: 7900, 3: 9500 },
    2: { 1: 8000, 2: 6320, 3: 7600 },
    3: { 1: 10_000, 2: 7900, 3: 9500 },
  });
});

test('they follow the reading chosen by staff (D3)', () => {
  const prices = classPrices(blade, null, { rates, reading: 'legacy' });
  expect([prices[2][1], prices[3][1]]).toEqual([6452, 8065]);
});

test('for a product with a family they are those of its first width (B2)', () => {
  const width = { usdMinor: 2000, gbpMinor: 1650, eurMinor: null };
  const prices = classPrices({ ...blade, familyId: 1 }, width, { rates, reading: 'discount' });
  expect(prices[1]).toEqual({ 1: 2000, 2: 1650, 3: 1840 });
});
