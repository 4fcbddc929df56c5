import { describe, expect } from 'vitest';
import { Recorder } from '#server/jobs/recorder.ts';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { lastNotes } from '../product-editing/testing/staff-at-work.ts';
import { ours } from '../../catalogue/parts/testing/sample-parts.ts';
import { clearOldSearches, saveSearchLog } from './save-search-log.ts';

const LISTING = '/api/Product/GetListing?keyword=';
const LIST = '/api/Search/GetSearchedWords';
const PINS = '/api/Search/SavePinnedParts';

/** Reads the counts of some words for staff, after everything counted is saved. */
async function counted(testShop: TestShop, search: string) {
  await new Recorder(testShop.shop).save();
  const staff = await testShop.asStaff();
  const { body } = await staff.get(`${LIST}?search=${encodeURIComponent(search)}`);
  return body;
}

describe('the searches, as staff see them (I4)', () => {
  test('words, frequency, outcome, and the part opened; no person is recorded', async ({ shop }) => {
    const uk = await shop.as('uk@converter.test');
    for (const address of [
      'Doctor%20blade',
      'doctor%20%20blade',
      'doctor%20blade&page=2',
      'doctor%20blade&exactly=1',
      'doctor%20blade&isBehindPart=true',
    ])
      await uk.get(LISTING + address);
    for (const keyword of ['doctor blade', 'DOCTOR BLADE'])
      expect((await shop.api.post('/api/Search/NoteChosen', { keyword, productId: 140 })).body).toBe(1);
    await shop.api.post('/api/Search/NoteChosen', { keyword: 'never searched for', productId: 140 });
    await shop.api.post('/api/Search/NoteChosen', { keyword: 'doctor blade', productId: 999_999 });
    const [row] = await counted(shop, 'doctor blade');
    expect(row).toMatchObject({ words: 'doctor blade', times: 2, nothing: 0, corrected: 0, foundNothing: false });
    expect(row.chosen).toEqual([{ productId: 140, productName: expect.any(String), times: 2 }]);
    expect(await counted(shop, 'never searched')).toEqual([]);
    const { rows } = await shop.shop.db.$client.query(
      `select column_name from information_schema.columns where table_name like 'searched\\_%'`,
    );
    expect(new Set(rows.map(({ column_name: name }) => name))).toEqual(
      new Set([
        'id',
        'words',
        'found_nothing',
        'words_id',
        'day',
        'times',
        'nothing',
        'corrected',
        'product_id',
        'last_on',
      ]),
    );
  });

  test('words that found nothing have a separate list until they find something', async ({ shop }) => {
    const staff = await shop.asStaff();
    const nothing = async () => {
      await counted(shop, 'x');
      const { body } = await staff.get(`${LIST}?outcome=nothing&search=qwortz`);
      return body.map(({ words }: { words: string }) => words);
    };
    await ours(shop, `${LISTING}qwortzhobel`);
    expect(await nothing()).toEqual(['qwortzhobel']);
    await staff.post('/api/Synonym/SaveSynonym', { word: 'qwortzhobel', language: 'de', means: 'doctor blade' });
    await ours(shop, `${LISTING}qwortzhobel`);
    expect(await nothing()).toEqual([]);
  });

  test('two processes that save at once lose no count; after 90 days nothing is left', async ({ ownShop: shop }) => {
    const { db } = shop.shop;
    const now = new Date('2026-11-22T12:00:00Z');
    const searches = ['tape', 'blade', 'sleeve'].map((words) => ({
      words,
      times: 2,
      nothing: 0,
      corrected: 0,
      foundNothing: false,
    }));
    const noted = { searches, choices: [{ words: 'tape', productId: 140, times: 1 }] };
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        saveSearchLog(db, { ...noted, searches: at % 2 === 0 ? searches : searches.toReversed() }, now),
      ),
    );
    const [tape] = await counted(shop, 'tape');
    expect(tape).toMatchObject({ times: 40, chosen: [{ productId: 140, times: 20 }] });
    await clearOldSearches(db, new Date('2027-02-20T12:00:00Z'));
    expect(await counted(shop, 'tape')).toHaveLength(1);
    await clearOldSearches(db, new Date('2027-02-21T12:00:00Z'));
    expect(await counted(shop, '')).toEqual([]);
  });
});

describe('parts that staff put above the results (I4)', () => {
  test('are there in their order, even without results, only on the first page', async ({ shop }) => {
    const staff = await shop.asStaff();
    const suggested = async (address: string) => {
      const { body } = await ours(shop, LISTING + address);
      return body.suggested.map(({ name }: { name: string }) => name);
    };
    expect(await suggested('wipes')).toEqual([]);
    const pinned = { words: ' Wipes ', parts: ['db 0150', 'DB-0200'], version: 0 };
    expect((await staff.post(PINS, pinned)).body).toBe(1);
    expect(await suggested('WIPES')).toEqual(['DB-0150', 'DB-0200']);
    expect(await suggested('wipes&page=2')).toEqual([]);
    const [note] = await lastNotes(shop);
    expect(note).toMatchObject({ entity: 'pinned parts', action: 'saved', about: 'wipes' });
    expect((await staff.post(PINS, { ...pinned, parts: [], version: 1 })).body).toBe(1);
    expect(await suggested('wipes')).toEqual([]);
  });

  test.for([
    [{ words: 'felt', parts: ['NO-SUCH-PART'] }, 'There is no part NO-SUCH-PART'],
    [{ words: 'felt', parts: ['DB-0150', 'db0150'] }, 'DB-0150 is listed twice'],
    [{ words: 'felt', parts: ['DB-0150', 'DB-0200', 'DB-0200', 'DB-0250'] }, 'At most 3 parts can be pinned'],
    [{ words: ' ', parts: [] }, 'Search words are required'],
  ] as const)('an invalid one is refused and changes nothing: %j', async ([body, sentence], { shop }) => {
    const staff = await shop.asStaff();
    const answer = await staff.post(PINS, body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(sentence);
    expect((await staff.get('/api/Search/GetPinnedParts?words=felt')).body).toEqual({
      words: 'felt',
      parts: [],
      version: 0,
    });
  });

  test('a save on top of another is refused with the current values', async ({ shop }) => {
    const staff = await shop.asStaff();
    await staff.post(PINS, { words: 'ink', parts: ['DB-0150'], version: 0 });
    const late = await (await shop.asStaff()).post(PINS, { words: 'ink', parts: ['DB-0200'], version: 0 });
    expect(late.status).toBe(409);
    expect((await staff.get('/api/Search/GetPinnedParts?words=ink')).body.parts).toMatchObject([
      { productName: 'DB-0150' },
    ]);
  });
});
