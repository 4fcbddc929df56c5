import { describe, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { type AnswerOf, bodyOf } from '../operations/answers.ts';
import { dialectOf } from './wire-dialect.ts';
import { anotherNameOf, calledOnWire, computed, grouped, notOnWire } from './wire-members.ts';
import { coded, dateOrMoment, flag, moment, numberOf, orZero, scaledOrNone, wordOf } from './wire-values.ts';

const supplier = z.object({ supplierName: calledOnWire('name', z.string()), town: z.string() });

const rollSchema = z.object({
  id: calledOnWire('rollID', z.int()),
  oldRollID: anotherNameOf('id', z.int()),
  name: calledOnWire('rollName', z.string()),
  priceMinor: calledOnWire('rollPrice', z.int().optional()),
  chargeMinor: orZero,
  savedMinor: scaledOrNone,
  rateMicros: z.int(),
  live: calledOnWire('rollStatus', flag(2)),
  state: calledOnWire('rollState', coded({ waiting: 0, active: 1 }).nullable()),
  kind: wordOf(['film', 'paper']),
  country: numberOf([1, 2]),
  madeAt: moment,
  changedAt: dateOrMoment,
  fileName: computed(z.string(), ({ name }: { name: string }) => `${name}.jpg`),
  supplierName: notOnWire(z.string()),
  town: notOnWire(z.string()),
  supplier: grouped(supplier),
});

type Roll = AnswerOf<typeof rollSchema>;

const roll: Roll = {
  id: 7,
  name: 'TT-1',
  priceMinor: 1250,
  chargeMinor: null,
  savedMinor: 5,
  rateMicros: 790_000,
  live: false,
  state: 'active',
  kind: 'film',
  country: 2,
  madeAt: '2026-11-20T10:30:00+01:00',
  changedAt: new Date('2026-11-20T09:30:00Z'),
  supplierName: 'Rolls & Co.',
  town: 'Leeds',
};

const { encode } = dialectOf(rollSchema);

const body = bodyOf(
  z.object({
    id: calledOnWire('rollID', z.int()),
    oldRollID: anotherNameOf('id', z.int()),
    name: calledOnWire('rollName', z.string()),
    priceMinor: calledOnWire('rollPrice', z.int()),
    live: calledOnWire('rollStatus', flag(2)),
    state: calledOnWire('rollState', coded({ waiting: 0, active: 1 })),
  }),
);

describe('documented names and internal names', () => {
  test('an answer has the documented names, amounts as decimals and flags as numbers (D1, D29)', () => {
    expect(encode(roll)).toStrictEqual({
      rollID: 7,
      oldRollID: 7,
      rollName: 'TT-1',
      rollPrice: 12.5,
      charge: 0,
      saved: 0.05,
      exchangeRate: 0.79,
      rollStatus: 2,
      rollState: 1,
      kind: 'film',
      country: 2,
      madeAt: '2026-11-20T09:30:00.000Z',
      changedAt: '2026-11-20T09:30:00.000Z',
      fileName: 'TT-1.jpg',
      supplier: { name: 'Rolls & Co.', town: 'Leeds' },
    });
  });

  test('none is null where the document has null, and 0 where it has none (D29)', () => {
    expect(encode({ ...roll, state: null, savedMinor: null, chargeMinor: 250 })).toMatchObject({
      rollState: null,
      saved: null,
      charge: 2.5,
    });
  });

  test('members that only the wire has are in no type of ours', () => {
    expectTypeOf<Extract<keyof Roll, 'fileName' | 'oldRollID' | 'supplier'>>().toBeNever();
    expectTypeOf<Roll['state']>().toEqualTypeOf<'waiting' | 'active' | null>();
  });

  test.for(['0x10', '1e3', '1.2e1', '12,5', '€12', 'Infinity', '0b1'])(
    'an amount as text is a plain decimal: %s is refused (D55)',
    (typed) => {
      expect(body.decode({ rollPrice: typed })).toMatchObject({ priceMinor: typed });
    },
  );

  test.for([
    ['12.50', 1250],
    [' 7 ', 700],
    ['-3.2', -320],
  ] as const)('the text "%s" is %i in minor units', ([typed, minor]) => {
    expect(body.decode({ rollPrice: typed })).toMatchObject({ priceMinor: minor });
  });

  test('a missing value is omitted: no price for a visitor (A13, D30)', () => {
    expect(encode({ ...roll, priceMinor: undefined })).not.toHaveProperty('rollPrice');
  });

  test('a body is read by its documented names in any letter case, and nothing else in it (D29)', () => {
    const sent = { ROLLID: 7, rollname: 'TT-1', RollPrice: '12.50', rollstatus: true, rollState: '1', owner: 3, id: 9 };
    expect(body.decode(sent)).toEqual({ id: 7, name: 'TT-1', priceMinor: 1250, live: true, state: 'active' });
  });

  test('a body may use either name of a member; errors give the first (D29)', () => {
    expect(body.decode({ oldRollId: 7 })).toEqual({ id: 7 });
    expect(body.fieldName('id')).toBe('rollID');
  });

  test('the stored state in a refusal has the names of the body', () => {
    expect(body.encodeStored?.({ id: 7, priceMinor: 1250, live: false, owner: 3 })).toEqual({
      rollID: 7,
      oldRollID: 7,
      rollPrice: 12.5,
      rollStatus: 2,
    });
  });

  test.each([
    ['a price with three places stays a fraction, for the schema to refuse', 12.345, 1234.5],
    ['19.99 is exactly 1999 hundredths', 19.99, 1999],
    ['a word stays a word', 'cheap', 'cheap'],
    ['an empty text stays empty', '', ''],
    ['a negative amount stays negative', -0.07, -7],
    ['a hundred million and a cent', 100_000_000.01, 10_000_000_001],
  ])('an amount is read exactly: %s (D1)', (_, wire, ours) => {
    expect(body.decode({ rollPrice: wire })).toEqual({ priceMinor: ours });
  });

  test.each(['text', 5, null, [1]])('a body that is no record is passed on unchanged: %j', (sent) => {
    expect(body.decode(sent)).toEqual(sent);
  });

  test('a state is read from a number, its digits or a checkbox; anything else is passed on for the schema to refuse', () => {
    const read = (rollState: unknown) => (body.decode({ rollState }) as { state: unknown }).state;
    const object = { toString: 1 }; // own number conversion could run anything
    expect([1, '1', true, 7, object].map(read)).toEqual(['active', 'active', 'active', 7, object]);
  });

  test('errors name the documented field', () => {
    expect(body.fieldName('priceMinor')).toBe('rollPrice');
  });
});
