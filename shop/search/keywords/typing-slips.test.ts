import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LETTERS, LETTERS_AND_DIGITS, oneSlipAway } from './typing-slips.ts';

test.each([
  ['a letter too many', 'blaade', 'blade'],
  ['two letters swapped', 'balde', 'blade'],
  ['a wrong letter', 'blede', 'blade'],
  ['a letter left out', 'blde', 'blade'],
  ['the first letter left out', 'lade', 'blade'],
  ['the last letter left out', 'blad', 'blade'],
])('%s: "%s" may mean "%s" (D9)', (_, typed, meant) => {
  expect(oneSlipAway(typed, LETTERS)).toContain(meant);
});

test.each([
  ['bleda', 'blade'],
  ['blade', 'blade'],
  ['blad', 'blades'],
])('"%s" is not one slip away from "%s"', (typed, meant) => {
  expect(oneSlipAway(typed, LETTERS)).not.toContain(meant);
});

test('in a part number a digit may be wrong as well', () => {
  expect(oneSlipAway('db0151', LETTERS_AND_DIGITS)).toContain('db0150');
  expect(oneSlipAway('db0510', LETTERS_AND_DIGITS)).toContain('db0150');
});

test('who means one thing and makes one slip is understood whichever way round', () => {
  const word = fc.stringMatching(/^[a-e]{1,6}$/);
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(oneSlipAway(one, LETTERS).includes(other)).toBe(oneSlipAway(other, LETTERS).includes(one));
    }),
  );
});

test('a slip is named once, and the text itself is none', () => {
  const slips = oneSlipAway('aab', LETTERS);
  expect(new Set(slips).size).toBe(slips.length);
  expect(slips).not.toContain('aab');
});

test('what has its slip behind the characters that are right is not named, and the order stays', () => {
  const all = oneSlipAway('blaade', LETTERS);
  const early = oneSlipAway('blaade', LETTERS, 2);
  expect(early).toEqual(all.filter((meant) => early.includes(meant)));
  expect(early).toContain('balade');
  expect(early).toContain('blade'); // the third letter left out
  const late = all.filter((meant) => !early.includes(meant));
  expect(late.every((meant) => meant.startsWith('bla'))).toBe(true);
});
