import { eq } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, vi } from 'vitest';
import { auditEntries } from '#shop/base/audit/tables.ts';
import { outbox } from '#shop/base/outbox/tables.ts';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { purchaseOrders } from '../orders/tables.ts';
import { smallPdf } from './testing/small-pdf.ts';
import { deliverAll } from '../../desk/notifications/testing/outbox.ts';

// Orders of the sample data: 1116, 1120, 1124 and 1137 are uk's, 1115 and 1128 de's.
const UPLOAD = '/api/User/UploadPO';
const MEGABYTE = 1024 * 1024;

interface Part {
  name?: string;
  file: string;
  bytes?: Uint8Array<ArrayBuffer>;
  type?: string;
}

async function upload(shop: TestShop, token: string | null, part: Part, headers: Record<string, string> = {}) {
  const form = new FormData();
  const bytes = part.bytes ?? smallPdf();
  form.append(part.name ?? 'file', new File([bytes], part.file, { type: part.type ?? 'application/pdf' }));
  const body = new Response(form);
  const response = await shop.app.inject({
    method: 'POST',
    url: UPLOAD,
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json() };
}

const mailsFor = async (shop: TestShop, orderId: number) =>
  (await shop.shop.db.select().from(outbox).where(eq(outbox.kind, 'purchase-order-staff')))
    .map(({ payload }) => payload)
    .filter((payload) => (payload as { orderId: number }).orderId === orderId);

const fileOf = async (shop: TestShop, orderId: number) => {
  const [row] = await shop.shop.db.select().from(purchaseOrders).where(eq(purchaseOrders.orderId, orderId));
  return row;
};

describe('a customer uploads a purchase order (A27, D32)', () => {
  test('it is kept with the order, found by the check, and staff get a mail (D22, D29)', async ({ ownShop: shop }) => {
    const uk = await shop.as('uk@converter.test');
    expect((await uk.get('/api/user/CheckIfFileExists/1116')).body).toBe(false);

    expect(await upload(shop, uk.token, { file: '1116.pdf', bytes: smallPdf('first') })).toEqual({
      status: 200,
      body: 1,
    });

    expect((await uk.get('/api/user/CheckIfFileExists/1116')).body).toBe(true);
    expect((await uk.get('/api/USER/checkiffileexists/1116.pdf')).body).toBe(true);
    expect(await mailsFor(shop, 1116)).toEqual([{ orderId: 1116 }]);
    const file = await fileOf(shop, 1116);
    expect(file?.sizeBytes).toBe(smallPdf('first').length);
    expect(await shop.shop.files.get(file?.fileKey ?? '')).toEqual(Buffer.from(smallPdf('first')));
  });

  test('a second one is a conflict, and the first stays', async ({ ownShop: shop }) => {
    const uk = await shop.as('uk@converter.test');
    await upload(shop, uk.token, { file: '1120', bytes: smallPdf('first') });
    const before = await fileOf(shop, 1120);
    const second = await upload(shop, uk.token, { file: '1120', bytes: smallPdf('second') });
    expect(second).toMatchObject({ status: 409, body: { code: 'purchase-order.exists' } });
    expect(await fileOf(shop, 1120)).toEqual(before);
    expect(await mailsFor(shop, 1120)).toHaveLength(1);
  });

  test('if the connection is lost at the moment of saving, a written row keeps its file', async ({ ownShop: shop }) => {
    const uk = await shop.as('uk@converter.test');
    const query: unknown = Reflect.get(pg.Client.prototype, 'query');
    const cut = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (this: pg.Client, ...sent) {
      const answer: unknown = await (Reflect.apply(
        query as (...sent: unknown[]) => unknown,
        this,
        sent,
      ) as Promise<unknown>);
      const [statement]: unknown[] = sent;
      if (typeof statement === 'string' && statement.startsWith('commit'))
        throw new Error('Connection terminated unexpectedly'); // it had been committed
      return answer;
    });
    const answer = await upload(shop, uk.token, { file: '1137.pdf', bytes: smallPdf('cut') });
    cut.mockRestore();
    expect(answer).toMatchObject({ status: 503, body: { code: 'shop.uncertain' } });
    const file = await fileOf(shop, 1137);
    expect(await shop.shop.files.get(file?.fileKey ?? '')).toEqual(Buffer.from(smallPdf('cut')));
    await shop.shop.db.delete(purchaseOrders).where(eq(purchaseOrders.orderId, 1137)); // other tests start without
  });

  test('of several at once exactly one is kept', async ({ ownShop: shop }) => {
    const uk = await shop.as('uk@converter.test');
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((note) => upload(shop, uk.token, { file: '1124', bytes: smallPdf(note) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await mailsFor(shop, 1124)).toHaveLength(1);
  });

  test("another company's order is not found, by the check or by the upload (B11)", async ({ ownShop: shop }) => {
    const uk = await shop.as('uk@converter.test');
    expect((await upload(shop, uk.token, { file: '1115.pdf' })).status).toBe(404);
    expect((await uk.get('/api/user/CheckIfFileExists/1115')).status).toBe(404);
    expect(await fileOf(shop, 1115)).toBeUndefined();
    const unknown = await upload(shop, uk.token, { file: '999999.pdf' });
    const foreign = await upload(shop, uk.token, { file: '1115.pdf' });
    expect(foreign.body.detail).toBe(unknown.body.detail);
  });

  test.for([
    ['no PDF, whatever it calls itself', { file: '1137.pdf', bytes: new TextEncoder().encode('<html>') }],
    ['an empty file', { file: '1137.pdf', bytes: new Uint8Array() }],
  ] as const)('%s is refused', async ([, part], { ownShop: shop }) => {
    const uk = await shop.as('uk@converter.test');
    expect(await upload(shop, uk.token, part)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'file', message: 'The file is not a PDF. Please send the purchase order as a PDF.' }] },
    });
    expect(await fileOf(shop, 1137)).toBeUndefined();
  });

  test.for(['scan.pdf', '1137.exe', '../1137.pdf/..'])(
    'a file named %s names no order',
    async (file, { ownShop: shop }) => {
      const uk = await shop.as('uk@converter.test');
      expect(await upload(shop, uk.token, { file })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'file', message: 'The file must be named after its order: 1001 or 1001.pdf.' }] },
      });
    },
  );

  test('ten megabytes fit, one byte more is too large', async ({ ownShop: shop }) => {
    const uk = await shop.as('uk@converter.test');
    const sized = (size: number) => {
      const bytes = new Uint8Array(size);
      bytes.set(smallPdf());
      return bytes;
    };
    const refused = await upload(shop, uk.token, { file: '1137.pdf', bytes: sized(10 * MEGABYTE + 1) });
    expect(refused).toMatchObject({
      status: 413,
      body: { code: 'file.too-large', detail: 'The file is too large: a purchase order can be up to 10 MB.' },
    });
    expect(await fileOf(shop, 1137)).toBeUndefined();
    expect((await upload(shop, uk.token, { file: '1137.pdf', bytes: sized(10 * MEGABYTE) })).status).toBe(200);
  });
});

