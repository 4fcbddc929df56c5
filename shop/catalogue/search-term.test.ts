import { expect, test } from 'vitest';
import { keywordRefusal } from './search-term.ts';

test.each(['', '  ', 'db', ' db ', '𝛼b'])('"%s" is too short to search for (A9)', (keyword) => {
  expect(keywordRefusal(keyword)).toBe('Enter at least 3 characters to search');
});

test.each(['db1', ' db1 ', 'doctor blade', 'a b'])('"%s" is searched for (A9)', (keyword) => {
  expect(keywordRefusal(keyword)).toBeNull();
});
