import { expect, test } from 'vitest';
import { wrapText } from './wrap.ts';

const letters = (text: string) => text.length;

test.each([
  ['short', 10, ['short']],
  ['', 10, ['']],
  ['two words', 10, ['two words']],
  ['two words', 8, ['two', 'words']],
  ['exactly ten', 11, ['exactly ten']],
  ['first\nsecond', 20, ['first', 'second']],
  ['first\r\n\r\nthird', 20, ['first', '', 'third']],
  ['  blanks   between ', 20, ['blanks between']],
  ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
  ['an unbreakable', 6, ['an', 'unbrea', 'kable']],
  ['1.250,00\u00A0€ more', 10, ['1.250,00\u00A0€', 'more']],
] as const)('"%s" in %d letters', (text, width, lines) => {
  expect(wrapText(text, width, letters)).toEqual(lines);
});

test('a width too small for a letter still ends, with one letter per line', () => {
  expect(wrapText('abc', 0, letters)).toEqual(['a', 'b', 'c']);
});