describe('staff (D32)', () => {
  test('replace a purchase order; they get no mail themselves, the audit list has it (E16)', async ({
    ownShop: shop,
  }) => {
    const [de, staff] = [await shop.as('de@converter.test'), await shop.asStaff()];
    await upload(shop, de.token, { file: '1128', bytes: smallPdf('first') });
    const first = await fileOf(shop, 1128);
    expect(await upload(shop, staff.token, { file: '1128', bytes: smallPdf('second') })).toEqual({
      status: 200,
      body: 1,
    });
    const second = await fileOf(shop, 1128);
    expect(await shop.shop.files.get(second?.fileKey ?? '')).toEqual(Buffer.from(smallPdf('second')));
    await deliverAll(shop);
    expect(await shop.shop.files.has(first?.fileKey ?? '')).toBe(false);
    expect(await mailsFor(shop, 1128)).toHaveLength(1);
    expect((await staff.get('/api/user/CheckIfFileExists/1128')).body).toBe(true);
    const noted = await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.entity, 'purchase order'));
    expect(noted).toEqual([
      expect.objectContaining({ action: 'added', entityId: '1128', staffName: 'Jonas Wiebe (customer)' }),
      expect.objectContaining({ action: 'replaced', entityId: '1128', staffName: expect.any(String) }),
    ]);
  });
});

describe('the entry point', () => {
  test('without a session nothing is read: 401', async ({ shop }) => {
    expect((await upload(shop, null, { file: '1137.pdf' })).status).toBe(401);
    expect((await shop.api.get('/api/user/CheckIfFileExists/1116')).status).toBe(401);
  });

  test("another site can't send a file with the customer's cookie (D15)", async ({ shop }) => {
    const { token } = await shop.as('uk@converter.test');
    const cookie = { cookie: `token=${token}`, host: 'shop.test' };
    const from = (origin: string) => upload(shop, null, { file: '1137.pdf', bytes: smallPdf() }, { ...cookie, origin });
    expect((await from('https://elsewhere.test')).status).toBe(403);
    expect((await from('http://shop.test')).status).not.toBe(403);
  });

  test.for([
    ['JSON', 'application/json', '{"file":"1001.pdf"}', 400],
    [
      'a form that breaks off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="f',
      400,
    ],
    ['a form without a boundary', 'multipart/form-data', 'nothing', 400],
    [
      'a form without a file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
      400,
    ],
    [
      'two files',
      'multipart/form-data; boundary=x',
      ['1.pdf', '2.pdf']
        .map((name) => `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n%PDF-\r\n`)
        .join('') + '--x--\r\n',
      400,
    ],
  ] as const)('%s is refused', async ([, type, payload, status], { shop }) => {
    const { token } = await shop.as('uk@converter.test');
    const headers = { 'content-type': type, authorization: `Bearer ${token}` };
    const response = await shop.app.inject({ method: 'POST', url: UPLOAD, headers, payload });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/problem+json');
  });

  test.for(['abc', '0', '1001x', '2147483648'])('CheckIfFileExists/%s is no order: 400', async (name, { shop }) => {
    const uk = await shop.as('uk@converter.test');
    expect((await uk.get(`/api/user/CheckIfFileExists/${name}`)).status).toBe(400);
  });

  test('the API document says that it takes a form with a file', async ({ shop }) => {
    const { body } = await shop.api.get('/api/openapi.json');
    const { requestBody, responses } = body.paths['/api/User/UploadPO'].post;
    expect(requestBody.content).toEqual({
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: {
            file: { type: 'string', contentMediaType: 'application/octet-stream', description: expect.any(String) },
          },
          required: ['file'],
        },
      },
    });
    expect(responses).toHaveProperty('413');
  });
});
