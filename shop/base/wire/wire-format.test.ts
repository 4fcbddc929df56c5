import { describe, expect, test } from 'vitest';
import {
  amount,
  coded,
  flag,
  integer,
  micros,
  optional,
  text,
  wireBody,
  wireRecord,
  computeColumn,
} from './wire-format.ts';

interface Roll {
  id: number;
  name: string;
  priceMinor?: number;
  rateMicros: number;
  live: boolean;
  state: 'waiting' | 'active';
}

const roll = wireRecord<Roll>('Roll', [
  ['id', 'rollID', integer],
  ['name', 'rollName', text],
  ['priceMinor', 'rollPrice', optional(amount)],
  ['rateMicros', 'rate', micros],
  ['live', 'rollStatus', flag(2)],
  ['state', 'rollState', coded({ waiting: 0, active: 1 })],
  computeColumn((ours) => `${ours.name}.jpg`, 'fileName', text),
]);

const rollBody = wireBody<Roll>('RollDraft', [
  ['id', 'rollID', integer],
  ['name', 'rollName', text],
  ['priceMinor', 'rollPrice', amount],
  ['live', 'rollStatus', flag(2)],
  ['state', 'rollState', coded({ waiting: 0, active: 1 })],
]);

describe('documented names and internal names', () => {
  test('an answer has the documented names, amounts as decimals and flags as numbers (D1, D29)', () => {
    expect(
      roll.encode({ id: 7, name: 'TT-1', priceMinor: 1250, rateMicros: 790_000, live: false, state: 'active' }),
    ).toEqual({
      rollID: 7,
      rollName: 'TT-1',
      rollPrice: 12.5,
      rate: 0.79,
      rollStatus: 2,
      rollState: 1,
      fileName: 'TT-1.jpg',
    });
  });

  test.for(['0x10', '1e3', '1.2e1', '12,5', '€12', 'Infinity', '0b1'])(
    'an amount as text is a plain decimal: %s is refused (D55)',
    (typed) => {
      expect(rollBody.decode({ rollPrice: typed })).toMatchObject({ priceMinor: typed });
    },
  );

  test.for([
    ['12.50', 1250],
    [' 7 ', 700],
    ['-3.2', -320],
  ] as const)('the text "%s" is %i in minor units', ([typed, minor]) => {
    expect(rollBody.decode({ rollPrice: typed })).toMatchObject({ priceMinor: minor });
  });

  test('a missing value is omitted: no price for a visitor (A13, D30)', () => {
    const answer = roll.encode({ id: 7, name: 'TT-1', rateMicros: 1, live: true, state: 'waiting' });
    expect(Object.keys(answer)).not.toContain('rollPrice');
  });

  test('a body is read by its documented names in any letter case, and nothing else in it (D29)', () => {
    const body = { ROLLID: 7, rollname: 'TT-1', RollPrice: '12.50', rollstatus: true, rollState: '1', owner: 3, id: 9 };
    expect(rollBody.decode(body)).toEqual({ id: 7, name: 'TT-1', priceMinor: 1250, live: true, state: 'active' });
  });

  test.each([
    ['a price with three places stays a fraction, for the schema to refuse', 12.345, 1234.5],
    ['19.99 is exactly 1999 hundredths', 19.99, 1999],
    ['a word stays a word', 'cheap', 'cheap'],
    ['an empty text stays empty', '', ''],
    ['a negative amount stays negative', -0.07, -7],
    ['a hundred million and a cent', 100_000_000.01, 10_000_000_001],
  ])('an amount is read exactly: %s (D1)', (_, wire, ours) => {
    expect((rollBody.decode({ rollPrice: wire }) as Roll).priceMinor).toBe(ours);
  });

  test.each(['text', 5, null, [1]])('a body that is no record is passed on unchanged: %j', (body) => {
    expect(rollBody.decode(body)).toEqual(body);
  });

  test('a state is read from a number, its digits or a checkbox; anything else is passed on for the schema to refuse', () => {
    const read = (rollState: unknown) => (rollBody.decode({ rollState }) as Roll).state;
    const object = { toString: 1 }; // own number conversion could run anything
    expect([1, '1', true, 7, object].map(read)).toEqual(['active', 'active', 'active', 7, object]);
  });

  test('errors name the documented field', () => {
    expect(rollBody.nameOf('priceMinor')).toBe('rollPrice');
  });
});

test('a kind fits only a member of its type and unit: anything else does not compile', () => {
  // @ts-expect-error -- an amount is a number, a name is not
  wireRecord<Roll>('Wrong', [['name', 'rollName', amount]]);
  // @ts-expect-error -- a number is not an amount unless its name says so
  wireRecord<Roll>('Wrong', [['id', 'rollID', amount]]);
  // @ts-expect-error -- what may be left out needs a kind that may be left out
  wireRecord<Roll>('Wrong', [['priceMinor', 'rollPrice', amount]]);
  // @ts-expect-error -- the states of another thing
  wireRecord<Roll>('Wrong', [['state', 'rollState', coded({ live: 1 })]]);
});
