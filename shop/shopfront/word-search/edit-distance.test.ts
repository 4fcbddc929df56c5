import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LETTERS, LETTERS_AND_DIGITS, editsAtDistanceOne } from './edit-distance.ts';

test.each([
  ['a letter too many', 'blaade', 'blade'],
  ['two letters swapped', 'balde', 'blade'],
  ['a wrong letter', 'blede', 'blade'],
  ['a letter left out', 'blde', 'blade'],
  ['the first letter left out', 'lade', 'blade'],
  ['the last letter left out', 'blad', 'blade'],
])('%s: "%s" may mean "%s" (D9)', (_, typed, meant) => {
  expect(editsAtDistanceOne(typed, LETTERS)).toContain(meant);
});

test.each([
  ['bleda', 'blade'],
  ['blade', 'blade'],
  ['blad', 'blades'],
])('"%s" is not at edit distance 1 from "%s"', (typed, meant) => {
  expect(editsAtDistanceOne(typed, LETTERS)).not.toContain(meant);
});

test('in a part number a digit may be wrong as well', () => {
  expect(editsAtDistanceOne('db0151', LETTERS_AND_DIGITS)).toContain('db0150');
  expect(editsAtDistanceOne('db0510', LETTERS_AND_DIGITS)).toContain('db0150');
});

test('an ambiguous word with one typing error is understood either way', () => {
  const word = fc.stringMatching(/^[a-e]{1,6}$/);
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(editsAtDistanceOne(one, LETTERS).includes(other)).toBe(editsAtDistanceOne(other, LETTERS).includes(one));
    }),
  );
});

test('a correction is listed once, and the text itself is not one', () => {
  const slips = editsAtDistanceOne('aab', LETTERS);
  expect(new Set(slips).size).toBe(slips.length);
  expect(slips).not.toContain('aab');
});

test('a correction beyond the confirmed characters is not listed, and the order stays', () => {
  const all = editsAtDistanceOne('blaade', LETTERS);
  const early = editsAtDistanceOne('blaade', LETTERS, 2);
  expect(early).toEqual(all.filter((meant) => early.includes(meant)));
  expect(early).toContain('balade');
  expect(early).toContain('blade'); // without the third letter
  const late = all.filter((meant) => !early.includes(meant));
  expect(late.every((meant) => meant.startsWith('bla'))).toBe(true);
});
