import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { readPdf } from '#platform/pdf/testing/read-pdf.ts';
import { type ApiCaller, type TestShop, test } from '#server/testing/test-shop.ts';
import { ADDRESS, orderOf } from '../../trade/orders/testing/buying.ts';

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

function picture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: CLEAR } })
    .png()
    .toBuffer();
}

async function send(
  shop: TestShop,
  { token }: { token: string },
  kind: string,
  file: Uint8Array<ArrayBuffer> | Buffer,
) {
  const form = new FormData();
  form.set('logoKind', kind);
  form.set('file', new File([new Uint8Array(file)], 'logo'));
  const multipart = new Response(form);
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/Settings/SaveLogo',
    headers: { authorization: `Bearer ${token}`, 'content-type': multipart.headers.get('content-type') ?? '' },
    payload: Buffer.from(await multipart.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const logosOf = async (staff: ApiCaller) => (await staff.get('/api/Settings/GetLogos')).body;

describe('the shop’s logo (D28)', () => {
  test('is served redrawn and transparent, also while the shop is closed, and is on the order’s PDF instead of the mark', async ({
    ownShop,
  }) => {
    const staff = await ownShop.asStaff();
    const uk = await ownShop.as('uk@converter.test');
    const orderId = await orderOf(ownShop, uk, ADDRESS.uk, [{ part: 'DB-0150', quantity: 3 }]);
    const sheet = async () => {
      const file = await ownShop.app.inject({
        url: `/PDFOrder.pdf?id=${orderId}`,
        headers: { cookie: `token=${uk.token}` },
      });
      return { bytes: file.rawPayload.length, first: readPdf(file.rawPayload).pages[0]?.[0] };
    };
    expect((await sheet()).first).toBe('Pressline');
    expect(await send(ownShop, staff, 'light', await picture(1600, 400))).toEqual({ status: 200, body: 1 });
    expect((await sheet()).first).not.toBe('Pressline');
    const [logo] = await logosOf(staff);
    expect(logo).toMatchObject({ logoKind: 'light', width: 800, height: 200 });
    await staff.post('/api/Settings/SetOpen', { isOpen: false });
    const served = await ownShop.app.inject({ url: logo.logoUrl });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await sharp(served.rawPayload).stats()).isOpaque).toBe(false);
    const { body: entries } = await staff.get('/api/Audit/GetAuditEntries?of=settings:1');
    expect(JSON.stringify(entries).length).toBeLessThan(20_000); // its hash, not its file
  });

  test.for([
    ['in percent', '', 'width="100%" height="100%" viewBox="0 0 40 10"'],
    ['of a box alone, after a prolog', '<?xml version="1.0" encoding="UTF-8"?>\n', 'viewBox="0 0 40 10"'],
    ['after a comment', '<!-- Drawn by hand -->\n', 'width="40mm" height="10mm" viewBox="0 0 40 10"'],
    [
      'of a document type',
      '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
      'viewBox="0 0 40 10"',
    ],
  ])('an SVG with a size %s is drawn', async ([, before, size], { ownShop }) => {
    const staff = await ownShop.asStaff();
    const svg = `${before}<svg xmlns="http://www.w3.org/2000/svg" ${size}><!-- a bar --><rect width="40" height="10"/></svg>`;
    expect(await send(ownShop, staff, 'light', Buffer.from(svg))).toEqual({ status: 200, body: 1 });
    expect(await logosOf(staff)).toMatchObject([{ width: 800, height: 200 }]);
  });

  test('an SVG is drawn; one with a script is refused, and so is what is no picture', async ({ ownShop }) => {
    const staff = await ownShop.asStaff();
    const svg = (inside: string) =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect width="40" height="10"/>${inside}</svg>`,
      );
    expect((await send(ownShop, staff, 'dark', svg(''))).status).toBe(200);
    const before = await logosOf(staff);
    expect(before).toMatchObject([{ logoKind: 'dark', width: 800, height: 200 }]);
    for (const file of [
      svg('<script>alert(1)</script>'),
      Buffer.from('%PDF-1.7'),
      Buffer.from('<svg'),
      Buffer.alloc(0),
    ]) {
      const { status, body } = await send(ownShop, staff, 'dark', file);
      expect([status, body.errors?.map(({ field }: { field: string }) => field)]).toEqual([400, ['file']]);
    }
    expect((await send(ownShop, staff, 'pink', svg(''))).status).toBe(400);
    expect(await logosOf(staff)).toEqual(before);
    expect((await staff.post('/api/Settings/RemoveLogo', { logoKind: 'dark' })).body).toBe(1);
    expect((await staff.post('/api/Settings/RemoveLogo', { logoKind: 'dark' })).status).toBe(404);
    expect((await ownShop.app.inject({ url: before[0].logoUrl })).statusCode).toBe(404);
  });
});
