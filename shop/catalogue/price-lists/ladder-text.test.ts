import { expect, test } from 'vitest';
import { readLadder } from './ladder-text.ts';

test.for([
  ['a price from 1 on', '29.00', [{ from: 1, minor: 2900 }]],
  [
    'a break on each line',
    '29\n5: 27,50',
    [
      { from: 1, minor: 2900 },
      { from: 5, minor: 2750 },
    ],
  ],
  [
    'breaks between semicolons',
    '1: 29.00; 10: 25',
    [
      { from: 1, minor: 2900 },
      { from: 10, minor: 2500 },
    ],
  ],
  [
    'discounts',
    '5 %; 10: 7,5%',
    [
      { from: 1, discount: 500 },
      { from: 10, discount: 750 },
    ],
  ],
  [
    'thousands of any country',
    '1.234,50; 2: 1,234.50; 3: 1 234,50',
    [1, 2, 3].map((from) => ({ from, minor: 123_450 })),
  ],
  ['nothing', ' \n ', []],
] as const)('a ladder is read from %s', ([, text, ladder]) => {
  expect(readLadder(text, 2)).toEqual({ ladder });
});

test.for([
  ['1,234', 'staff-rule.ladder.ambiguous'],
  ['1.234', 'staff-rule.ladder.ambiguous'],
  ['cheap', 'staff-rule.ladder.entry'],
  ['5: ', 'staff-rule.ladder.entry'],
  ['5: 1: 20', 'staff-rule.ladder.entry'],
  ['12.345', 'staff-rule.ladder.ambiguous'],
  ['1.2345', 'staff-rule.ladder.entry'],
] as const)('%s is refused with the entry', ([text, key]) => {
  expect(readLadder(text, 2)).toMatchObject({ refusal: { key, values: { entry: text.trim() } } });
});
