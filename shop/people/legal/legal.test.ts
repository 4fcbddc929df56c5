import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { lastNotes } from '#shop/shopfront/product-editing/testing/staff-at-work.ts';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { OUR_WORDS } from '../../base/operations/path.ts';
import { legalVersions } from './tables.ts';

const save = '/api/Legal/SaveLegalDraft';
const publish = '/api/Legal/PublishLegalDraft';

const inLanguage = async (shop: TestShop, path: string, language: string) =>
  shop.app.inject({ url: `/api/Legal/${path}`, headers: { accept: OUR_WORDS, 'accept-language': language } });

/** Creates a draft and returns its id. */
async function draftOf(shop: TestShop, kind: string, says: object[]): Promise<number> {
  const staff = await shop.asStaff();
  const { status, headers } = await staff.post(save, { id: 0, kind, says });
  expect(status).toBe(200);
  return Number(String(headers['location']).split('/').at(-1));
}

const english = (text: string) => [{ language: 'en', text }];

describe('legal pages (O1)', () => {
  test('are read in the version that applies, in the reader’s language or else in English', async ({ shop }) => {
    const german = (await inLanguage(shop, 'GetLegalPage/TERMS', 'de')).json();
    expect(german).toMatchObject({ kind: 'terms', number: 2, versionState: 'current', language: 'de' });
    expect(german.versions.map(({ number, versionState }: Record<string, unknown>) => [number, versionState])).toEqual([
      [2, 'current'],
      [1, 'earlier'],
    ]);
    const id = await draftOf(shop, 'cookies', english('Only what is needed.'));
    await (await shop.asStaff()).post(publish, { legalVersionId: id, effectiveFrom: '2099-01-01' });
    expect((await inLanguage(shop, 'GetLegalPage/cookies', 'de')).json()).toMatchObject({ number: 1, language: 'de' });
    expect((await inLanguage(shop, 'GetLegalPageVersion/cookies/2', 'de')).json()).toMatchObject({
      versionState: 'upcoming',
      language: 'en',
      blocks: [{ kind: 'paragraph', spans: [{ kind: 'text', text: 'Only what is needed.' }] }],
    });
    for (const missing of ['GetLegalPage/nothing', 'GetLegalPageVersion/terms/9'])
      expect((await inLanguage(shop, missing, 'en')).statusCode).toBe(404);
  });

  test('say before their publication which lines change, and how many buyers will be asked (O2)', async ({ shop }) => {
    const [last] = await shop.shop.db
      .select({ number: legalVersions.number, texts: legalVersions.texts })
      .from(legalVersions)
      .where(and(eq(legalVersions.kind, 'privacy'), isNotNull(legalVersions.number)))
      .orderBy(desc(legalVersions.number))
      .limit(1);
    const says = Object.entries(last?.texts ?? {}).map(([language, text]) => ({ language, text }));
    const id = await draftOf(shop, 'privacy', [
      ...says.filter(({ language }) => language !== 'en'),
      ...english(`${last?.texts.en}\n\nWe keep no copies.`),
    ]);
    const staff = await shop.asStaff();
    const { body } = await staff.get(`/api/Legal/GetLegalChanges/${id}`);
    expect(body).toMatchObject({ since: last?.number, agreementAsked: 'none', buyersAsked: 0 });
    expect(body.textChanges.map(({ language }: { language: string }) => language)).toEqual(['en']);
    expect(body.textChanges[0].lines.at(-1)).toEqual({ change: 'added', text: 'We keep no copies.' });
    expect((await staff.get('/api/Legal/GetLegalChanges/9999')).status).toBe(404);
  });

  test('are drafted, published and from then on never changed, not even in the database', async ({ shop }) => {
    const staff = await shop.asStaff();
    const id = await draftOf(shop, 'imprint', [{ language: 'de', text: 'Wir.' }]);
    const says = english('Us.');
    const refused = await staff.post(publish, { legalVersionId: id, effectiveFrom: '2099-01-01' });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [
        {
          field: 'says',
          message: 'The English text is required, because readers see it in place of a missing translation',
        },
      ],
    ]);
    expect((await staff.post(save, { id, kind: 'imprint', says, version: 1 })).body).toBe(1);
    expect((await staff.post(save, { id, kind: 'imprint', says: [], version: 1 })).status).toBe(200); // its own save
    expect((await (await shop.asStaff()).post(save, { id, kind: 'imprint', says, version: 1 })).status).toBe(409);
    expect((await staff.post(save, { id, kind: 'imprint', says })).body).toBe(1);
    expect((await staff.post(publish, { legalVersionId: id, effectiveFrom: '01/01/2099' })).body).toBe(1);
    expect((await lastNotes(shop))[0]).toMatchObject({ action: 'published', entity: 'legal page', about: 'imprint 2' });
    const again = await staff.post(publish, { legalVersionId: id, effectiveFrom: '2099-01-01' });
    expect([again.status, again.body.detail]).toEqual([
      409,
      'Version 2 is published and can no longer be changed. Write a new version instead.',
    ]);
    expect((await staff.post(save, { id, kind: 'imprint', says })).status).toBe(409);
    expect((await staff.post('/api/Legal/DiscardLegalDraft', { legalVersionId: id })).status).toBe(409);
    const { db } = shop.shop;
    const ours = eq(legalVersions.id, id);
    await expect(
      db
        .update(legalVersions)
        .set({ texts: { en: 'Others.' } })
        .where(ours),
    ).rejects.toThrow();
    await expect(db.delete(legalVersions).where(ours)).rejects.toThrow();
  });

  test('published twice at once get two numbers', async ({ shop }) => {
    const ids = [await draftOf(shop, 'privacy', english('A.')), await draftOf(shop, 'privacy', english('B.'))];
    const staff = await shop.asStaff();
    await Promise.all(
      ids.map((legalVersionId) => staff.post(publish, { legalVersionId, effectiveFrom: '2099-01-01' })),
    );
    const { body } = await staff.get('/api/Legal/GetLegalVersions?kind=privacy&state=published&sort=number');
    expect(body.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3]);
  });

  test('a draft with a broken link is refused, and one can be discarded', async ({ shop }) => {
    const staff = await shop.asStaff();
    const broken = await staff.post(save, { id: 0, kind: 'terms', says: english('See [us](press.test).') });
    expect([broken.status, broken.body.errors[0].field]).toEqual([400, 'says.0.text']);
    const id = await draftOf(shop, 'terms', english('Draft.'));
    expect((await staff.post('/api/Legal/DiscardLegalDraft', { legalVersionId: id })).body).toBe(1);
    expect((await staff.get(`/api/Legal/GetLegalVersion/${id}`)).status).toBe(404);
  });

  test('are linked in the footer and the sitemap only if they are published', async ({ shop }) => {
    expect((await shop.api.get('/api/Shop/GetNotices')).body.legalPages).toEqual([
      'terms',
      'privacy',
      'imprint',
      'accessibility',
      'cookies',
    ]);
    expect((await shop.app.inject({ url: '/sitemap.xml' })).body).toContain('/Legal/Terms');
  });

  test('a fresh shop has none: not even a draft is linked', async ({ emptyShop }) => {
    await emptyShop.shop.db.insert(legalVersions).values({ kind: 'terms', texts: { en: 'Draft.' } });
    await emptyShop.shop.refreshHot();
    expect((await emptyShop.api.get('/api/Shop/GetNotices')).body).toMatchObject({
      legalPages: [],
      taxOnScreens: 'silent',
    });
    expect((await emptyShop.app.inject({ url: '/sitemap.xml' })).body).not.toContain('/Legal/');
    expect((await emptyShop.api.get('/api/Legal/GetLegalPage/terms')).status).toBe(404);
  });
});
