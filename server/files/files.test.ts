import { describe, expect } from 'vitest';
import { readPdf } from '#platform/pdf/testing/read-pdf.ts';
import { manualUrl } from '#shop/trade/documents/manuals.ts';
import { MANUAL_NAMES } from '../../sample-data/load/documents.ts';
import { smallPdf } from '#shop/trade/documents/testing/small-pdf.ts';
import { test as base, type TestShop } from '../testing/test-shop.ts';

// Orders of the sample data: 1137 is uk's, 1128 de's; both get a purchase order here, 1124 has none.
const test = base.extend<{ filled: TestShop }>({
  filled: [
    async ({ shop }, use) => {
      for (const manual of MANUAL_NAMES) await shop.shop.files.put(`manuals/${manual}.pdf`, smallPdf(manual));
      await shop.shop.files.put('media/tape-flyer.pdf', smallPdf('flyer'));
      await shop.shop.files.put('secret.pdf', smallPdf('secret'));
      for (const [email, orderId] of [
        ['uk@converter.test', 1137],
        ['de@converter.test', 1128],
      ] as const) {
        const { token } = await shop.as(email);
        const form = new FormData();
        form.append('file', new File([smallPdf(`order ${orderId}`)], `${orderId}.pdf`));
        const body = new Response(form);
        await shop.app.inject({
          method: 'POST',
          url: '/api/User/UploadPO',
          headers: { 'content-type': body.headers.get('content-type') ?? '', authorization: `Bearer ${token}` },
          payload: Buffer.from(await body.arrayBuffer()),
        });
      }
      await use(shop);
    },
    { scope: 'file' },
  ],
});

const PURCHASE_ORDER = '/purchase-orders/1137/Purchase_Order.pdf';

describe('manuals (A29, D32)', () => {
  test.for(MANUAL_NAMES)('%s is open to customers and staff', async (manual, { filled }) => {
    const uk = await filled.as('uk@converter.test');
    const answer = await uk.get(manualUrl(manual));
    expect(answer.status).toBe(200);
    expect(answer.body).toBe(new TextDecoder().decode(smallPdf(manual)));
    const staff = await filled.asStaff();
    expect((await staff.get(manualUrl(manual))).status).toBe(200);
  });

  test('names match in any letter case; other names are 404', async ({ filled }) => {
    const uk = await filled.as('uk@converter.test');
    expect((await uk.get('/MANUALS/p3-10.PDF')).status).toBe(200);
    for (const name of ['P3-11.pdf', 'P3-10', 'P3-10.txt', 'P3-10.pdf.pdf', '.pdf', '%00.pdf']) {
      expect((await uk.get(`/manuals/${name}`)).status, name).toBe(404);
    }
  });

  test.for([
    '/manuals/..%2fsecret.pdf',
    '/manuals/..%2F..%2F..%2Fetc%2Fpasswd',
    '/manuals/%2e%2e%2fsecret.pdf',
    '/manuals/..%5csecret.pdf',
    '/manuals/P3-10%00.pdf',
    '/media/..%2fsecret.pdf',
    '/media/secret.pdf',
    '/media/..%2fmanuals%2fP3-10.pdf',
    '/purchase-orders/..%2fsecret/Purchase_Order.pdf',
    '/purchase-orders/1137%2f..%2f1128/Purchase_Order.pdf',
    '/purchase-orders/1137.pdf/Purchase_Order.pdf',
    '/purchase-orders/-1/Purchase_Order.pdf',
    '/purchase-orders/99999999999/Purchase_Order.pdf',
  ])('a path out of the folder is refused: %s', async (address, { filled }) => {
    const uk = await filled.as('uk@converter.test');
    const answer = await uk.get(address);
    expect(answer.status).toBe(404);
    expect(String(answer.body)).not.toContain('%PDF');
  });

  test('without a session a program gets 401, a person is redirected to the login and back', async ({ filled }) => {
    expect((await filled.api.get('/manuals/P3-10.pdf')).status).toBe(401);
    expect((await filled.api.get('/manuals/P9-99.pdf')).status).toBe(401);
    const person = await filled.app.inject({ url: '/manuals/P3-10.pdf', headers: { accept: 'text/html,*/*' } });
    expect(person.statusCode).toBe(302);
    expect(person.headers).toMatchObject({ location: '/login?next=%2FManuals', 'cache-control': 'private, no-store' });
  });
});

