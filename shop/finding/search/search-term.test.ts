import { expect, test } from 'vitest';
import { searchTerm } from './search-term.ts';
import { keywordRefusal } from '../../frame/keyword.ts';

test.each(['', '  ', 'db', ' db ', '𝛼b'])('"%s" is too short to search for (A9)', (keyword) => {
  expect(keywordRefusal(keyword)).toBe('Enter at least 3 characters to search');
});

test.each(['db1', ' db1 ', 'doctor blade', 'a b'])('"%s" is searched for (A9)', (keyword) => {
  expect(keywordRefusal(keyword)).toBeNull();
});

test('more than 100 characters are not searched for', () => {
  expect(keywordRefusal('x'.repeat(101))).toBe('Enter at most 100 characters to search');
  expect(keywordRefusal('x'.repeat(100))).toBeNull();
});

test.each([
  ['a part number, however it is written', ' DB 01/50 ', { key: 'db0150', keyEnd: 'db0150{' }],
  ['words of three letters and more may be half typed', 'Soft tape', { query: 'soft:* & tape:*' }],
  ['short words are whole', 'uv led', { query: 'uv & led:*' }],
  ['digits are found as part of a part number too', '0150 x 9', { query: "(0150:* | '-0150':*) & x & (9 | '-9')" }],
  ['a single letter or digit is no part number', 'a !!', { key: '', keyEnd: '', query: 'a' }],
  ['wildcards and operators are no letters', '%_*:|&!<->()\'"\\', { key: '', query: '', words: [] }],
  ['the same word again says nothing new', ' tape Tape-tape  TAPE', { keyword: 'tape tape-tape', query: 'tape:*' }],
  ['letters of every script count', 'Größe', { words: ['größe'] }],
])('%s: "%s" (D9)', (_, typed, expected) => {
  expect(searchTerm(typed)).toMatchObject(expected);
});
