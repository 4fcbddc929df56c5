import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { lastNotes } from '#shop/shopfront/product-editing/testing/staff-at-work.ts';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { OUR_WORDS } from '../../base/operations/path.ts';
import { importNews } from './news-queries.ts';
import { news } from './tables.ts';

const save = '/api/News/SaveNews';
let made = 0;

const draft = (change: object = {}) => {
  made += 1;
  return {
    id: 0,
    title: `Sleeves, part ${made}`,
    publishedOn: '02/03/2019',
    text: 'Lighter,\r\nand **quicker**.',
    ...change,
  };
};

/** Creates one and returns it as staff read it. */
async function added(shop: TestShop, change: object = {}) {
  const staff = await shop.asStaff();
  const { headers, status, body } = await staff.post(save, draft(change));
  expect([status, body]).toEqual([200, 1]);
  return (await staff.get(`/api${String(headers['location']).replace(/^.*\/api/, '')}`)).body;
}

describe('news that staff write (A30)', () => {
  test('are shown at once, even if a visitor has just read the page', async ({ shop }) => {
    const before = await shop.app.inject({ url: '/api/News/GetAllNews' });
    expect(before.json()).toHaveLength((await shop.api.get('/api/News/GetAllNews')).body.length);
    const entry = await added(shop, { publishedOn: '02/03/2009' }); // before all others, so the last
    const { body } = await shop.api.get('/api/News/GetAllNews');
    expect(body.at(-1)).toEqual({
      slug: entry.slug,
      publishedOn: '2009-03-02',
      title: entry.title,
      summary: 'Lighter, and quicker.',
    });
    expect((await shop.app.inject({ url: '/sitemap.xml' })).body).toContain(`/News/${entry.slug}`);
    expect((await lastNotes(shop))[0]).toMatchObject({
      action: 'added',
      entity: 'news',
      before: null,
      about: entry.title,
    });
  });

  test('keep their address whatever their title becomes', async ({ shop }) => {
    const staff = await shop.asStaff();
    const entry = await added(shop);
    const renamed = { ...entry, title: 'Another title' };
    expect((await staff.post(save, renamed)).body).toBe(1);
    expect((await shop.api.get(`/api/News/GetNewsBySlug/${entry.slug}`)).body.title).toBe('Another title');
    const moved = await staff.post(save, { ...renamed, version: 2, slug: 'elsewhere' });
    expect(moved.body.errors).toEqual([
      { field: 'slug', message: 'The address of a news item cannot be changed, because links lead to it' },
    ]);
  });

  test('disappear once they are archived, and can be shown again', async ({ shop }) => {
    const staff = await shop.asStaff();
    const entry = await added(shop);
    const listed = async () =>
      (await shop.api.get('/api/News/GetAllNews')).body.some(({ slug }: { slug: string }) => slug === entry.slug);
    await staff.post(save, { ...entry, active: false });
    expect(await listed()).toBe(false);
    expect((await shop.api.get(`/api/News/GetNewsBySlug/${entry.slug}`)).status).toBe(404);
    expect((await shop.app.inject({ url: '/sitemap.xml' })).body).not.toContain(`/News/${entry.slug}`);
    const archived = await staff.get('/api/News/GetNewsList?state=archived');
    expect(archived.body.map(({ id }: { id: number }) => id)).toContain(entry.id);
    await staff.post(save, { ...entry, version: 2, active: true });
    expect(await listed()).toBe(true);
  });

  test('of fifty with one address at once one is kept', async ({ shop }) => {
    const staff = await shop.asStaff();
    const sent = draft({ slug: 'one-of-fifty' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => staff.post(save, sent)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused?.body.errors).toEqual([{ field: 'slug', message: 'Another news item already has this address' }]);
    expect(await shop.shop.db.$count(news, eq(news.slug, 'one-of-fifty'))).toBe(1);
  });

  test('a save on top of another is refused, and a change can be undone', async ({ shop }) => {
    const staff = await shop.asStaff();
    const entry = await added(shop);
    expect((await staff.post(save, { ...entry, text: 'Heavier.' })).status).toBe(200);
    expect((await (await shop.asStaff()).post(save, { ...entry, text: 'Longer.' })).status).toBe(409);
    const [change] = await lastNotes(shop);
    expect((await staff.post('/api/Audit/PutBack', { entryId: change?.id })).body).toBe(1);
    expect((await shop.api.get(`/api/News/GetNewsBySlug/${entry.slug}`)).body.summary).toBe('Lighter, and quicker.');
  });

  test('with an older dead link are saved and archived unchanged, but not with a new one', async ({ shop }) => {
    const staff = await shop.asStaff();
    const entry = await added(shop);
    const text = 'Lighter: see [the sheets](manuals/P5.pdf).';
    await shop.shop.db.update(news).set({ text }).where(eq(news.id, entry.id));
    const renamed = { ...entry, text, title: 'Lighter sleeves', active: false };
    expect((await staff.post(save, renamed)).body).toBe(1);
    const worse = await staff.post(save, { ...renamed, version: 2, text: `${text}\n\nOr [ask](press.test).` });
    expect([worse.status, worse.body.errors]).toEqual([
      400,
      [{ field: 'text', message: expect.stringContaining('Line 3: “[ask](press.test)” is not a valid link.') }],
    ]);
  });

  test('only staff write them, or read them for editing', async ({ shop }) => {
    const uk = await shop.as('uk@converter.test');
    expect([(await shop.api.post(save, draft())).status, (await uk.post(save, draft())).status]).toEqual([401, 403]);
    expect((await uk.get('/api/News/GetNewsAdminByID/1')).status).toBe(403);
  });
});

test('a file is imported with its translations (N3)', async ({ shop }) => {
  const translation = { language: 'de', title: 'Aus einer Datei, auf Deutsch', text: 'Einmal, auf Deutsch.' } as const;
  const file = {
    slug: 'said-twice',
    publishedOn: '2018-01-06',
    title: 'From a file, twice',
    text: 'Once, in English.',
  };
  await importNews(shop.shop.db, [{ ...file, says: [translation] }]);
  const read = (language: string) =>
    shop.app.inject({
      url: `/api/News/GetNewsBySlug/${file.slug}`,
      headers: { accept: OUR_WORDS, 'accept-language': language },
    });
  expect((await read('de')).json()).toMatchObject({ title: translation.title, summary: translation.text });
  expect((await read('es')).json()).toMatchObject({ title: file.title, summary: file.text });
});

test('files are imported once: an entry with a known address stays as staff left it', async ({ shop }) => {
  const { db } = shop.shop;
  const file = { slug: 'from-a-file', publishedOn: '2018-01-05', title: 'From a file', text: 'Once.', says: [] };
  await importNews(db, [file]);
  await db.update(news).set({ active: false }).where(eq(news.slug, file.slug));
  await Promise.all([importNews(db, [file]), importNews(db, [{ ...file, title: 'Again' }])]);
  const rows = await db.select({ title: news.title, active: news.active }).from(news).where(eq(news.slug, file.slug));
  expect(rows).toEqual([{ title: 'From a file', active: false }]);
});
