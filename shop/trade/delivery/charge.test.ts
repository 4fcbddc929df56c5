import { expect, test } from 'vitest';
import { deliveryCharge } from './charge.ts';

const rates = { unitedKingdomMinor: 1_500, europeMinor: 4_200 };

test.each([
  ['15 to the United Kingdom', { id: 247, continent: 'Europe' }, 1_500],
  ['15 to country 247 whatever its continent', { id: 247, continent: null }, 1_500],
  ['42 to another country of Europe', { id: 83, continent: 'Europe' }, 4_200],
  ['nothing yet to North America', { id: 248, continent: 'North America' }, null],
  ['nothing yet to a country without continent', { id: 1, continent: null }, null],
  ['nothing yet to a continent that only begins like Europe', { id: 1, continent: 'Europe/Asia' }, null],
])('delivery: %s (B6, D6)', (_, country, expected) => {
  expect(deliveryCharge(country, rates)).toBe(expected);
});

test('the rates are the store’s own data (D6)', () => {
  expect(deliveryCharge({ id: 247, continent: 'Europe' }, { unitedKingdomMinor: 1_995, europeMinor: 0 })).toBe(1_995);
  expect(deliveryCharge({ id: 83, continent: 'Europe' }, { unitedKingdomMinor: 1_995, europeMinor: 0 })).toBe(null);
});

test('a charge of 0 is to be advised (B6)', () => {
  expect(deliveryCharge({ id: 247, continent: 'Europe' }, { unitedKingdomMinor: 0, europeMinor: 1 })).toBe(null);
  expect(deliveryCharge({ id: 83, continent: 'Europe' }, { unitedKingdomMinor: 0, europeMinor: 1 })).toBe(1);
});
