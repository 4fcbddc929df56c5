import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Coupon, couponRefusal, isUsableMultiplier } from './coupon.ts';
import { inEnglish } from '#server/testing/in-english.ts';

const flexo10: Coupon = {
  code: 'FLEXO10',
  status: 'live',
  multiplierMicros: 900_000,
  startsOn: '2026-03-01',
  endsOn: '2026-03-31',
  continent: 'Europe',
};
const inEurope = { today: '2026-03-15', continent: 'Europe' };

describe('a coupon works (B5, D5)', () => {
  test.each([
    ['within its dates, live, on its continent', flexo10, inEurope],
    ['on its first day', flexo10, { ...inEurope, today: '2026-03-01' }],
    ['on its last day', flexo10, { ...inEurope, today: '2026-03-31' }],
    ['on a single day', { ...flexo10, startsOn: '2026-03-15', endsOn: '2026-03-15' }, inEurope],
    ['everywhere when its continent is null', { ...flexo10, continent: null }, { ...inEurope, continent: 'Asia' }],
    ['everywhere when its continent is blank', { ...flexo10, continent: ' ' }, { ...inEurope, continent: 'Asia' }],
    [
      'even for an account without continent when blank',
      { ...flexo10, continent: '' },
      { ...inEurope, continent: null },
    ],
    ['with a multiplier of 1, though it takes nothing off', { ...flexo10, multiplierMicros: 1_000_000 }, inEurope],
    ['with the smallest multiplier', { ...flexo10, multiplierMicros: 1 }, inEurope],
  ])('%s', (_, coupon, context) => {
    expect(couponRefusal(coupon, 'FLEXO10', context)).toBeNull();
  });
});

describe('a coupon is invalid (B5, D5, A18)', () => {
  test.each([
    ['the day before it starts', flexo10, { ...inEurope, today: '2026-02-28' }],
    ['the day after it ends', flexo10, { ...inEurope, today: '2026-04-01' }],
    ['when it ends before it starts', { ...flexo10, startsOn: '2026-03-31', endsOn: '2026-03-01' }, inEurope],
    ['when inactive', { ...flexo10, status: 'inactive' }, inEurope],
    ['when its status could not be read', { ...flexo10, status: null }, inEurope],
    ['when its value could not be read', { ...flexo10, multiplierMicros: null }, inEurope],
    ['with a multiplier of 0', { ...flexo10, multiplierMicros: 0 }, inEurope],
    ['with a negative multiplier', { ...flexo10, multiplierMicros: -1 }, inEurope],
    ['with a multiplier over 1', { ...flexo10, multiplierMicros: 1_000_001 }, inEurope],
    ['for an account on another continent', flexo10, { ...inEurope, continent: 'North America' }],
    ['for an account without continent', flexo10, { ...inEurope, continent: null }],
  ] as const)('%s', (_, coupon, context) => {
    expect(inEnglish(couponRefusal(coupon, 'FLEXO10', context))).toBe('code invalid');
  });

  test.each(['flexo10', 'FLEXO1', 'FLEXO100', ' FLEXO10', 'FLEXO10 ', 'FLEX010', ''])(
    'when "%s" is typed for FLEXO10: exact match only',
    (typed) => {
      expect(inEnglish(couponRefusal(flexo10, typed, inEurope))).toBe('code invalid');
    },
  );

  test('when there is no such code', () => {
    expect(inEnglish(couponRefusal(undefined, 'FLEXO10', inEurope))).toBe('code invalid');
  });
});

test('no multiplier outside (0, 1] ever works (D5)', () => {
  const outside = fc.oneof(fc.integer({ max: 0 }), fc.integer({ min: 1_000_001 }), fc.constant(Number.NaN));
  fc.assert(
    fc.property(outside, (multiplierMicros) => {
      expect(isUsableMultiplier(multiplierMicros)).toBe(false);
      expect(inEnglish(couponRefusal({ ...flexo10, multiplierMicros }, 'FLEXO10', inEurope))).toBe('code invalid');
    }),
  );
});
