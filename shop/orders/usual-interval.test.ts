import { expect, test } from 'vitest';
import { usualInterval } from './usual-interval.ts';

test.each([
  ['every five weeks', { days: 4, firstOn: '2026-01-05', lastOn: '2026-04-20' }, { days: 35, dueOn: '2026-05-25' }],
  [
    'across the change to summer time',
    { days: 3, firstOn: '2026-03-01', lastOn: '2026-04-26' },
    { days: 28, dueOn: '2026-05-24' },
  ],
  [
    'an uneven one is rounded',
    { days: 3, firstOn: '2026-01-01', lastOn: '2026-01-16' },
    { days: 8, dueOn: '2026-01-24' },
  ],
  ['two orders say nothing', { days: 2, firstOn: '2026-01-05', lastOn: '2026-04-20' }, null],
  ['one neither', { days: 1, firstOn: '2026-01-05', lastOn: '2026-01-05' }, null],
])('how often a part is bought: %s (G3)', (_, ordered, expected) => {
  expect(usualInterval(ordered)).toEqual(expected);
});
