import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { OUR_WORDS } from '../../base/operations/path.ts';
import { pressCallouts } from '../presses/tables.ts';
import { readCalloutFile } from './callout-file.ts';

const UNIT = 1;
const OLD = 1;
const NEW = 2;

type Staff = Awaited<ReturnType<TestShop['asStaff']>>;

async function upload({ app }: TestShop, { token }: Staff, fields: Record<string, string | number>, file: File) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', file);
  const multipart = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/Press/UploadDrawing',
    headers: { authorization: `Bearer ${token}`, 'content-type': multipart.headers.get('content-type') ?? '' },
    payload: Buffer.from(await multipart.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Has nothing on the first page, and two callouts on the second. */
async function twoPages(options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({ size: [600, 400], margin: 0, ...options });
  doc.addPage().text('14', 300, 200).text('2', 100, 100);
  doc.end();
  const parts: Uint8Array[] = [];
  for await (const part of doc) parts.push(part as Uint8Array);
  return new Uint8Array(Buffer.concat(parts));
}

const svg = (inside = '') =>
  new File([`<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">${inside}</svg>`], 'unit.svg');

const row = (rest: object = {}) => ({
  callout: '1',
  x: 0.25,
  y: 0.5,
  part: 'M2200-GEAR-88',
  partText: '',
  quantity: 1,
  fromSerial: '',
  toSerial: '',
  option: '',
  note: '',
  ...rest,
});

describe('a press has one drawing of an assembly (J4)', () => {
  test('the revision is that of its serial number, of the address, or the last one', async ({ shop }) => {
    const revision = async (query: string) =>
      (await shop.api.get(`/api/Press/GetAssembly/2200/print-UNIT${query}`)).body.drawing.revision;
    expect([
      await revision('?serial=2200-99'),
      await revision('?serial=2200-100'),
      await revision('?revision=A'),
      await revision(''),
    ]).toEqual(['A', 'B', 'A', 'B']);
  });

  test('a new revision begins with the parts list of the last one, and shares no serial number with another', async ({
    ownShop,
  }) => {
    const staff = await ownShop.asStaff();
    const fields = { drawingID: 0, assemblyID: UNIT, revision: 'C', fromSerial: '2200-200', toSerial: '' };
    const overlapping = await upload(ownShop, staff, fields, svg());
    expect([overlapping.status, overlapping.body.errors[0].field]).toEqual([400, 'fromSerial']);
    const { body: old } = await staff.get(`/api/Press/GetDrawing/${NEW}`);
    await staff.post('/api/Press/SaveDrawing', { ...old, toSerial: '2200-199' });
    const { body: drawingId } = await upload(ownShop, staff, fields, svg('<circle r="9"/>'));
    const { body: made } = await staff.get(`/api/Press/GetDrawing/${drawingId}`);
    expect(made).toMatchObject({ revision: 'C', widthPx: 4800, heightPx: 3200, callouts: old.callouts });
    const picture = await ownShop.app.inject(`/drawings/${made.imageHash}/1200.webp`);
    const { width, height, format } = await sharp(picture.rawPayload).metadata();
    expect([width, height, format]).toEqual([1200, 800, 'webp']);
  });

  test('a picture is not replaced on top of a colleague’s save', async ({ ownShop }) => {
    const [staff, colleague] = [await ownShop.asStaff(), await ownShop.asStaff()];
    const { body: seen } = await staff.get(`/api/Press/GetDrawing/${NEW}`);
    await colleague.post('/api/Press/SaveDrawing', { ...seen, revision: 'B2' });
    const fields = { drawingID: NEW, assemblyID: UNIT, revision: 'B', fromSerial: '', toSerial: '' };
    const stale = await upload(ownShop, staff, { ...fields, version: seen.version }, svg());
    expect([stale.status, stale.body.code]).toEqual([409, 'save.stale']);
    expect((await staff.get(`/api/Press/GetDrawing/${NEW}`)).body).toMatchObject({ revision: 'B2' });
  });

  test.for([
    ['runs', svg('<script>alert(1)</script>')],
    ['refers to others', svg('<image href="https://x.test/a.png"/>')],
    ['is a page', new File(['<!doctype html><p>'], 'unit.svg')],
    ['is a text', new File(['unit'], 'unit.png')],
    ['breaks off', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'unit.png')],
  ] as const)('a file is refused that %s', async ([, file], { shop }) => {
    const staff = await shop.asStaff();
    const fields = { drawingID: 0, assemblyID: 3, revision: 'Z', fromSerial: '9000', toSerial: '9000' };
    const { status, body } = await upload(shop, staff, fields, file);
    expect([status, body.errors[0].field]).toEqual([400, 'file']);
  });

  test('a page of a PDF is a drawing, and the numbers on it are proposed', async ({ ownShop }) => {
    const staff = await ownShop.asStaff();
    const fields = { drawingID: 4, assemblyID: 3, revision: 'A', fromSerial: '', toSerial: '' };
    const file = new File([await twoPages()], 'unit.pdf');
    const { body: drawingId } = await upload(ownShop, staff, { ...fields, page: 2 }, file);
    const { body: drawing } = await staff.get(`/api/Press/GetDrawing/${drawingId}`);
    expect(drawing).toMatchObject({
      widthPx: 1667,
      heightPx: 1111,
      printedNumbers: [{ callout: '2' }, { callout: '14' }],
    });
    const original = `/drawings/${drawing.imageHash}/original`;
    const sent = await ownShop.app.inject({ url: original, headers: { authorization: `Bearer ${staff.token}` } });
    expect(sent.rawPayload.equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
    expect([drawing.hasOriginal, sent.headers['content-type']]).toEqual([true, 'application/pdf']);
    expect(sent.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    const { token } = await ownShop.as('uk@converter.test');
    const refused = await ownShop.app.inject({ url: original, headers: { authorization: `Bearer ${token}` } });
    expect([refused.statusCode, (await ownShop.app.inject(original)).statusCode]).toEqual([404, 401]);
    const missing = await upload(ownShop, staff, { ...fields, page: 3 }, file);
    expect([missing.status, missing.body.errors[0].field]).toEqual([400, 'page']);
    const locked = new File([await twoPages({ userPassword: 'secret' })], 'unit.pdf');
    const { body: unread } = await upload(ownShop, staff, fields, locked);
    expect(unread.errors[0]).toEqual({ field: 'file', message: 'The PDF needs a password' });
  });

  test('a vector drawing in a thousand times the size is refused', async ({ shop }) => {
    const staff = await shop.asStaff();
    const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const fields = { drawingID: 0, assemblyID: 3, revision: 'Z', fromSerial: '9000', toSerial: '9000' };
    const { status } = await upload(shop, staff, fields, new File([new Uint8Array(bomb)], 'unit.png'));
    expect(status).toBe(400);
  });
});

describe('a parts list (J4)', () => {
  test.for([
    ['no number', { callout: ' ' }, 'callout'],
    ['a place outside of the drawing', { x: 1.01 }, 'x'],
    ['half a place', { y: null }, 'x'],
    ['an unknown part', { part: 'NO-SUCH' }, 'part'],
    ['neither part nor words', { part: '' }, 'part'],
    ['no piece', { quantity: 0 }, 'productQuantity'],
    ['an empty quantity (D54)', { quantity: '' }, 'productQuantity'],
    ['a quantity of null (D54)', { quantity: null }, 'productQuantity'],
    ['an end before its beginning', { fromSerial: '2', toSerial: '1' }, 'toSerial'],
  ] as const)('a row with %s is refused at its field', async ([, rest, field], { shop }) => {
    const staff = await shop.asStaff();
    const draft = { id: OLD, revision: 'A', fromSerial: '', toSerial: '2200-99', callouts: [row(), row(rest)] };
    const { status, body } = await staff.post('/api/Press/SaveDrawing', draft);
    expect([status, body.errors?.[0].field]).toEqual([400, `callouts.1.${field}`]);
  });

  test('a part that is deleted leaves its row, which is not sold any more', async ({ ownShop }) => {
    await ownShop.owner.$client.query(
      `insert into products (name, usd_minor) values ('GONE-1', 100);
       update press_callouts set product_id = (select id from products where name = 'GONE-1') where drawing_id = 1 and position = 2;
       delete from products where name = 'GONE-1'`,
    );
    const { body } = await ownShop.api.get('/api/Press/GetAssembly/2200/Print-unit?revision=A');
    expect(body.drawing.callouts[1]).toMatchObject({ callout: '2', productId: null, productName: null });
    expect(await ownShop.shop.db.$count(pressCallouts)).toBeGreaterThan(100);
  });

  test('leads from a replaced part to its successors, also if it is no longer offered (J5)', async ({ ownShop }) => {
    await ownShop.owner.$client.query(
      `insert into products (name, usd_minor, active) values ('OLD-1', 100, false), ('NEW-1', 100, true), ('NEW-2', 100, true);
       insert into replacements (product_id, from_on, note) select id, '2026-01-01', '' from products where name = 'OLD-1';
       insert into replacement_parts (product_id, position, successor_id, quantity)
       select (select id from products where name = 'OLD-1'), row_number() over (order by name), id, 2
       from products where name like 'NEW-_';
       update press_callouts set product_id = (select id from products where name = 'OLD-1') where drawing_id = 1 and position = 2`,
    );
    await ownShop.shop.refreshHot();
    const { body } = await ownShop.api.get('/api/Press/GetAssembly/2200/Print-unit?revision=A');
    const [before, replaced] = body.drawing.callouts;
    expect(before.successors).toEqual([]);
    expect(replaced).toMatchObject({ productId: null, productName: 'OLD-1' });
    expect(replaced.successors).toMatchObject([
      { productName: 'NEW-1', quantity: 2 },
      { productName: 'NEW-2', quantity: 2 },
    ]);
  });

  test.for([
    ['callout,Qty\n7,3', 3],
    ['Callout;x;y\n7;33.3333;12,5 %', 1],
  ] as const)('is read from a file with the headings of other programs: %s (D55)', async ([text, quantity]) => {
    expect(await readCalloutFile(Buffer.from(text))).toMatchObject([{ callout: '7', quantity }]);
  });

  test.for([
    ['callout,colour\n7,red', 'rule.table-column', { column: 'colour' }],
    ['callout,quantity\n7,1e1', 'staff-refusal.drawing.cell', { row: 2, column: 'quantity', cell: '1e1' }],
    ['callout,quantity\n7,1\n8,', 'staff-refusal.drawing.cell', { row: 3, column: 'quantity', cell: '' }],
    ['callout,x,y\n7,left,1', 'staff-refusal.drawing.cell', { row: 2, column: 'x', cell: 'left' }],
  ] as const)('is refused by the name of what is not understood: %s (D55)', async ([text, key, values]) => {
    await expect(readCalloutFile(Buffer.from(text))).rejects.toMatchObject({
      errors: [{ field: 'file', message: { key, values } }],
    });
  });

  test('leaves as a file that can be read again', async ({ shop }) => {
    const staff = await shop.asStaff();
    const url = `/Administration/export/callouts.csv?drawingId=${OLD}`;
    const file = await shop.app.inject({ url, headers: { authorization: `Bearer ${staff.token}` } });
    const form = new FormData();
    form.append('file', new File([file.body], 'callouts.csv'));
    const multipart = new Response(form);
    const read = await shop.app.inject({
      method: 'POST',
      url: '/api/Press/ReadCallouts',
      headers: {
        accept: OUR_WORDS,
        authorization: `Bearer ${staff.token}`,
        'content-type': multipart.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await multipart.arrayBuffer()),
    });
    const { body: stored } = await staff.get(`/api/Press/GetDrawing/${OLD}`);
    expect(read.json().callouts).toEqual(stored.callouts);
  });
});

describe('the tree of assemblies (J4)', () => {
  test('no assembly is below itself, below one of another model, or removed while others are below it', async ({
    ownShop,
  }) => {
    const staff = await ownShop.asStaff();
    const save = (parentId: number) =>
      staff.post('/api/Press/SaveAssembly', { id: UNIT, modelId: 2, parentId, name: 'Print unit', path: 'Print-unit' });
    const answers = [await save(1), await save(2), await save(5), await save(999)];
    expect(answers.map(({ status, body }) => [status, body.errors?.[0].field])).toEqual(
      answers.map(() => [400, 'parentID']),
    );
    expect((await staff.post('/api/Press/RemoveAssembly', { assemblyId: UNIT })).status).toBe(409);
    expect((await save(3)).status).toBe(200);
  });
});
