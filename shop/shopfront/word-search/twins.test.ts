import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { partKey } from '../../base/kernel/part-number.ts';
import { figureLexeme, keyLexeme, foldLookAlikes, unitLexeme } from './lexemes.ts';

// Compares SQL functions with their counterparts in the application. Each sample is one statement, because a property
// test would send a thousand.

/** Letters of the scripts of part numbers, as one character and as two, ligatures, full-width ones, and symbols. */
const LETTERS = [
  ...Array.from('abcxyzABCOIL0189019ÀÖÜßẞéñøŁıİſĳœΑΣΩςσАБЯжїهمأ٣刮刀カガがハﾊ한글ＤＢ０１５ﬁﬂﬃªµ℃™®½²①-/._ ()+'),
  'U\u0308',
  'e\u0301',
  'ｶﾞ',
];
const numbers = (shop: number) =>
  fc
    .sample(fc.array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 12 }), { numRuns: shop, seed: 7 })
    .map((signs) => signs.join('').normalize('NFC'));

async function computed(
  { owner }: TestShop,
  expression: string,
  given: readonly (string | number)[],
): Promise<unknown[]> {
  const { rows } = await owner.execute<{ made: unknown }>(sql`
    select ${sql.raw(expression)} as made from jsonb_array_elements_text(${JSON.stringify(given)}::jsonb) with ordinality as each(given, place)
    order by place`);
  return rows.map(({ made }) => made);
}

test('the application and the database read a part number and its beginning alike (D9)', async ({ shop }) => {
  // Numbers other than digits are symbols to the database, which still parses the rest of the number.
  const given = numbers(500).filter((number) => !/[½²①]/.test(number) && partKey(number) !== '');
  const found = await computed(shop, 'array(select search_keys_in(given))', given);
  given.forEach((number, at) => expect(found[at], number).toContain(keyLexeme(partKey(number))));
});

test('SQL that names no key gets the one that the application computes for ASCII', async ({ shop }) => {
  const given = fc.sample(fc.string({ unit: 'grapheme-ascii', minLength: 1 }), { numRuns: 200, seed: 7 });
  const { rows } = await shop.owner.execute<{ name: string; part_key: string }>(sql`
    insert into products (name) select given from jsonb_array_elements_text(${JSON.stringify(given)}::jsonb) as given
    returning name, part_key`);
  for (const { name, part_key: key } of rows) expect(key, name).toBe(partKey(name));
});

test('look-alikes, figures and units are read alike', async ({ shop }) => {
  const keys = numbers(200).map(partKey);
  expect(await computed(shop, `translate(given, 'oil', '011')`, keys)).toEqual(keys.map(foldLookAlikes));
  const figures = [0, 15, 0.15, 1000, -3.5, 0.0001, 12345.678];
  expect(await computed(shop, 'search_figure(given::numeric)', figures)).toEqual(
    figures.map((each) => figureLexeme(each)),
  );
  const units = ['mm', 'µm', 'μm', 'cm³/m²', 'l/cm', 'DIN', 'Å', '°', '″', 'MPa'];
  expect(await computed(shop, 'search_unit(given)', units)).toEqual(units.map(unitLexeme));
});
