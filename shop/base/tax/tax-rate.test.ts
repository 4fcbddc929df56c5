import { expect, test } from 'vitest';
import { rateOn } from './tax-rate.ts';

const RATES = [
  { countryId: 247, rateBasisPoints: 2_000, validFrom: '2011-01-04' },
  { countryId: 83, rateBasisPoints: 1_900, validFrom: '2021-01-01' },
  { countryId: 83, rateBasisPoints: 1_600, validFrom: '2020-07-01' },
  { countryId: 83, rateBasisPoints: 1_900, validFrom: '2007-01-01' },
];

test.each([
  ['on its first day', 83, '2020-07-01', 1_600],
  ['on the day before', 83, '2020-06-30', 1_900],
  ['until the day before the next', 83, '2020-12-31', 1_600],
  ['since the next', 83, '2021-01-01', 1_900],
  ['long after', 247, '2099-12-31', 2_000],
  ['before its first', 247, '2011-01-03', null],
  ['in a country without one', 1, '2026-11-27', null],
] as const)('a rate counts %s (O3)', (_, countryId, day, expected) => {
  expect(rateOn(RATES, countryId, day)).toBe(expected);
});
