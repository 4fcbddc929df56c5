import { describe, expect, test } from 'vitest';
import { couponDraftErrors, readMultiplier, readStatus } from './coupon-draft.ts';
import { inEnglish } from '#server/testing/in-english.ts';

const flexo10 = {
  name: 'Ten per cent',
  code: 'FLEXO10',
  startsOn: '01/03/2026',
  endsOn: '31/03/2026',
  status: '1',
  multiplier: '0.90',
};

test('a promo code needs name, code and both dates (C8)', () => {
  const empty = { name: ' ', code: ' ', startsOn: ' ', endsOn: '', status: '', multiplier: '' };
  expect(inEnglish(couponDraftErrors(empty))).toEqual({
    name: 'Promo Name is required',
    code: 'Promo Code is required',
    startsOn: 'Start Date is required',
    endsOn: 'End Date is required',
  });
});

test.each([
  ['complete', {}, {}],
  ['with ISO dates', { startsOn: '2026-03-01', endsOn: '2026-03-31' }, {}],
  ['for one day', { endsOn: '01/03/2026' }, {}],
  [
    'from a day that is not in the calendar',
    { startsOn: '30/02/2026' },
    { startsOn: 'Start Date must be a date as dd/mm/yyyy' },
  ],
  ['to a day typed otherwise', { endsOn: 'March' }, { endsOn: 'End Date must be a date as dd/mm/yyyy' }],
  ['that ends before it starts', { endsOn: '28/02/2026' }, { endsOn: 'End Date must not be before Start Date' }],
  ['with a status that is no number, kept as null', { status: 'on' }, {}],
  ['with a value that is no number, kept as null', { multiplier: 'ten' }, {}],
  ['that is inactive', { status: '0' }, {}],
  ['with a status out of range', { status: '2' }, { status: 'Status must be 1 (live) or 0 (inactive)' }],
  [
    'with a value of 0',
    { multiplier: '0' },
    { multiplier: 'Value must be more than 0 and at most 1: 0.9 takes 10 % off' },
  ],
  [
    'with a value over 1',
    { multiplier: '1.01' },
    { multiplier: 'Value must be more than 0 and at most 1: 0.9 takes 10 % off' },
  ],
  ['with a value of 1', { multiplier: '1' }, {}],
  [
    'with a percentage, which nobody can read for sure',
    { multiplier: '15%' },
    { multiplier: 'Value is a multiplier, not a percentage: for 15 % off type 0.85' },
  ],
  [
    'with an invalid percentage',
    { multiplier: '% 120' },
    { multiplier: 'Value is a multiplier, not a percentage: 0.9 takes 10 % off' },
  ],
])('a promo code %s (C8, D5)', (_, change, errors) => {
  expect(inEnglish(couponDraftErrors({ ...flexo10, ...change }))).toEqual(errors);
});

describe('input (C8, D5)', () => {
  test.each([
    ['1', 'live'],
    [' 0 ', 'inactive'],
    ['2', null],
    ['0.5', null],
    ['live', null],
    ['', null],
  ])('status "%s" is %s', (typed, status) => {
    expect(readStatus(typed)).toBe(status);
  });

  test.each([
    ['0.90', 900_000],
    ['.9', 900_000],
    ['1', 1_000_000],
    ['0.666667', 666_667],
    ['0.57', 570_000],
    ['-0.5', -500_000],
    ['0,9', null],
    ['0.9x', null],
    ['90%', null],
    ['', null],
  ])('value "%s" is %s millionths', (typed, micros) => {
    expect(readMultiplier(typed)).toBe(micros);
  });
});
