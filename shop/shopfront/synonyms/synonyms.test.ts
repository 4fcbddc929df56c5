import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { ours } from '../../catalogue/parts/testing/sample-parts.ts';
import { lastNotes } from '../product-editing/testing/staff-at-work.ts';

const save = '/api/Synonym/SaveSynonym';

describe('staff edit the words of the trade (I2)', () => {
  test('the next search uses a new one, and forgets a deleted one', async ({ shop }) => {
    const staff = await shop.asStaff();
    const found = async () => {
      const { body } = await ours(shop, '/api/Product/GetListing?keyword=xqzvwkt');
      return body.products.length;
    };
    expect(await found()).toBe(0);
    const { body: id } = await staff.post(save, { word: 'Xqzvwkt', language: 'de', means: 'doctor blade' });
    expect(await found()).toBeGreaterThan(10);
    const [note] = await lastNotes(shop);
    expect(note).toMatchObject({ entity: 'synonym', action: 'added', about: 'Xqzvwkt' });
    expect((await staff.post('/api/Administration/Remove', { what: 'synonym', id })).status).toBe(200);
    expect(await found()).toBe(0);
  });

  test('a word is unique in a language, even if fifty add it at once', async ({ shop }) => {
    const staff = await shop.asStaff();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => staff.post(save, { word: 'Ziehmesser', language: 'de', means: 'doctor blade' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
    const other = await staff.post(save, { word: 'ziehmesser', language: 'en', means: 'doctor blade' });
    expect(other.status).toBe(200);
  });

  test('they are listed by language and words, and saved once per version', async ({ shop }) => {
    const staff = await shop.asStaff();
    const { body: id } = await staff.post(save, { word: 'Zierrakel', language: 'de', means: 'doctor blade' });
    const list = async (query: string) => (await staff.get(`/api/Synonym/GetSynonymList?${query}`)).body;
    expect(await list('search=zierrakel&language=de')).toMatchObject([{ id, word: 'Zierrakel', version: 1 }]);
    expect(await list('search=zierrakel&language=fr')).toEqual([]);
    const change = { id, word: 'Zierrakel', language: 'de', means: 'doctor blade, end seal', version: 1 };
    expect((await staff.post(save, change)).body).toBe(id);
    expect((await (await shop.asStaff()).post(save, change)).status).toBe(409);
  });

  test('a carrier word needs no meaning, a symptom finds the parts that help, another maker’s number ours', async ({
    shop,
  }) => {
    const staff = await shop.asStaff();
    const first = async (keyword: string) =>
      (await ours(shop, `/api/Product/GetListing?keyword=${encodeURIComponent(keyword)}`)).body.products[0]?.name;
    const saved = async (draft: object) => (await staff.post(save, { id: 0, language: 'en', ...draft })).status;
    expect(await saved({ word: 'contraption', kind: 'carrier', means: '' })).toBe(200);
    expect(await first('contraption loupe')).toBe('PL-LOUPE-25');
    expect(await saved({ word: 'dots look furry', kind: 'symptom', means: 'viscosity cup' })).toBe(200);
    expect(await first('why do my dots look so furry?')).toBe('CS-VISC-CUP-4');
    expect(await saved({ word: 'Acme 77-X', kind: 'number', means: 'DB-0200-SS' })).toBe(200);
    expect(await first('acme 77x blade')).toBe('DB-0200-SS');
    const list = await staff.get('/api/Synonym/GetSynonymList?kind=number&search=acme');
    expect(list.body).toMatchObject([{ word: 'Acme 77-X', kind: 'number' }]);
  });

  test.for([
    ['a symptom without a meaning', { word: 'Zwirn', language: 'de', kind: 'symptom', means: '' }],
    ['another kind', { word: 'Zwirn', language: 'de', kind: 'verb', means: 'tape' }],
    ['no word', { word: ' ', language: 'de', means: 'tape' }],
    ['a word without letters', { word: '--', language: 'de', means: 'tape' }],
    ['no meaning', { word: 'Zwirn', language: 'de', means: '' }],
    ['another language', { word: 'Zwirn', language: 'xx', means: 'tape' }],
    ['a long word', { word: 'z'.repeat(101), language: 'de', means: 'tape' }],
  ] as const)('%s is refused', async ([, draft], { shop }) => {
    const staff = await shop.asStaff();
    expect((await staff.post(save, draft)).status).toBe(400);
  });

  test('a deleted word is not found', async ({ shop }) => {
    const staff = await shop.asStaff();
    expect((await staff.get('/api/Synonym/GetSynonym/999999')).status).toBe(404);
    const draft = { id: 999999, word: 'Zwirn', language: 'de', means: 'tape' };
    expect((await staff.post(save, draft)).status).toBe(404);
  });
});
