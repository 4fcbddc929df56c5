import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import type { Language } from '#texts/languages.ts';
import { OUR_WORDS } from '../../base/operations/path.ts';
import { catalogueTexts } from '../../catalogue/catalogue-texts/tables.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { readTranslatedTexts } from '../../catalogue/catalogue-texts/translated-texts.ts';

/** Calls as the shop's pages do, for a reader of the language. */
async function read(shop: TestShop, url: string, language: Language) {
  const headers = { accept: OUR_WORDS, 'accept-language': language };
  return (await shop.app.inject({ url: `/api${url}`, headers })).json();
}

const found = async (shop: TestShop, keyword: string, language: Language): Promise<string[]> =>
  (await read(shop, `/Product/GetListing?keyword=${encodeURIComponent(keyword)}`, language)).products.map(
    ({ name }: { name: string }) => name,
  );

describe('the catalogue in the reader’s language (N3)', () => {
  test.for([
    ['de', 'Spleißklebeband', 'TT-SPL-25'],
    ['de', 'Klischeemesser', 'PL-KNIFE'],
    ['de', 'Zahnräder', 'P3-10-GEAR-72'], // its plural, which the language's dictionary knows
    ['fr', 'écouvillons', 'CS-SWAB-100'],
    ['it', 'ingranaggi cilindro', 'P3-10-GEAR-72'],
    ['es', 'guantes', 'CS-GLOVE-M'],
    ['es', 'guante nitrilo', 'CS-GLOVE-M'],
    ['de', 'Nitrilhandsch', 'CS-GLOVE-M'], // half-typed
  ] as const)('in %s "%s" finds %s', async ([language, keyword, part], { shop }) => {
    expect(await found(shop, keyword, language)).toContain(part);
  });

  test('part numbers and English words find the same in every language as in English', async ({ shop }) => {
    for (const keyword of ['DB-0150', 'splicing tape', '0.15 mm blade'])
      expect((await found(shop, keyword, 'it')).toSorted()).toEqual((await found(shop, keyword, 'en')).toSorted());
  });

  test('an English reader does not get matches from another language', async ({ shop }) => {
    expect(await found(shop, 'Kunststoff', 'de')).not.toEqual([]);
    expect(await found(shop, 'écouvillons', 'en')).toEqual([]);
  });

  test('texts, categories, specifications and filters are in it; untranslated ones are English', async ({ shop }) => {
    const blade = await read(shop, '/Product/GetProductDetail/140', 'de');
    expect(blade).toMatchObject({
      name: 'DB-0150',
      intro: 'Rakelmesser 0,15 × 30 mm, Lamelle, 100 m',
      categoryName: 'Rakelmesser',
    });
    expect(blade.specifications).toContainEqual(
      expect.objectContaining({ name: 'Werkstoff', words: ['Kohlenstoffstahl'] }),
    );

    const fixture = await read(shop, '/Product/GetProductDetail/121', 'de');
    expect(fixture.intro).toBe('Fixture, award 0');

    const menu: { name: string }[] = await read(shop, '/Category/GetMenu', 'it');
    expect(menu.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Racle', 'Rulli anilox', 'Performance Series']),
    );
  });

  test('a changed text is English until it is translated again, and cached pages follow', async ({ ownShop: shop }) => {
    const { db } = shop.shop;
    const intro = async () => (await read(shop, '/Product/GetProductDetail/140', 'fr')).intro;
    expect(await intro()).toBe('Racle 0,15 × 30 mm, lamelle, 100 m');
    await db.update(products).set({ intro: 'Doctor blade, made better' }).where(eq(products.id, 140));
    await expect.poll(intro).toBe('Doctor blade, made better');

    const english = 'Doctor blade, made better';
    await db.insert(catalogueTexts).values({ english, language: 'fr', says: 'Racle encore affûtée' });
    await expect.poll(intro).toBe('Racle encore affûtée');
    expect(await found(shop, 'affûté', 'fr')).toEqual(['DB-0150']);
    expect(await readTranslatedTexts(db, 'de', [english])).toEqual(new Map());
  });

  test('quick order and bought before describe parts in it, and nothing else in the answer', async ({ shop }) => {
    const { token } = await shop.as('uk@converter.test');
    const headers = { accept: OUR_WORDS, 'accept-language': 'de', authorization: `Bearer ${token}` };
    const checked = await shop.app.inject({
      method: 'POST',
      url: '/api/QuickOrder/CheckRows',
      payload: { rows: [{ part: 'DB-0150', width: '', quantity: '2' }] },
      headers,
    });
    expect(checked.body).toContain('Rakelmesser 0,15 × 30 mm');
    const bought = await shop.app.inject({ url: '/api/Sale/GetBoughtBefore/20', headers });
    expect(bought.body).toMatch(/Rakelmesser|Klebeband/);
  });

  test('documented answers stay as in the sources, whatever language is requested', async ({ shop }) => {
    const headers = { 'accept-language': 'de' };
    const { body } = await shop.app.inject({ url: '/api/Category/GetMenu', headers });
    expect(body).not.toContain('Rakelmesser');
  });
});
