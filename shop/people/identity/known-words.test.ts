import { expect, test } from 'vitest';
import { containsOnlyKnownWords } from './known-words.ts';

const KNOWN = ['Mabel', "O'Hartley-Smith", 'Tennant Labels (UK) Ltd', 'm.hartley@tennant-labels.test'];

test.each([
  ['pressline2026', true],
  ['Pressline-2026!', true],
  ['pr3ssl1n3-2026', true],
  ['FlexoFlexo99', true],
  ['mabelhartley', true],
  ['Hartley.1984', true],
  ['T3nnant_l@bels', true],
  ['tennant-labels.test', true],
  ['my!labels', true],
  ['m.hartley@tennant-labels.test', true],
  ['blue-anilox-8', false],
  ['yellow-doctor-blade', false],
  ['press-2026', false],
  ['four grey herons', false],
  ['Ltd-2026-uk', false],
])('for an account of Mabel at Tennant Labels, "%s" consists of known words: %s (D43)', (password, expected) => {
  expect(containsOnlyKnownWords(password, KNOWN)).toBe(expected);
});

test('names in other scripts count, and missing ones are no problem', () => {
  expect(containsOnlyKnownWords('Børgesen-77', ['Åse Børgesen'])).toBe(true);
  expect(containsOnlyKnownWords('наклейка2026', ['Наклейка'])).toBe(true);
  expect(containsOnlyKnownWords('Børgesen-77', [])).toBe(false);
});

test('names are never used as a pattern', () => {
  expect(containsOnlyKnownWords('harmless-word', ['.*.* [a-z]+ (((( \\w{9} $1'])).toBe(false);
});
