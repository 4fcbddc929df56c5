import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, test as base } from 'vitest';
import { smallPdf } from '#shop/trade/documents/testing/small-pdf.ts';
import { STAFF_RIGHTS } from '#shop/base/rights/staff-right.ts';
import { staff } from '#shop/people/identity/tables.ts';
import type { PageRenderer } from '#web/server-page.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

/** A page that shows its input; one is closed to everybody. */
const mirror: PageRenderer = async (request) => {
  if (request.url.endsWith('/closed')) return page(403, 'closed');
  const form = await request.formData().catch((refusal: unknown) => {
    if (refusal instanceof Response) return refusal;
    throw refusal;
  });
  if (form instanceof Response) return page(form.status, await form.text());
  const fields = [...form].map(([name, value]) => [name, value instanceof File ? `${value.size} bytes` : value]);
  return page(200, JSON.stringify(Object.fromEntries(fields)));
};

/** Sends the first bytes of a form of 20 MB, and returns the beginning of the answer. */
async function startOf(shop: TestShop, path: string, headers = ''): Promise<string> {
  if (!shop.app.server.listening) await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost:3000\r\n${headers}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 20000000\r\n\r\n--x`,
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString();
}

const page = (status: number, text: string) =>
  ({ kind: 'page', status, html: Buffer.from(text), isSecret: false }) as const;

const test = base.extend<{ shop: TestShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const shop = await openTestShop('sample', { render: mirror });
      await use(shop);
      await shop.close();
    },
    { scope: 'file' },
  ],
});

async function post(shop: TestShop, type: string | undefined, payload: Buffer | string, token?: string) {
  const headers = {
    ...(type === undefined ? {} : { 'content-type': type }),
    ...(token === undefined ? {} : { cookie: `token=${token}`, origin: 'http://localhost:3000' }),
  };
  const answer = await shop.app.inject({ method: 'POST', url: '/a-page', headers, payload });
  return [answer.statusCode, answer.body];
}

async function formWith(bytes: Uint8Array<ArrayBuffer>): Promise<[type: string, payload: Buffer]> {
  const form = new FormData();
  form.append('file', new File([bytes], 'po.pdf'));
  const encoded = new Response(form);
  return [encoded.headers.get('content-type') ?? '', Buffer.from(await encoded.arrayBuffer())];
}

describe('a page accepts forms as browsers send them, and nothing else', () => {
  const FIELDS = '{"email":"a b@x.test","empty":""}';

  test('a form, and no body', async ({ shop }) => {
    const form = 'application/x-www-form-urlencoded';
    expect(await post(shop, form, 'email=a+b%40x.test&empty=')).toEqual([200, FIELDS]);
    expect(await post(shop, `${form}; charset=UTF-8`, 'email=a+b%40x.test&empty=')).toEqual([200, FIELDS]);
    expect(await post(shop, undefined, '')).toEqual([200, '{}']);
    expect(await post(shop, form, '%ff%zz&=&&a')).toEqual([200, '{"�%zz":"","":"","a":""}']);
  });

  test.for([
    'text/plain',
    'application/json',
    'application/octet-stream',
    'x',
    'text/',
    '',
    'multipart/mixed; boundary=x',
  ])('a body of the type "%s" is refused with 415', async (type, { shop }) => {
    const [status, body] = await post(shop, type, 'email=a');
    expect([status, body]).toEqual([415, expect.stringContaining('Pages only accept their own forms')]);
  });

  test('more than a megabyte of fields is too large', async ({ shop }) => {
    const [status] = await post(shop, 'application/x-www-form-urlencoded', `a=${'x'.repeat(1024 * 1024)}`);
    expect(status).toBe(413);
  });
});

describe('a form with a file is read only for users who may send one (A27, D15)', () => {
  test('customers', async ({ shop }) => {
    const { token } = await shop.as('uk@converter.test');
    const [type, payload] = await formWith(new Uint8Array(smallPdf()));
    expect(await post(shop, type, payload, token)).toEqual([200, `{"file":"${smallPdf().length} bytes"}`]);
  });

  test('customers, no larger than their largest file', async ({ shop }) => {
    const { token } = await shop.as('uk@converter.test');
    const [type, payload] = await formWith(new Uint8Array(10 * 1024 * 1024 + 1));
    const [status, body] = await post(shop, type, payload, token);
    expect([status, body]).toEqual([413, expect.stringContaining('a purchase order can be up to 10 MB')]);
  });

  test.for([
    [['documents'], 200],
    [['content'], 413],
  ] as const)(
    'staff with the right %s, no larger than the largest file within their rights: %s (P1)',
    async ([rights, expected], { shop }) => {
      const { token } = await shop.asStaff();
      const [type, payload] = await formWith(new Uint8Array(10 * 1024 * 1024 + 1));
      await shop.shop.db.update(staff).set({ rights: [...rights] });
      const [status] = await post(shop, type, payload, token);
      await shop.shop.db.update(staff).set({ rights: [...STAFF_RIGHTS] });
      expect(status).toBe(expected);
    },
  );

  test('a page that is refused reads no byte of it (P1)', async ({ shop }) => {
    const { token } = await shop.asStaff();
    const answer = await startOf(shop, '/closed', `Origin: http://localhost:3000\r\nCookie: admintoken=${token}\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 403 [^]*closed/);
  });

  test.for([
    ['breaks off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="f'],
    ['has no boundary', 'multipart/form-data', 'nothing'],
    ['is none', 'multipart/form-data; boundary=x', 'nothing'],
  ] as const)('one that %s is refused with 400', async ([, type, payload], { shop }) => {
    const { token } = await shop.as('uk@converter.test');
    const [status, body] = await post(shop, type, payload, token);
    expect([status, body]).toEqual([400, expect.stringContaining('Please send a form with one file')]);
  });

  test('a visitor’s file is refused before a byte is read', async ({ shop }) => {
    const answer = await startOf(shop, '/LogIn');
    expect(answer).toMatch(/^HTTP\/1.1 415 [^]*Please log in before you upload a file/);
  });
});
