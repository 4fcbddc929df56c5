import { expect, test } from 'vitest';
import { unusualPrices } from './unusual-price.ts';
import { inEnglish } from '#server/testing/in-english.ts';

test.each([
  ['a dollar price of 0', { usdMinor: 4850 }, { usdMinor: 0 }, ['DB-0150 would be free ($0.00).']],
  ['0 for a new part', null, { usdMinor: 0 }, ['DB-0150 would be free ($0.00).']],
  ['0 where it was 0', { usdMinor: 0 }, { usdMinor: 0 }, []],
  ['a slip of the point', { usdMinor: 4850 }, { usdMinor: 485 }, ['DB-0150 changes from $48.50 to $4.85.']],
  ['half, exactly', { usdMinor: 4850 }, { usdMinor: 2425 }, []],
  ['more than half', { usdMinor: 4850 }, { usdMinor: 2424 }, ['DB-0150 changes from $48.50 to $24.24.']],
  ['up by more than half', { gbpMinor: 1000 }, { gbpMinor: 1501 }, ['DB-0150 changes from £10.00 to £15.01.']],
  ['an own price taken away', { eurMinor: 1000 }, { eurMinor: 0 }, []],
  ['an own price for the first time', { eurMinor: 0 }, { eurMinor: 9900 }, []],
  ['what is left out', { usdMinor: 4850 }, {}, []],
])('needs confirmation: %s (D45)', (_, before, after, sentences) => {
  expect(inEnglish(unusualPrices('DB-0150', before, after))).toEqual(sentences);
});
