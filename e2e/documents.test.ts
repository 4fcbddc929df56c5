import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { MANUAL_NAMES } from '../sample-data/manuals/manual.ts';
import { smallPdf } from '#shop/documents/testing/small-pdf.ts';
import { test as base, type ShopInBrowser } from './support/shop-in-browser.ts';

// Orders of the sample: 1116, 1120, 1124 and 1137 are uk's, 1128 is de's.
const UK = 'uk@converter.test';
const DE = 'de@converter.test';
const UPLOADED = 'Your Purchase Order has been uploaded';
const NOT_UPLOADED = 'Your Purchase Order has not been uploaded';
const MEGABYTE = 1024 * 1024;

const test = base.extend<{ filled: ShopInBrowser; tooLarge: string }>({
  /** A file on disk, as eleven megabytes take long to reach a browser otherwise. */
  tooLarge: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads which fixtures are wanted from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'pressline-upload-'));
      const scan = path.join(folder, 'scan.pdf');
      writeFileSync(scan, Buffer.alloc(11 * MEGABYTE, '%PDF-1.4 '));
      await use(scan);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'file' },
  ],
  filled: [
    async ({ shop }, use) => {
      for (const manual of MANUAL_NAMES) await shop.shop.files.put(`manuals/${manual}.pdf`, smallPdf(manual));
      await use(shop);
    },
    { scope: 'file' },
  ],
});

const file = (name: string, bytes: Uint8Array, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});
const purchaseOrder = file('Our purchase order 4711.pdf', smallPdf('4711'));
const notPdf = file('order.pdf', new TextEncoder().encode('<html>not a PDF</html>'));
test('a buyer sends a purchase order from the order page, sees how far it is, and then the link (A27)', async ({
  visits,
}) => {
  const page = await visits.pageAs(UK);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/User/UploadPO', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/Customer-Order/?id=1137');
  await page.getByText(NOT_UPLOADED).waitFor();
  await page.getByLabel('PDF file').setInputFiles(purchaseOrder);
  await page.getByRole('button', { name: 'Upload purchase order' }).click();
  await page.getByRole('progressbar', { name: 'How much of the file has been sent' }).waitFor();
  expect(await page.getByRole('button', { name: /^Uploading, \d+ %$/ }).isDisabled()).toBe(true);

  held.resolve();
  await page.getByText(UPLOADED).waitFor();
  expect(await page.getByText(NOT_UPLOADED).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(UPLOADED);
  const link = page.getByRole('link', { name: 'Purchase_Order.pdf' });
  const sent = await page.request.get((await link.getAttribute('href')) ?? '');
  expect([sent.status(), sent.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(await sent.body()).toEqual(purchaseOrder.buffer);
});

test('what is no PDF or too large is refused before it is sent; nothing chosen is said too (A27, D32)', async ({
  visits,
  tooLarge,
}) => {
  const page = await visits.pageAs(UK);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  await page.goto('/Customer-Order/?id=1116');
  const send = page.getByRole('button', { name: 'Upload purchase order' });
  const trouble = page.getByRole('alert');
  await send.click();
  await trouble.getByText('Please choose the PDF file of your purchase order.').waitFor();
  for (const [chosen, reason] of [
    [notPdf, 'The file is not a PDF. Please send the purchase order as a PDF.'],
    [tooLarge, 'The file is too large: a purchase order may have 10 MB at most.'],
  ] as const) {
    await page.getByLabel('PDF file').setInputFiles(chosen);
    await send.click();
    await trouble.getByText(reason).waitFor();
    expect(await trouble.innerText()).toContain(NOT_UPLOADED);
  }
  expect(sent).toBe(0);
});

test('a connection that fails is said, and the file can be sent again (D14)', async ({ visits }) => {
  visits.expectErrors(/ERR_(FAILED|INTERNET_DISCONNECTED)/);
  const page = await visits.pageAs(UK);
  await page.goto('/Customer-Order/?id=1120');
  await page.route('**/api/User/UploadPO', (route) => route.abort());
  await page.getByLabel('PDF file').setInputFiles(purchaseOrder);
  await page.getByRole('button', { name: 'Upload purchase order' }).click();
  await page.getByRole('alert').getByText('The shop could not be reached.').waitFor();
  await page.unroute('**/api/User/UploadPO');
  await page.getByRole('button', { name: 'Upload purchase order' }).click();
  await page.getByText(UPLOADED).waitFor();
});

test('a session that has ended is said with the way to the login in another window; the file is then sent from here (D14)', async ({
  visits,
}) => {
  visits.expectErrors(/401/);
  const page = await visits.pageAs(DE, { locale: 'en-GB' });
  await page.goto('/Customer-Order/?id=1128');
  await page.getByLabel('PDF file').setInputFiles(purchaseOrder);
  await page.context().clearCookies({ name: 'token' });
  const send = page.getByRole('button', { name: 'Upload purchase order' });
  await send.click();
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('alert').getByRole('link', { name: 'Log in in another window' }).click(),
  ]);
  await other.getByLabel('Email address').fill(DE);
  await other.getByLabel('Password').fill('press-2026');
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await other.waitForURL('**/Customer-Order/?id=1128');
  await send.click();
  await page.getByText(UPLOADED).waitFor();
});

