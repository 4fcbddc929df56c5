import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partKey } from './part-number.ts';

test.each([
  ['DB-0150', 'db0150'],
  ['  tt 1015 / 25 ', 'tt101525'],
  ['TT101525', 'tt101525'],
  ['P5.10_A', 'p510a'],
  ['Größe 7', 'grösse7'],
  ['GRÖSSE 7', 'grösse7'],
  ['GRÖẞE 7', 'grösse7'],
  ['BÜ-77', 'bü77'],
  ['BU\u0308-77', 'bü77'],
  ['ﬁlter-1', 'filter1'],
  ['Нож-5', 'нож5'],
  ['ΟΔΟΣ-1', 'οδοσ1'],
  ['刮刀-12', '刮刀12'],
  ['ใบมีด-3', 'ใบมีด3'],
  ['1½', '1½'],
  ['İ-10', 'i10'],
  ['ＴＴ－１０１５', 'tt1015'],
  ['ｔｔ　１０１５／２５', 'tt101525'],
  ['Foo™', 'foo'],
  ['--- ', ''],
])('the key of "%s" is "%s" (D9)', (written, key) => {
  expect(partKey(written)).toBe(key);
});

test('the key of a key is the key, and dashes and spaces never change it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('-', ' ', '/', '.'), (text, separator) => {
      const key = partKey(text);
      expect(partKey(key)).toBe(key);
      expect(partKey(`${separator}${text}${separator}`)).toBe(key);
    }),
  );
});
