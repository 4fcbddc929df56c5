import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import type { Language } from '#texts/languages.ts';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '#texts/translated-languages.ts';
import { catalogueTexts } from '../../catalogue/catalogue-texts/tables.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { OUR_WORDS } from '../../base/operations/path.ts';
import { lastNotes, newProduct, productForm } from '../product-editing/testing/staff-at-work.ts';
import { keyOfText } from './translation-queries.ts';

const save = '/api/Translation/SaveTranslations';

type Staff = Awaited<ReturnType<TestShop['asStaff']>>;

const say = (
  staff: Staff,
  english: string,
  translations: Partial<Record<TranslatedLanguage, string>>,
  version?: number,
) =>
  staff.post(save, {
    texts: [
      {
        key: keyOfText(english),
        says: Object.entries(translations).map(([language, text]) => ({ language, text })),
        ...(version === undefined ? {} : { version }),
      },
    ],
  });

const opened = async (staff: Staff, english: string) =>
  (await staff.get(`/api/Translation/GetTranslation/${keyOfText(english)}`)).body;

const inLanguage = async (shop: TestShop, url: string, language: Language) =>
  (await shop.app.inject({ url: `/api${url}`, headers: { accept: OUR_WORDS, 'accept-language': language } })).json();

const found = async (shop: TestShop, keyword: string, language: Language): Promise<string[]> =>
  (await inLanguage(shop, `/Product/GetListing?keyword=${encodeURIComponent(keyword)}`, language)).products.map(
    ({ name }: { name: string }) => name,
  );