test('it was sent from another window meanwhile: the page shows what is there (D32)', async ({ visits }) => {
  visits.expectErrors(/409/);
  const page = await visits.pageAs(UK);
  await page.goto('/Customer-Order/?id=1124');
  const sent = await page.request.post('/api/User/UploadPO', {
    multipart: { file: { ...purchaseOrder, name: '1124.pdf' } },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(sent.status()).toBe(200);
  await page.getByLabel('PDF file').setInputFiles(purchaseOrder);
  await page.getByRole('button', { name: 'Upload purchase order' }).click();
  await page.getByText(UPLOADED).waitFor();
});

test('without script the form works just as well: refused with the reason, taken, and shown (A27)', async ({
  visits,
  tooLarge,
}) => {
  visits.expectErrors(/status of 4(00|13)/);
  const page = await visits.pageAs(UK, { javaScriptEnabled: false });
  await page.goto('/Sale-Complete/?id=1116');
  const send = page.getByRole('button', { name: 'Upload purchase order' });
  await send.click();
  await page.getByText('Please choose the PDF file of your purchase order.').waitFor();
  expect(new URL(page.url()).search).toBe('?id=1116');

  await page.getByLabel('PDF file').setInputFiles(notPdf);
  const refused = page.waitForResponse((response) => response.request().method() === 'POST');
  await send.click();
  expect((await refused).status()).toBe(400);
  await page.getByText('The file is not a PDF. Please send the purchase order as a PDF.').waitFor();
  expect(await page.getByRole('alert').innerText()).toContain(NOT_UPLOADED);

  await page.getByLabel('PDF file').setInputFiles(tooLarge);
  const cut = page.waitForResponse((response) => response.request().method() === 'POST');
  await send.click();
  expect((await cut).status()).toBe(413);
  await page.getByText('The file is too large: a purchase order may have 10 MB at most.').waitFor();
  await page.getByRole('link', { name: 'Back to the page' }).click();

  await page.getByLabel('PDF file').setInputFiles(purchaseOrder);
  await send.click();
  await page.getByText(UPLOADED).waitFor();
  await page.reload(); // a page of its own: nothing is sent a second time
  await page.getByRole('link', { name: 'Purchase_Order.pdf' }).waitFor();
});

test('a form from another site, or without a session, leaves nothing behind (D15)', async ({ visits, shop }) => {
  const page = await visits.pageAs(UK);
  const post = (headers: Record<string, string>) =>
    page.request.post('/Customer-Order/?id=1112', { multipart: { file: purchaseOrder }, headers, maxRedirects: 0 });
  expect((await post({ origin: 'https://elsewhere.test' })).status()).toBe(403);
  const stranger = await visits.visitor();
  const sent = await stranger.request.post('/Customer-Order/?id=1112', {
    multipart: { file: purchaseOrder },
    headers: { origin: shop.url },
    maxRedirects: 0,
  });
  expect([sent.status(), sent.headers()['location']]).toEqual([302, '/login?next=%2FCustomer-Order%2F%3Fid%3D1112']);
});

test('the printable order has no header, the figures of the order page, and the same as a PDF (A28, D7)', async ({
  visits,
}) => {
  const page = await visits.pageAs(UK);
  const figures = () => page.getByRole('article', { name: 'Order sheet' }).innerText();
  await page.goto('/Customer-Order/?id=1120');
  const shown = await figures();
  await page.goto('/PDFOrder?id=1120');
  expect(await figures()).toBe(shown);
  expect(await page.getByRole('navigation').count()).toBe(0);
  await page.getByRole('heading', { level: 1, name: 'Order MA001120' }).waitFor();

  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  expect(await page.getByText('MA001120').last().isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  const pdf = await page.request.get(
    (await page.getByRole('link', { name: 'Open as PDF' }).getAttribute('href')) ?? '',
  );
  expect(pdf.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="MA001120.pdf"',
    'cache-control': 'private, no-cache',
  });
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test("another company's order can't be printed, and nothing tells it from an unknown one (B11, D33)", async ({
  visits,
}) => {
  visits.expectErrors(/status of 404/);
  const page = await visits.pageAs(UK);
  for (const id of ['1128', '999999', '0', 'abc', '']) {
    const answer = await page.goto(`/PDFOrder?id=${id}`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Not a valid order' }).waitFor();
    expect((await page.request.get(`/PDFOrder.pdf?id=${id}`)).status()).toBe(404);
  }
});

test('without a session a link to a document leads to the login, and from there to the page with the link (A1, A29)', async ({
  visits,
  filled,
}) => {
  const page = await visits.visitor({ baseURL: filled.url });
  for (const [file, way] of [
    ['/manuals/P3-10.pdf', '/Manuals'],
    ['/PDFOrder.pdf?id=1137', '/PDFOrder?id=1137'],
    ['/purchase-orders/1137/Purchase_Order.pdf', '/Customer-Order?id=1137'],
  ] as const) {
    await page.goto(file);
    expect(new URL(page.url()).searchParams.get('next')).toBe(way);
  }
});

test('all manuals are listed in their order and open in a new tab; the list needs a session (A29)', async ({
  visits,
  filled,
}) => {
  const page = await visits.pageAs(UK, { baseURL: filled.url });
  await page.goto('/Manuals');
  const links = page.getByRole('main').getByRole('link', { name: /opens in a new tab/ });
  expect(await links.count()).toBe(14);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/manuals/P3-10.pdf',
    '/manuals/P3-13.pdf',
    '/manuals/P3-17.pdf',
    '/manuals/P5-10.pdf',
    '/manuals/P5-13.pdf',
    '/manuals/P5-17.pdf',
    '/manuals/P7-13.pdf',
    '/manuals/P7-17.pdf',
    '/manuals/P7-20.pdf',
    '/manuals/830.pdf',
    '/manuals/2200.pdf',
    '/manuals/4150.pdf',
    '/manuals/Digital%20Pro%20Engine%20Manual.pdf',
    '/manuals/Digital%20One%20Engine%20Manual.pdf',
  ]);
  expect(await links.evaluateAll((all) => all.every((link) => link.getAttribute('target') === '_blank'))).toBe(true);
  expect((await page.request.get('/manuals/Digital%20Pro%20Engine%20Manual.pdf')).status()).toBe(200);
  await page.getByRole('navigation', { name: 'Where you are' }).getByText('Manuals').waitFor();

  const visitor = await visits.visitor();
  await visitor.goto('/manuals');
  expect(new URL(visitor.url()).searchParams.get('next')).toBe('/manuals');
});

/** Where the sample has the file of INV-26-0529. */
const INVOICE = 'order-documents/1124/sample-4.pdf';

test('on a telephone, too, documents are chosen to come as one file (L6)', async ({ visits, shop }) => {
  await shop.shop.files.put(INVOICE, smallPdf('INV-26-0529'));
  const page = await visits.pageAs(UK, { viewport: { width: 320, height: 640 } });
  await page.goto('/Documents');
  await page.getByRole('checkbox', { name: 'Choose INV-26-0529' }).check();
  const asked = page.waitForRequest('**/Documents.zip?*');
  await page.getByRole('button', { name: 'Download the chosen ones as one file (ZIP)' }).click();
  expect(new URL((await asked).url()).searchParams.getAll('document')).toEqual(['invoice-4']);
});

test('with nothing chosen nothing is downloaded, and the page says what to do, without script too (L6)', async ({
  visits,
  shop,
}) => {
  visits.expectErrors(/status of 400/);
  await shop.shop.files.put(INVOICE, smallPdf('INV-26-0529'));
  for (const javaScriptEnabled of [true, false]) {
    const page = await visits.pageAs(UK, { javaScriptEnabled });
    await page.goto('/Documents?kind=invoice');
    await page.getByRole('button', { name: 'Download the chosen ones as one file (ZIP)' }).click();
    const said = page.getByRole('alert').getByText('Please choose at least one document in the list.');
    await said.waitFor();
    expect(new URL(page.url()).pathname).toBe('/Documents');
    expect(await page.getByLabel('Kind').inputValue()).toBe('invoice');
    await page.getByRole('checkbox', { name: 'Choose INV-26-0529' }).check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the chosen ones as one file (ZIP)' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^documents-.*\.zip$/);
  }
});
