import { expect, test } from 'vitest';
import { minutesLeft } from './minutes-left.ts';

test('time left follows from the speed so far; without progress or a total it is not known (Q1)', () => {
  const first = { done: 1000, at: 5000 };
  expect(minutesLeft(first, { done: 2000, at: 65_000 }, 5000)).toBe(3);
  expect(minutesLeft(first, { done: 1000, at: 65_000 }, 5000)).toBeUndefined();
  expect(minutesLeft(first, { done: 2000, at: 65_000 }, 0)).toBeUndefined();
});
