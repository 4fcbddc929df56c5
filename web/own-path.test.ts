import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  ['/search?p=1#top', '/search?p=1#top'],
  ['/product?id=5&name=a%2Fb', '/product?id=5&name=a%2Fb'],
  ['//elsewhere.test/x', '/'],
  ['/\\elsewhere.test', '/'],
  ['https://elsewhere.test/', '/'],
  ['javascript:alert(1)', '/'],
  ['basket', '/'],
  ['', '/'],
  [null, '/'],
])('a way back leads to our own pages only: %s (D20)', (target, expected) => {
  expect(ownPath(target, '/')).toBe(expected);
});
