import { expect, test } from 'vitest';
import { showAfterMark, showChoices, showIn } from './show-choices.ts';

test('without the regional mark a category is live or archived; with it, it belongs to a region (D8)', () => {
  expect(showChoices(false)).toEqual([
    [1, 'Live'],
    [3, 'Archived'],
  ]);
  expect(showChoices(true).map(([show, label]) => `${show} ${label}`)).toEqual([
    '1 All regions',
    '2 USA only',
    '3 Europe only',
    '4 Hidden',
  ]);
});

test.each([
  ['an archived category does not appear in Europe', 3, true, 4],
  ['a live one stays open to all', 1, true, 1],
  ['one of a region is archived, not shown to everybody', 2, false, 3],
  ['a hidden one stays hidden', 4, false, 3],
])('when the mark changes, %s', (_, show, isRegional, after) => {
  expect(showAfterMark(show, isRegional)).toBe(after);
});

test.each([
  ['4', 4],
  ['', 3],
  ['all', 3],
  [undefined, 3],
])('a form with %j begins at %i', (typed, show) => {
  expect(showIn(typed)).toBe(show);
});
