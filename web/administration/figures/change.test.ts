import { expect, test } from 'vitest';
import { changeOf, shareOf } from './change.ts';

test.each([
  [112, 100, '+12 %'],
  [88, 100, '−12 %'],
  [100, 100, '±0 %'],
  [100, 0, '–'],
  [0, 100, '−100 %'],
])('%i after %i is a change of %s', (value, before, expected) => {
  expect(changeOf(value, before)).toBe(expected);
});

test('a margin is a share of the sales whose cost is known', () => {
  expect([shareOf(5800, 9000), shareOf(0, 0), shareOf(-100, 1000)]).toEqual(['64 %', '–', '-10 %']);
});
