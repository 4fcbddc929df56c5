import { expect, test } from 'vitest';
import { labelChoiceIn, labelPlace, labelsOn } from './label-grid.ts';

test.each([
  ['the first of 3 × 8', 0, { sheet: '3x8', first: 1 }, { page: 0, left: 7.25, top: 12.9 }],
  ['the fourth begins the second row', 3, { sheet: '3x8', first: 1 }, { page: 0, left: 7.25, top: 46.8 }],
  [
    'the first free one is the last of its sheet',
    0,
    { sheet: '3x8', first: 24 },
    { page: 0, left: 139.25, top: 250.2 },
  ],
  ['the next is on the next sheet', 1, { sheet: '3x8', first: 24 }, { page: 1, left: 7.25, top: 12.9 }],
  ['the second of 2 × 7', 1, { sheet: '2x7', first: 1 }, { page: 0, left: 106.25, top: 15.15 }],
] as const)('a label is at its place on the sheet: %s (G4)', (_, index, choice, expected) => {
  const place = labelPlace(index, { right: 0, down: 0, ...choice });
  expect(place.page).toBe(expected.page);
  expect(place.left).toBeCloseTo(expected.left);
  expect(place.top).toBeCloseTo(expected.top);
});

test('printer offsets are compensated (G4)', () => {
  const place = labelPlace(0, { sheet: '2x7', first: 1, right: 1.5, down: -2 });
  expect([place.left, place.top]).toEqual([expect.closeTo(6.15), expect.closeTo(13.15)]);
});

test('a sheet has 24 or 14 labels (G4)', () => {
  expect([labelsOn('3x8'), labelsOn('2x7')]).toEqual([24, 14]);
});

test('the options in an address are read as people write them, and invalid ones are the default (G4)', () => {
  expect(labelChoiceIn({ sheet: '2x7', first: '15', right: '1,5', down: '-99' })).toEqual({
    sheet: '2x7',
    first: 14,
    right: 1.5,
    down: -15,
  });
  expect(labelChoiceIn({ sheet: '9x9', first: 'x', right: ['1'], down: '1e9' })).toEqual({
    sheet: '3x8',
    first: 1,
    right: 0,
    down: 0,
  });
});
