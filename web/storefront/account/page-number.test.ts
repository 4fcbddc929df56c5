import { expect, test } from 'vitest';
import { pageCount, pageNumberIn } from './page-number.ts';

test.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=0', 1],
  ['?page=-2', 1],
  ['?page=1.5', 1],
  ['?page=x', 1],
  ['?page=9999999', 1],
])('"%s" is page %i', (query, page) => {
  expect(pageNumberIn(new URLSearchParams(query))).toBe(page);
});

test.each([
  [0, 1],
  [20, 1],
  [21, 2],
  [10_000, 500],
])('%i rows fill %i pages of 20', (total, pages) => {
  expect(pageCount(total, 20)).toBe(pages);
});
