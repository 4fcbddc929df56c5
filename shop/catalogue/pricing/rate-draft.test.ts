import { expect, test } from 'vitest';
import { isNotableChange, rateChangeMicros, rateRefusal, rateText, readRate } from './rate-draft.ts';
import { inEnglish } from '#server/testing/in-english.ts';

const UNREADABLE = 'Rate must be a number over 0 with at most six decimal places, such as 0.79';

test.each([
  ['0.79', 790_000],
  ['1', 1_000_000],
  [' .5 ', 500_000],
  ['0.123456', 123_456],
  ['0,92', 920_000],
  ['1000', 1_000_000_000],
])('the rate %s is %i millionths (D1)', (typed, expected) => {
  expect(inEnglish([readRate(typed), rateRefusal(typed)])).toEqual([expected, null]);
});

test.each([
  ['', 'Rate is required'],
  ['  ', 'Rate is required'],
  ['0', UNREADABLE],
  ['-0.79', UNREADABLE],
  ['0.1234567', UNREADABLE],
  ['1e-7', UNREADABLE],
  ['1000.000001', UNREADABLE],
  ['.', UNREADABLE],
  ['NaN', UNREADABLE],
  ['1.234,5', UNREADABLE],
])("the rate '%s' is refused", (typed, expected) => {
  expect(inEnglish(rateRefusal(typed))).toBe(expected);
});

test.each([
  [790_000, '0.79'],
  [1_000_000, '1.00'],
  [123_456, '0.123456'],
  [920_500, '0.9205'],
])('%i millionths are shown in a field as %s', (micros, expected) => {
  expect(rateText(micros)).toBe(expected);
});

test.each([
  ['exactly a tenth more is not over 10 %', 800_000, 880_000, 100_000, false],
  ['a millionth more than that is', 800_000, 880_001, 100_001, true],
  ['exactly a tenth less is not', 800_000, 720_000, -100_000, false],
  ['a slipped decimal point is', 790_000, 7_900_000, 9_000_000, true],
  ['no change is not unusual', 790_000, 790_000, 0, false],
] as const)('%s (E15)', (_, before, after, change, isNotable) => {
  expect([rateChangeMicros(before, after), isNotableChange(before, after)]).toEqual([change, isNotable]);
});
