import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  ['/search?p=1#top', '/search?p=1#top'],
  ['/product?id=5&name=a%2Fb', '/product?id=5&name=a%2Fb'],
  ['/a/../Basket', '/Basket'],
  ['/search?keyword=//x', '/search?keyword=//x'],
  ['/Größe', '/Gr%C3%B6%C3%9Fe'],
  ['//elsewhere.test/x', '/'],
  ['/..//elsewhere.test/x', '/'],
  ['/.//elsewhere.test/x', '/'],
  ['/%2e%2e//elsewhere.test/x', '/'],
  ['/x/..//elsewhere.test', '/'],
  ['/\\elsewhere.test', '/'],
  ['/.\\\\elsewhere.test', '/'],
  ['/\t/elsewhere.test', '/'],
  ['/\n\\elsewhere.test', '/'],
  [' //elsewhere.test', '/'],
  ['https://elsewhere.test/', '/'],
  ['http://own.invalid/x', '/'],
  ['javascript:alert(1)', '/'],
  ['basket', '/'],
  ['', '/'],
  [null, '/'],
  [['/basket'], '/'],
])('a redirect goes only to our own pages: %s (D20)', (target, expected) => {
  expect(ownPath(target, '/')).toBe(expected);
});

describe('for any redirect target (D20)', () => {
  const signs = '/ // \\ . .. %2e %2E%2e %2f %5c %09 %00 % ? # ; : @ http: javascript: elsewhere.test a [::1]'.split(
    ' ',
  );
  const blanks = ['\t', '\n', '\r', '\0', ' ', '\u00a0', '\ufeff', '\u2044', '\uff0f', '\u3002'];
  const piece = fc.constantFrom(...signs, ...blanks);
  const odd = fc.array(fc.oneof({ weight: 9, arbitrary: piece }, fc.string({ unit: 'binary', maxLength: 3 })), {
    maxLength: 12,
  });
  const paths = fc
    .oneof(
      odd,
      odd.map((pieces) => ['/', ...pieces]),
    )
    .map((pieces) => pieces.join(''));
  const given = { numRuns: 20_000, seed: 20_261_122 };

  test('from every page it goes to the shop, as a path that begins with one slash', () => {
    const property = fc.property(paths, (path) => {
      const way = ownPath(path, '/fallback');
      for (const page of ['https://shop.test/', 'https://shop.test/a/b?c#d'])
        expect(new URL(way, page).origin).toBe('https://shop.test');
      expect(way).toMatch(/^\/(?![/\\])[\u0021-\u007e]*$/);
    });
    fc.assert(property, given);
  });

  test('the checked form is followed: reading it again changes nothing', () => {
    const property = fc.property(paths, (path) => {
      const way = ownPath(path, '/fallback');
      expect(ownPath(way, '/another')).toBe(way);
      const followed = new URL(way, 'https://shop.test');
      expect(followed.pathname + followed.search + followed.hash).toBe(way);
    });
    fc.assert(property, given);
  });
});
