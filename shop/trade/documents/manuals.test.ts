import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { lastNotes, sendForm } from '#shop/shopfront/product-editing/testing/staff-at-work.ts';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { manualErrors } from './manuals.ts';
import { manuals } from './tables.ts';
import { smallPdf } from './testing/small-pdf.ts';
import { deliverAll } from '../../desk/notifications/testing/outbox.ts';

const save = '/api/Manual/SaveManual';
let made = 0;

/** Creates one and returns its row. */
async function added(shop: TestShop, change: object = {}) {
  made += 1;
  const name = `P9 ${made}`;
  const staff = await shop.asStaff();
  const { status } = await staff.post(save, { id: 0, name, kind: 'press', ...change });
  expect(status).toBe(200);
  const [row] = await shop.shop.db.select().from(manuals).where(eq(manuals.name, name));
  if (row === undefined) throw new Error(`There is no manual ${name}.`);
  return row;
}

async function upload(shop: TestShop, manualId: number, bytes: Uint8Array, token?: string) {
  const url = '/api/Manual/UploadManual';
  const sent = { url, token: token ?? (await shop.asStaff()).token, part: 'file', fileName: 'manual.pdf', bytes };
  return sendForm(shop, { ...sent, fields: { manualId: String(manualId) } });
}

test('the fourteen of the list are there, each under its heading (A29)', async ({ shop }) => {
  const { body } = await (await shop.as('uk@converter.test')).get('/api/Shop/GetManuals');
  const rows = body.map(({ name, kind }: Record<string, string>) => [name, kind]).slice(0, 14);
  expect(rows).toEqual([
    ['P3-10', 'press'],
    ['P3-13', 'press'],
    ['P3-17', 'press'],
    ['P5-10', 'press'],
    ['P5-13', 'press'],
    ['P5-17', 'press'],
    ['P7-13', 'press'],
    ['P7-17', 'press'],
    ['P7-20', 'press'],
    ['830', 'earlier'],
    ['2200', 'earlier'],
    ['4150', 'earlier'],
    ['Digital Pro Engine Manual', 'engine'],
    ['Digital One Engine Manual', 'engine'],
  ]);
});

describe('manuals edited by staff', () => {
  test('are listed without a file, and with it once it is uploaded', async ({ shop }) => {
    const uk = await shop.as('uk@converter.test');
    const { id, name } = await added(shop);
    const listed = async () =>
      (await uk.get('/api/Shop/GetManuals')).body.find((manual: { name: string }) => manual.name === name);
    expect(await listed()).toEqual({ name, kind: 'press', url: null });
    expect(await upload(shop, id, smallPdf('first'))).toMatchObject({ status: 200, body: 1 });
    const { url } = await listed();
    expect(url).toBe(`/manuals/${encodeURIComponent(name)}.pdf`);
    expect((await uk.get(url)).body).toBe(new TextDecoder().decode(smallPdf('first')));
    expect((await lastNotes(shop))[0]).toMatchObject({ action: 'added', entity: 'manual', about: name });
  });

  test('another file takes the place of the first, which is deleted', async ({ shop }) => {
    const { id, name } = await added(shop);
    await upload(shop, id, smallPdf('first'));
    const keyOf = async () => (await shop.shop.db.select().from(manuals).where(eq(manuals.id, id)))[0]?.fileKey ?? '';
    const first = await keyOf();
    await upload(shop, id, smallPdf('second'));
    await deliverAll(shop);
    expect(await shop.shop.files.has(first)).toBe(false);
    const { body } = await (await shop.as('uk@converter.test')).get(`/manuals/${encodeURIComponent(name)}.pdf`);
    expect(body).toBe(new TextDecoder().decode(smallPdf('second')));
  });

  test('when archived, are in no customer list and open only for staff', async ({ shop }) => {
    const staff = await shop.asStaff();
    const uk = await shop.as('uk@converter.test');
    const { id, name, version } = await added(shop);
    await upload(shop, id, smallPdf());
    await staff.post(save, { id, name, kind: 'press', active: false, version });
    const names = (await uk.get('/api/Shop/GetManuals')).body.map((manual: { name: string }) => manual.name);
    expect(names).not.toContain(name);
    const url = `/manuals/${encodeURIComponent(name)}.pdf`;
    expect([(await uk.get(url)).status, (await staff.get(url)).status]).toEqual([404, 200]);
  });

  test('names are unique, in any letter case; a save on top of another is refused', async ({ shop }) => {
    const staff = await shop.asStaff();
    const { id, name } = await added(shop);
    const taken = await staff.post(save, { id: 0, name: name.toLowerCase(), kind: 'press' });
    expect(taken.body.errors).toEqual([{ field: 'name', message: 'Another manual already has this name' }]);
    expect((await staff.post(save, { id, name, kind: 'engine', version: 1 })).status).toBe(200);
    expect((await (await shop.asStaff()).post(save, { id, name, kind: 'press', version: 1 })).status).toBe(409);
  });

  test('a file that is no PDF is refused and not stored; only staff may send one', async ({ shop }) => {
    const { id } = await added(shop);
    const refused = await upload(shop, id, Buffer.from('<html>'));
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ field: 'file', message: 'The file is not a PDF.' }],
    ]);
    for await (const key of shop.shop.files.list()) expect(key).not.toMatch(`manuals/${id}/`);
    const uk = await shop.as('uk@converter.test');
    expect((await upload(shop, id, smallPdf(), uk.token ?? '')).status).toBe(403);
    expect((await upload(shop, 99_999, smallPdf())).status).toBe(404);
  });
});

test.for([
  ['P3-10', true],
  ['Digital Pro Engine Manual (2nd)', true],
  ['Größe 5', true],
  ['../secret', false],
  ['a/b', false],
  ['.hidden', false],
  ['P3-10.', false],
  ['', false],
  ['a'.repeat(61), false],
] as const)('"%s" as a name: %s', ([name, isFine]) => {
  expect(Object.keys(manualErrors({ name }))).toEqual(isFine ? [] : ['name']);
});
