import { eq } from 'drizzle-orm';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { putMember } from '#shop/people/companies/testing/members.ts';
import { smallPdf } from '#shop/trade/documents/testing/small-pdf.ts';
import { impersonations } from '#shop/people/identity/tables.ts';
import { orders } from '#shop/trade/orders/tables.ts';
import { fillBasket, parts } from './support/basket.ts';
import type { BuiltShop } from './support/built-shop.ts';
import { STAFF } from './support/counter.ts';
import { counting, newOrders } from './support/new-orders.ts';
import { test as base } from './support/shop-in-browser.ts';

/** The smallest gap between the texts of neighbouring cells of the page's table, in pixels. */
function smallestGap(page: Page): Promise<number> {
  return page.locator('main tbody tr').evaluateAll((rows) => {
    const textBox = (cell: Element) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect();
    };
    const gaps = rows.flatMap((row) => {
      const boxes = [...row.children].map(textBox).filter(({ width }) => width > 0);
      return boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0));
    });
    return Math.min(...gaps);
  });
}

const UK = 'uk@converter.test';
const UK_COMPANY = 1;
const MEGABYTE = 1024 * 1024;

const test = base.extend<{ tooLarge: string }>({
  /** A file on disk, because sending eleven megabytes to a browser takes long otherwise. */
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
});

/** Expects a printed return: the values of its fields, and nothing to press or to type into. */
async function expectPaper(page: Page, written: readonly string[]) {
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const text of written) await main.getByText(text, { exact: true }).waitFor();
  for (const role of ['button', 'textbox', 'combobox'] as const)
    await expect.poll(() => main.getByRole(role).count(), { message: role }).toBe(0);
  await expect.poll(() => main.locator('input[type=file]:visible').count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
}

test('a printed return shows the request and its outcome (L7)', async ({ visits }) => {
  const buyer = await visits.pageAs(UK);
  await buyer.goto('/Return-Parts?id=1120');
  const quantity = buyer.getByRole('textbox', { name: /^Quantity of / }).last();
  await quantity.fill('37');
  await buyer.getByLabel('Reason').selectOption('faulty');
  await buyer.getByLabel('What is wrong?').fill('The edge is bent.');
  await expectPaper(buyer, ['37', 'Reason Faulty', 'What is wrong? The edge is bent.']);
  await quantity.fill('1');
  await buyer.getByRole('button', { name: 'Request return' }).click();
  await buyer.getByRole('heading', { level: 1, name: /^Return MA/ }).waitFor();
  await expectPaper(buyer, ['Faulty']);
});

// Orders of the sample: 1116, 1120, 1124 and 1137 are uk's, 1128 is de's.
const DE = 'de@converter.test';
const UPLOADED = 'Your Purchase Order has been uploaded';
const NOT_UPLOADED = 'Your Purchase Order has not been uploaded';

