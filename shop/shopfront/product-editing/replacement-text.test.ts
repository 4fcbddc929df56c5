import { expect, test } from 'vitest';
import { readSuccessors, writeSuccessors } from './replacement-text.ts';

test.each([
  ['DB-0150', [{ part: 'DB-0150', quantity: 1 }]],
  [
    '2 x DB-0150; DB-0200',
    [
      { part: 'DB-0150', quantity: 2 },
      { part: 'DB-0200', quantity: 1 },
    ],
  ],
  [
    '3×TT-1015-25\nDB-0200;',
    [
      { part: 'TT-1015-25', quantity: 3 },
      { part: 'DB-0200', quantity: 1 },
    ],
  ],
  ['100-XL', [{ part: '100-XL', quantity: 1 }]],
  ['0 x DB-0150', [{ part: 'DB-0150', quantity: 0 }]],
  [' ; \n', []],
])('successors are typed by their numbers: %j (J5)', (text, expected) => {
  expect(readSuccessors(text)).toEqual(expected);
});

test('and shown as they are typed', () => {
  expect(
    writeSuccessors([
      { part: 'DB-0150', quantity: 2 },
      { part: 'DB-0200', quantity: 1 },
    ]),
  ).toBe('2 x DB-0150; DB-0200');
});