describe('staff translate the texts of the shop (N3)', () => {
  test('a part is shown and found in a language as soon as its text is translated, by its word stems', async ({
    shop,
  }) => {
    const intro = 'Squeegee wiper, first of its kind';
    const part = await newProduct(shop, { productIntro: intro });
    const staff = await shop.asStaff();
    const detail = () => inLanguage(shop, `/Product/GetProductDetail/${part.id}`, 'de');
    expect((await detail()).intro).toBe(intro);
    expect(await found(shop, 'Quastenwischers', 'de')).toEqual([]);

    expect((await say(staff, intro, { de: 'Quastenwischer, der erste seiner Art', fr: 'Raclette' })).body).toBe(1);

    expect((await detail()).intro).toBe('Quastenwischer, der erste seiner Art');
    expect(await found(shop, 'Quastenwischers', 'de')).toEqual([part.name]); // its genitive, stemmed by the German dictionary
    expect(await found(shop, 'Quastenwischer', 'en')).toEqual([]);
    expect((await inLanguage(shop, `/Product/GetProductDetail/${part.id}`, 'en')).intro).toBe(intro);
    expect((await inLanguage(shop, `/Product/GetProductDetail/${part.id}`, 'it')).intro).toBe(intro);
    const documented = await shop.app.inject({
      url: `/api/Product/GetProductByID/${part.id}`,
      headers: { 'accept-language': 'de' },
    });
    expect(documented.json().productIntro).toBe(intro);

    expect((await say(staff, intro, { de: '' })).body).toBe(1);
    expect((await detail()).intro).toBe(intro);
    expect(await found(shop, 'Quastenwischers', 'de')).toEqual([]);
  });

  test('a text is listed once for all that have it, with what is missing', async ({ shop }) => {
    const staff = await shop.asStaff();
    const intro = 'Zythum gauge for the foil station';
    const [one] = [await newProduct(shop, { productIntro: intro }), await newProduct(shop, { productIntro: intro })];
    await say(staff, intro, { de: 'Zythum-Lehre', es: 'Calibre' });
    const list = async (query: string) => (await staff.get(`/api/Translation/GetTranslations?${query}`)).body;
    const [text, ...others] = await list('search=zythum');
    expect(others).toEqual([]);
    expect(text).toMatchObject({ english: intro, kinds: ['intro'], uses: 2, version: 1 });
    expect(text.missing).toEqual(TRANSLATED_LANGUAGES.filter((language) => language !== 'de' && language !== 'es'));
    expect(text.things).toContainEqual({ thing: `product:${one.id}`, name: one.name });
    expect(await list('search=zythum&missing=de')).toEqual([]);
    expect(await list('search=zythum&missing=any')).toHaveLength(1);
    expect(await list('search=calibre&missing=fr&kind=intro')).toHaveLength(1); // found by its translation, too
    expect(await list('search=zythum&kind=category')).toEqual([]);
    const ofOne: { kinds: string[] }[] = await list(`of=product:${one.id}`);
    expect(ofOne.flatMap(({ kinds }) => kinds).toSorted()).toEqual(['details', 'intro']);
  });

  test('a figure with its unit is the same in every language, and is not listed as missing', async ({ shop }) => {
    const staff = await shop.asStaff();
    const [width] = (await staff.get('/api/Translation/GetTranslations?kind=width&search=100 mm')).body;
    expect(width).toMatchObject({ english: '100 mm', missing: [] });
    expect((await staff.get('/api/Translation/GetTranslations?kind=width&missing=any')).body).toEqual([]);
  });

  test('two colleagues who edit one text are informed of each other, even with two languages', async ({ shop }) => {
    const staff = await shop.asStaff();
    const intro = 'Nip roller for two colleagues';
    await newProduct(shop, { productIntro: intro });
    expect((await say(staff, intro, { de: 'Presswalze' }, 0)).status).toBe(200);
    const colleagues = await Promise.all(Array.from({ length: 4 }, () => shop.asStaff()));
    const stale = await say(await shop.asStaff(), intro, { fr: 'Rouleau' }, 0);
    expect([stale.status, stale.body.code]).toEqual([409, 'save.stale']);
    expect((await opened(staff, intro)).says).toEqual([{ language: 'de', text: 'Presswalze' }]);
    const answers = await Promise.all(
      colleagues.map((colleague, at) => say(colleague, intro, { it: `Rullo ${at}` }, 1)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  test('every change is in the audit list and can be undone, including a removed translation', async ({ shop }) => {
    const staff = await shop.asStaff();
    const intro = 'Idler pulley for the audit';
    await newProduct(shop, { productIntro: intro });
    await say(staff, intro, { de: 'Umlenkrolle', fr: 'Poulie' });
    await say(staff, intro, { de: '' });
    const [note] = await lastNotes(shop);
    expect(note).toMatchObject({ entity: 'translation', action: 'saved', about: intro });
    expect(note?.before).toMatchObject({ de: 'Umlenkrolle', fr: 'Poulie' });
    expect(note?.after).toMatchObject({ de: '', fr: 'Poulie' });

    const putBack = () => staff.post('/api/Audit/PutBack', { entryId: note?.id });
    expect((await putBack()).status).toBe(200);
    expect((await opened(staff, intro)).says).toEqual([
      { language: 'fr', text: 'Poulie' },
      { language: 'de', text: 'Umlenkrolle' },
    ]);
    expect((await putBack()).status).toBe(409); // it has changed since
  });

  test('texts saved together are restored together, or not at all (E16)', async ({ shop }) => {
    const staff = await shop.asStaff();
    const intros = ['Guide rail, left', 'Guide rail, right'];
    for (const productIntro of intros) await newProduct(shop, { productIntro });
    const saved = (text: string) =>
      staff.post(save, {
        texts: intros.map((english) => ({ key: keyOfText(english), says: [{ language: 'de', text }] })),
      });
    await saved('Führung');
    await saved('Führungsschiene');
    const [note] = await lastNotes(shop);
    const putBack = () => staff.post('/api/Audit/PutBack', { entryId: note?.id, together: true });
    expect((await putBack()).status).toBe(200);
    for (const english of intros)
      expect((await opened(staff, english)).says).toEqual([{ language: 'de', text: 'Führung' }]);
    await say(staff, 'Guide rail, left', { de: 'Führungsschiene' });
    expect((await putBack()).status).toBe(409); // one of the two still has the restored value, the other does not
    expect((await opened(staff, 'Guide rail, left')).says).toEqual([{ language: 'de', text: 'Führungsschiene' }]);
  });

  test('an empty save is no change', async ({ shop }) => {
    const staff = await shop.asStaff();
    expect((await staff.post(save, { texts: [] })).body).toBe(1);
    const intro = 'Spirit level for the unwind';
    await newProduct(shop, { productIntro: intro });
    await say(staff, intro, { de: 'Wasserwaage' });
    const [before] = await lastNotes(shop);
    expect((await say(staff, intro, { de: 'Wasserwaage' })).body).toBe(1);
    expect(await lastNotes(shop)).toEqual([before]);
  });

  test('a text corrected in English is English again, and shows its earlier translation', async ({ shop }) => {
    const staff = await shop.asStaff();
    const part = await newProduct(shop, { productIntro: 'Tension shaft, corected' });
    await say(staff, 'Tension shaft, corected', { de: 'Spannwelle' });
    const { id: productID, name: productName } = part;
    const corrected = productForm({ productID, productName, productIntro: 'Tension shaft, corrected' });
    expect((await staff.post('/api/Product/SaveProduct', corrected)).status).toBe(200);
    expect((await inLanguage(shop, `/Product/GetProductDetail/${part.id}`, 'de')).intro).toBe(
      'Tension shaft, corrected',
    );
    expect(await opened(staff, 'Tension shaft, corrected')).toMatchObject({
      says: [],
      formerly: { english: 'Tension shaft, corected', says: [{ language: 'de', text: 'Spannwelle' }] },
    });
  });

  test.for([
    ['a language that the shop does not speak', [{ language: 'xx', text: 'Rakelmes' }]],
    ['English, which it is translated from', [{ language: 'en', text: 'Blades' }]],
    [
      'one language twice',
      [
        { language: 'de', text: 'Rakel' },
        { language: 'de', text: 'Messer' },
      ],
    ],
    ['more than fits in its place', [{ language: 'de', text: 'R'.repeat(101) }]],
    ['two lines where English has one', [{ language: 'de', text: 'Rakel\nmesser' }]],
    ['a number for a text', [{ language: 'de', text: { of: 1 } }]],
    ['no list', 'de'],
  ] as const)('%s is refused, and nothing changes', async ([, says], { shop }) => {
    const staff = await shop.asStaff();
    const before = await opened(staff, 'Dr Blades');
    expect((await staff.post(save, { texts: [{ key: keyOfText('Dr Blades'), says }] })).status).toBe(400);
    expect(await opened(staff, 'Dr Blades')).toEqual(before);
  });

  test('all texts of a save are written, or none', async ({ shop }) => {
    const staff = await shop.asStaff();
    const before = await opened(staff, 'Dr Blades');
    const nothing = keyOfText('This English text is no longer used');
    const refused = await staff.post(save, {
      texts: [
        { key: keyOfText('Dr Blades'), says: [{ language: 'de', text: 'Messer' }] },
        { key: nothing, says: [{ language: 'de', text: 'Nichts' }] },
      ],
    });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [
        {
          field: 'texts.1.key',
          message: 'This English text is no longer used in the shop: it may have been changed',
        },
      ],
    ]);
    expect(await opened(staff, 'Dr Blades')).toEqual(before);
    expect((await staff.get(`/api/Translation/GetTranslation/${nothing}`)).status).toBe(404);
    expect((await staff.get('/api/Translation/GetTranslation/x')).status).toBe(400);
  });

  test('a category’s name is translated in the menu at once, and a customer cannot translate', async ({ shop }) => {
    const staff = await shop.asStaff();
    const customer = await shop.as('uk@converter.test');
    const menu = async () =>
      (await inLanguage(shop, '/Category/GetMenu', 'es')).map(({ name }: { name: string }) => name);
    expect(await menu()).toContain('Rasquetas');
    expect((await say(staff, 'Dr Blades', { es: 'Rasquetas y cuchillas' })).status).toBe(200);
    expect(await menu()).toContain('Rasquetas y cuchillas');
    await say(staff, 'Dr Blades', { es: 'Rasquetas' });
    expect((await customer.post(save, { texts: [] })).status).toBe(403);
    expect((await shop.api.post(save, { texts: [] })).status).toBe(401);
  });
});

describe('news in languages (N3)', () => {
  test('title and text are shown in the language, each in English if it is not translated', async ({ shop }) => {
    const staff = await shop.asStaff();
    const text = 'A hall with **two** presses.\n\n- coffee\n- parking';
    await staff.post('/api/News/SaveNews', {
      title: 'An evening in Leeds',
      publishedOn: '2026-03-02',
      text,
    });
    const slug = 'an-evening-in-leeds';
    const read = (language: Language) => inLanguage(shop, `/News/GetNewsBySlug/${slug}`, language);
    const list = async (language: Language) =>
      (await inLanguage(shop, '/News/GetAllNews', language)).find((each: { slug: string }) => each.slug === slug);

    await say(staff, 'An evening in Leeds', { de: 'Ein Abend in Leeds' });
    expect(await list('de')).toMatchObject({ title: 'Ein Abend in Leeds', summary: 'A hall with two presses.' });
    expect((await say(staff, text, { de: '## Halle\n\nZwei Maschinen.' })).status).toBe(400); // the list view needs a paragraph

    await say(staff, text, { de: 'Eine Halle mit **zwei** Maschinen.\n\n- Kaffee' });
    expect(await list('de')).toMatchObject({ summary: 'Eine Halle mit zwei Maschinen.' });
    const german = await read('de');
    expect(german.title).toBe('Ein Abend in Leeds');
    expect(german.blocks[1]).toEqual({ kind: 'list', items: [[{ kind: 'text', text: 'Kaffee' }]] });
    expect((await read('fr')).title).toBe('An evening in Leeds');
    const [{ thing }] = (await opened(staff, text)).things;
    const of = (await staff.get(`/api/Translation/GetTranslations?of=${thing}`)).body;
    expect(of.flatMap(({ kinds }: { kinds: string[] }) => kinds).toSorted()).toEqual(['news_text', 'news_title']);
  });

  test('an older dead link blocks no other language, and stays', async ({ shop }) => {
    const staff = await shop.asStaff();
    const text = 'The sheets of the **P9** are there.';
    await staff.post('/api/News/SaveNews', { title: 'Sheets of the P9', publishedOn: '2026-03-02', text });
    const german = 'Die [Blätter](manuals/P9.pdf) sind da.';
    await shop.shop.db.insert(catalogueTexts).values({ english: text, language: 'de', says: german });
    expect((await say(staff, text, { de: german, fr: 'Les fiches sont là.' })).body).toBe(1);
    expect((await say(staff, text, { fr: 'Les [fiches](manuals/P9.pdf) sont là.' })).status).toBe(400);
  });
});

test('sold items keep their texts: an order shows a text that has changed in the catalogue since', async ({ shop }) => {
  const staff = await shop.asStaff();
  const part = await newProduct(shop, { productIntro: 'Core plug before the change' });
  await say(staff, 'Core plug before the change', { de: 'Kernstopfen' });
  await shop.owner.update(products).set({ intro: 'Core plug after it' }).where(eq(products.id, part.id));
  expect(await opened(staff, 'Core plug before the change')).toMatchObject({ uses: 0, things: [] });
  expect((await say(staff, 'Core plug before the change', { de: 'Hülsenstopfen' })).status).toBe(200);
});