const file = (name: string, bytes: Uint8Array, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});
const purchaseOrder = file('Our purchase order 4711.pdf', smallPdf('4711'));
const notPdf = file('order.pdf', new TextEncoder().encode('<html>not a PDF</html>'));
test('a buyer uploads a purchase order on the order page, sees the progress, and then the link (A27)', async ({
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
  await page.getByRole('progressbar', { name: 'Upload progress' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Uploading, \d+ %$/ }).isDisabled()).toBe(true);

  held.resolve();
  await page.getByText(UPLOADED).waitFor();
  await expect.poll(() => page.getByText(NOT_UPLOADED).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(UPLOADED);
  const link = page.getByRole('link', { name: 'Purchase_Order.pdf' });
  const sent = await page.request.get((await link.getAttribute('href')) ?? '');
  expect([sent.status(), sent.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(await sent.body()).toEqual(purchaseOrder.buffer);
});

test('a file that is no PDF or too large is refused before it is sent; a missing file is reported too (A27, D32)', async ({
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
    [tooLarge, 'The file is too large: a purchase order can be up to 10 MB.'],
  ] as const) {
    await page.getByLabel('PDF file').setInputFiles(chosen);
    await send.click();
    await trouble.getByText(reason).waitFor();
    await expect.poll(() => trouble.innerText()).toContain(NOT_UPLOADED);
  }
  expect(sent).toBe(0);
});

test('a failed connection is reported, and the file can be sent again (D14)', async ({ visits }) => {
  visits.expectErrors(/ERR_(FAILED|INTERNET_DISCONNECTED)/);
  const page = await visits.pageAs(UK);
  await page.goto('/Customer-Order/?id=1120');
  await page.route('**/api/User/UploadPO', (route) => route.abort());
  await page.getByLabel('PDF file').setInputFiles(purchaseOrder);
  await page.getByRole('button', { name: 'Upload purchase order' }).click();
  await page.getByRole('alert').getByText('The shop could not be reached').waitFor();
  await page.unroute('**/api/User/UploadPO');
  await page.getByRole('button', { name: 'Upload purchase order' }).click();
  await page.getByText(UPLOADED).waitFor();
});

test('after the session ends, the login opens over the page, and the file is then sent (D14)', async ({ visits }) => {
  visits.expectErrors(/401/);
  const page = await visits.pageAs(DE, { locale: 'en-GB' });
  await page.goto('/Customer-Order/?id=1128');
  await page.getByLabel('PDF file').setInputFiles(purchaseOrder);
  await page.context().clearCookies({ name: 'token' });
  await page.getByRole('button', { name: 'Upload purchase order' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await login.getByLabel('Email address').fill(DE);
  await login.getByLabel('Password').fill('press-2026');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByText(UPLOADED).waitFor();
});

test('the printed order has no buttons (A28)', async ({ visits }) => {
  const page = await visits.pageAs(UK);
  await page.goto('/PDFOrder?id=1120');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  await expect.poll(() => page.getByText('MA001120').last().isVisible()).toBe(true);
});

/** Key of the sample's file for INV-26-0529. */
const INVOICE = 'order-documents/1124/sample-4.pdf';

test('on a phone, too, documents are selected for one download (L6)', async ({ visits, shop }) => {
  await shop.shop.files.put(INVOICE, smallPdf('INV-26-0529'));
  visits.expectErrors(/status of 400/);
  const page = await visits.pageAs(UK, { viewport: { width: 320, height: 640 } });
  await page.goto('/Documents');
  await page.getByRole('button', { name: 'Download selected (ZIP)' }).click();
  await page.getByRole('alert').getByText('Please select at least one document in the list.').waitFor();
  await page.getByRole('checkbox', { name: 'Select INV-26-0529' }).check();
  const asked = page.waitForRequest('**/Documents.zip?*');
  await page.getByRole('button', { name: 'Download selected (ZIP)' }).click();
  expect(new URL((await asked).url()).searchParams.getAll('document')).toEqual(['invoice-4']);
});

test('in the table of documents no amount touches the day next to it (L6)', async ({ visits }) => {
  const page = await visits.pageAs(UK, { viewport: { width: 1440, height: 900 } });
  await page.goto('/Documents');
  expect(await smallestGap(page)).toBeGreaterThanOrEqual(8);
});

const BAR = { name: /^You are ordering for Nia Bevan of / } as const;

test('ordering for the selected member starts at once: no question about unsaved changes (H7)', async ({
  shop,
  visits,
}) => {
  await putMember(shop, { id: 1 }, 'buyer');
  const page = await visits.pageAs(STAFF);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.goto(`/Administration/Company?id=${UK_COMPANY}`);
  const member = page.getByLabel('Member', { exact: true });
  await member.selectOption('Alison Marsh');
  await member.press('Tab');
  await page.getByRole('button', { name: 'Start order' }).click();
  await page.getByRole('complementary', { name: /^You are ordering for Alison Marsh of / }).waitFor();
  expect(asked).toEqual([]);
});

/** A member to order for, created for the test. */
async function newBuyer(shop: BuiltShop): Promise<{ companyId: number; id: number }> {
  const { id } = await putMember(shop, { id: UK_COMPANY }, 'buyer');
  return { companyId: UK_COMPANY, id };
}

/** A staff member begins to order for that member from the company's page. */
async function begin(page: Page, { companyId, id }: { companyId: number; id: number }): Promise<void> {
  await page.goto(`/Administration/Company?id=${companyId}&for=${id}`);
  await page.getByRole('button', { name: 'Start order' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

test('after the hour, the page says so, nothing is ordered, and the input stays (H7, D14)', async ({
  shop,
  visits,
}) => {
  visits.expectErrors(/403/);
  const { db } = shop.shop;
  const member = await newBuyer(shop);
  const page = await visits.pageAs(STAFF);
  await begin(page, member);
  await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
  await page.goto('/checkout');
  await page.getByLabel('Purchase order number').fill('PO 702');
  const endNow = () =>
    db
      .update(impersonations)
      .set({ expiresAt: new Date(0) })
      .where(eq(impersonations.customerId, member.id));
  await endNow();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByText('Your session has expired, so nothing was sent.').first().waitFor();
  await expect.poll(() => page.getByLabel('Purchase order number').inputValue()).toBe('PO 702');
  expect(await db.$count(orders, eq(orders.customerId, member.id))).toBe(0);
  await page.goto('/Dashboard');
  await page.getByText('You are logged in as staff but not ordering for anybody').waitFor();
  await expect.poll(() => page.getByRole('complementary', BAR).count()).toBe(0);
});

test('if another window orders for another member, the bar shows it on the next link, and an earlier checkout says that it no longer applies (H7)', async ({
  shop,
  visits,
}) => {
  visits.expectErrors(/404/);
  const [one, other] = [UK_COMPANY, 2];
  const members = [
    { companyId: one, id: (await putMember(shop, { id: one }, 'buyer')).id },
    { companyId: other, id: (await putMember(shop, { id: other }, 'buyer')).id },
  ] as const;
  const page = await visits.pageAs(STAFF);
  const bar = page.getByRole('complementary', { name: /^You are ordering for / });
  const elsewhere = await page.context().newPage();
  await begin(page, members[0]);
  await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
  const theirs = await bar.innerText();
  await begin(elsewhere, members[1]);
  await page.getByRole('link', { name: 'Manuals' }).first().click();
  await page.waitForURL('**/Manuals');
  await expect.poll(() => bar.innerText()).not.toBe(theirs);

  await begin(elsewhere, members[0]);
  await page.goto('/checkout');
  await page.getByLabel('Purchase order number').fill('PO 703');
  await begin(elsewhere, members[1]);
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('alert').getByText('The basket was not found.').waitFor();
});

describe('staff correct an order (L5)', () => {
  test('an accepted change request opens the form with the quantities in the rows', async ({ shop, visits }) => {
    const [id = 0] = await newOrders(shop, [['DB-0150']]);
    const buyer = await visits.pageAs(UK);
    await buyer.goto(`/Customer-Order?id=${id}`);
    await buyer.getByText('Request a change or cancellation').click();
    await buyer.getByLabel('Details').fill('Only two, please.');
    await buyer.getByRole('button', { name: 'Send request' }).click();
    await buyer.getByText('You have asked us to change this order.').waitFor();
    const staff = await visits.pageAs(STAFF);
    await staff.goto(`/Administration/OrderView?id=${id}`);
    await staff.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor();
    const [request, lines] = await Promise.all([
      staff.getByRole('region', { name: 'Change request' }).boundingBox(),
      staff.getByRole('region', { name: 'Lines' }).boundingBox(),
    ]);
    expect(request?.y).toBe(lines?.y);
    expect(request?.x).toBeGreaterThan((lines?.x ?? 0) + (lines?.width ?? 0));
    await staff.getByRole('button', { name: 'Accept and edit' }).click();
    const row = staff.getByRole('row').filter({ hasText: 'DB-0150' });
    await row.getByRole('spinbutton', { name: 'Quantity of DB-0150' }).fill('2');
    await staff.getByRole('button', { name: 'Save changes' }).click();
    await staff.getByText('Order updated.').waitFor();
    await expect.poll(() => staff.getByRole('spinbutton').count()).toBe(0);
  });

  test('a wrong address with at most six key presses or clicks; order, sheet and buyer see the change', async ({
    shop,
    visits,
  }) => {
    const [id = 0] = await newOrders(shop, [['DB-0150']]);
    const page = await visits.pageAs(STAFF);
    const person = counting(page);
    await page.goto(`/Administration/OrderView?id=${id}`);
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor(); // the script has loaded
    await person.press('e');
    await page.getByRole('combobox', { name: 'Delivery address' }).waitFor();
    await person.press('Tab'); // from the quantity of the only part
    await person.press('Tab'); // and its replacement
    await person.press('ArrowDown');
    await person.click('Save changes');
    await page.getByText('Order updated.').waitFor();
    expect(person.count()).toBeLessThanOrEqual(6);
    await page.goto(`/Administration/OrderView?id=${id}&sheet=1`);
    await page.getByRole('heading', { name: /^Revision 2, updated on / }).waitFor();
    const buyer = await visits.pageAs(UK);
    await buyer.goto(`/Customer-Order?id=${id}`);
    await buyer.getByRole('heading', { name: /^Revision 2, updated on / }).waitFor();
    await buyer.getByText(/^Delivery address: .+ → .+/).waitFor();
  });
});
