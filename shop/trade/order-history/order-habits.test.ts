import { expect, test } from 'vitest';
import { usualInterval, usualQuantity } from './order-habits.ts';

test.each([
  ['every five weeks', ['2026-04-20', '2026-03-16', '2026-02-09', '2026-01-05'], { days: 35, dueOn: '2026-05-25' }],
  ['across the change to summer time', ['2026-03-01', '2026-03-29', '2026-04-26'], { days: 28, dueOn: '2026-05-24' }],
  ['an uneven one is rounded', ['2026-01-01', '2026-01-02', '2026-01-16'], { days: 8, dueOn: '2026-01-24' }],
  [
    'two orders of one day are one',
    ['2026-01-01', '2026-01-01', '2026-01-11', '2026-01-21'],
    { days: 10, dueOn: '2026-01-31' },
  ],
  ['two days say nothing', ['2026-04-20', '2026-01-05', '2026-01-05'], null],
  ['one neither', ['2026-01-05'], null],
])('how often a part is bought: %s (G3)', (_, days, expected) => {
  expect(usualInterval(days)).toEqual(expected);
});

test.each([
  ['the one that comes most often', [2, 5, 5, 8], 5],
  ['of several the smallest', [8, 3, 3, 8, 5], 3],
  ['the only one', [7], 7],
])('how much of a part is bought: %s (G3)', (_, quantities, expected) => {
  expect(usualQuantity(quantities)).toBe(expected);
});