describe('purchase orders (B11, D32)', () => {
  test('are only for their company and staff', async ({ filled }) => {
    const [uk, de, staff] = [
      await filled.as('uk@converter.test'),
      await filled.as('de@converter.test'),
      await filled.asStaff(),
    ];
    const theirs = '/purchase-orders/1128/Purchase_Order.pdf';
    const status = async (who: { get(path: string): Promise<{ status: number }> }, path: string) =>
      (await who.get(path)).status;
    expect([await status(uk, PURCHASE_ORDER), await status(de, PURCHASE_ORDER)]).toEqual([200, 404]);
    expect([await status(uk, theirs), await status(de, theirs)]).toEqual([404, 200]);
    expect([await status(staff, PURCHASE_ORDER), await status(staff, theirs)]).toEqual([200, 200]);
    expect([await status(filled.api, PURCHASE_ORDER), await status(filled.api, theirs)]).toEqual([401, 401]);
  });

  test('may be embedded next to their order, only by our own pages (L2); a manual by none', async ({ filled }) => {
    const uk = await filled.as('uk@converter.test');
    const framing = async (address: string) => {
      const { headers } = await uk.get(address);
      return [
        /frame-ancestors (.*)$/.exec(String(headers['content-security-policy']))?.[1],
        headers['x-frame-options'],
      ];
    };
    expect(await framing(PURCHASE_ORDER)).toEqual(["'self'", 'SAMEORIGIN']);
    expect(await framing('/manuals/2200.pdf')).toEqual(["'none'", 'DENY']);
  });

  test("another company's, an unknown and an empty one are indistinguishable", async ({ filled }) => {
    const uk = await filled.as('uk@converter.test');
    const refusal = await uk.get('/purchase-orders/1128/Purchase_Order.pdf');
    expect((await uk.get('/purchase-orders/999999/Purchase_Order.pdf')).body).toBe(refusal.body);
    expect(refusal.body).toContain('404 Not Found');
    expect((await uk.get('/purchase-orders/1124/Purchase_Order.pdf')).status).toBe(404);
  });

  test('are sent only as PDF, and are cached only by their reader', async ({ filled }) => {
    const { headers } = await (await filled.as('uk@converter.test')).get('/Purchase-Orders/1137/purchase_order.PDF');
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="Purchase_Order.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      vary: expect.stringMatching(/cookie, authorization/i),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  test('support range requests, HEAD and conditional requests', async ({ filled }) => {
    const { token } = await filled.as('uk@converter.test');
    const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
      filled.app.inject({ method, url: PURCHASE_ORDER, headers: { authorization: `Bearer ${token}`, ...headers } });
    const whole = await ask({});
    const etag = String(whole.headers['etag']);
    const size = whole.rawPayload.length;

    const head = await ask({}, 'HEAD');
    expect([head.statusCode, head.rawPayload.length, head.headers['content-length']]).toEqual([200, 0, String(size)]);
    const part = await ask({ range: 'bytes=0-4' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '%PDF-', `bytes 0-4/${size}`]);
    const outside = await ask({ range: `bytes=${size}-` });
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, `bytes */${size}`]);
    expect((await ask({ range: 'bytes=0-4', 'if-range': '"another"' })).statusCode).toBe(200);
    expect((await ask({ range: 'bytes=0-4', 'if-range': etag })).statusCode).toBe(206);
    const again = await ask({ 'if-none-match': etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await filled.app.inject({ url: PURCHASE_ORDER, headers: { 'if-none-match': etag } })).statusCode).toBe(401);
  });
});

describe('order sheets (A28, B11, D32)', () => {
  test('are only for their company and staff', async ({ filled }) => {
    const [uk, de, staff] = [
      await filled.as('uk@converter.test'),
      await filled.as('de@converter.test'),
      await filled.asStaff(),
    ];
    const statuses = async (orderId: number) =>
      Promise.all(
        [uk, de, staff, filled.api].map(async (who) => (await who.get(`/PDFOrder.pdf?id=${orderId}`)).status),
      );
    expect(await statuses(1137)).toEqual([200, 404, 200, 401]);
    expect(await statuses(1128)).toEqual([404, 200, 200, 401]);
    expect(await statuses(999_999)).toEqual([404, 404, 404, 401]);
  });

  test('have the figures of the order in the API (D7)', async ({ filled }) => {
    const { token, ...uk } = await filled.as('uk@converter.test');
    const { body: sale } = await uk.get('/api/Sale/GetSaleByID/1116');
    const headers = { authorization: `Bearer ${token}` };
    const response = await filled.app.inject({ url: '/pdforder.pdf?ID=1&id=1116', headers });
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="MA001116.pdf"',
      'cache-control': 'private, no-cache',
    });
    const texts = readPdf(response.rawPayload).pages.flat();
    const pounds = (amount: number) =>
      `${amount < 0 ? '-' : ''}£${Math.abs(amount).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
    expect(texts.slice(texts.indexOf('Goods'), texts.indexOf('Europe'))).toEqual(
      [
        ['Goods', pounds(sale.goods), `Discount (${sale.discountcouponused})`, pounds(sale.discountApplied)],
        ['Sub total', pounds(sale.subTotal), 'Delivery', pounds(sale.deliveryCharge), 'Total', pounds(sale.total)],
      ].flat(),
    );
    const again = await filled.app.inject({ url: '/PDFOrder.pdf?id=1116', headers });
    expect(again.rawPayload.equals(response.rawPayload)).toBe(true);
  });

  test.for(['', 'abc', '0', '-1', '1137.5', '99999999999', '1137%00'])(
    'id "%s" is no order',
    async (id, { filled }) => {
      const uk = await filled.as('uk@converter.test');
      expect((await uk.get(`/PDFOrder.pdf?id=${id}`)).status).toBe(404);
    },
  );
});

test('the flyer of the tape page is public; media that the store does not name are not found (A30)', async ({
  filled,
}) => {
  const flyer = await filled.api.get('/media/tape-flyer.pdf');
  expect([flyer.status, flyer.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  expect((await filled.api.get('/media/other.pdf')).status).toBe(404);
});
