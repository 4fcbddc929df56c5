import { expect, test } from 'vitest';
import { translatorIn } from '#server/testing/in-english.ts';
import { type Ladder, ladderFault } from './ladder.ts';
import { unusualLadder } from './unusual-ladder.ts';

const prices = (...pairs: [from: number, minor: number][]): Ladder => pairs.map(([from, minor]) => ({ from, minor }));
const discounts = (...pairs: [from: number, discount: number][]): Ladder =>
  pairs.map(([from, discount]) => ({ from, discount }));

test.for<[name: string, before: Ladder | null, after: Ladder, ownMinor: number | null, asked: string | null]>([
  ['a price of 0', prices([1, 2000]), prices([1, 0]), 2000, 'DB-0150 would be free (£0.00).'],
  ['a break of 0', prices([1, 2000]), prices([1, 2000], [10, 0]), 2000, 'DB-0150 would be free (£0.00).'],
  [
    '5.50 for 55 in a break',
    prices([1, 6000], [10, 5500]),
    prices([1, 6000], [10, 550]),
    null,
    'DB-0150 changes from £55.00 to £5.50.',
  ],
  [
    'a new break far below the last one',
    prices([1, 6000]),
    prices([1, 6000], [10, 600]),
    null,
    'DB-0150 changes from £60.00 to £6.00.',
  ],
  ['0.29 where the list had no price', null, prices([1, 29]), 2900, 'DB-0150 changes from £29.00 to £0.29.'],
  ['290 where the list had no price', null, prices([1, 29_000]), 2900, 'DB-0150 changes from £29.00 to £290.00.'],
  ['90 % off the list price', null, discounts([1, 9000]), null, 'DB-0150 changes from 0 % to 90 %.'],
  ['75 % off after 10 %', discounts([1, 1000]), discounts([1, 7500]), null, 'DB-0150 changes from 10 % to 75 %.'],
  ['half the price', prices([1, 2000]), prices([1, 1000]), 2000, null],
  ['half as much again', prices([1, 2000]), prices([1, 3000]), 2000, null],
  ['a usual first price', null, prices([1, 2500], [10, 2300]), 2900, null],
  ['a first price of a category', null, prices([1, 1]), null, null],
  ['a usual discount', null, discounts([1, 750]), 2900, null],
])('%s in a list is asked about if it is unusual (D45)', ([, before, after, ownMinor, asked]) => {
  const { format } = translatorIn('en');
  const [question] = unusualLadder({ name: 'DB-0150', before, after, currencyId: 2, ownMinor });
  expect(question === undefined ? null : format(question)).toBe(asked);
});

test('a price above 10,000,000 is refused (D45)', () => {
  const of = { largestQuantity: 100, isExclusive: false };
  expect(ladderFault(prices([1, 1_000_000_000]), of)).toBeNull();
  expect(ladderFault(prices([1, 1_000_000_001]), of)).toBe('amount');
});
