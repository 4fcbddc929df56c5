import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect } from 'vitest';
import { products } from '#shop/catalogue/parts/tables.ts';
import { smallPdf } from '#shop/trade/documents/testing/small-pdf.ts';
import { STAFF } from '../support/counter.ts';
import type { PlainPage } from '../support/plain-page.ts';
import { test } from '../support/plain-visits.ts';

const UK = 'uk@converter.test';
const button = (page: PlainPage, name: string) => page.getByRole('button', { name, exact: true });
const save = (page: PlainPage) => button(page, 'Save').click();
const row = (page: PlainPage, name: string) => page.getByRole('row').filter({ hasText: name });
const cell = (page: PlainPage, name: string) => page.getByRole('textbox', { name, exact: true });
const pdf = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(smallPdf('one')) };

async function picture(colour = '#c03020') {
  const drawn = sharp({ create: { width: 400, height: 300, channels: 3, background: colour } });
  return { name: 'part.png', mimeType: 'image/png', buffer: await drawn.png().toBuffer() };
}

test('the award is labelled by its current effect (D4)', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/ProductEdit?id=101');
  await expect
    .poll(() => page.getByLabel('Award').locator('option').allInnerTexts())
    .toEqual([
      '0 · Everyone may buy',
      '1 · Everyone may buy (as 0)',
      '2 · Unavailable to customers in the USA',
      '3 · Customers in the USA are sent to the tape shop',
    ]);
});

test('it works without script: saving, checkboxes, a picture, and errors', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/ProductEdit?id=166');
  await page.getByLabel('Price', { exact: true }).fill('');
  await save(page);
  await page.getByText('Price is required').first().waitFor();
  await page.getByLabel('Price', { exact: true }).fill('845');
  await save(page);
  await page.getByText('Saved successfully').waitFor();
  await page.getByRole('checkbox', { name: 'Sleeves', exact: true }).check();
  await button(page, 'Save categories').click();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Sleeves', exact: true }).isChecked()).toBe(true);
  await expect.poll(() => page.getByRole('checkbox', { name: 'Anilox Rolls', exact: true }).isChecked()).toBe(true);
  await page
    .getByLabel('New picture')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no') });
  await button(page, 'Upload').click();
  await page.getByText('Upload failed: The file is not a readable picture').waitFor();
  await page.getByLabel('New picture').setInputFiles(await picture('#702090'));
  await button(page, 'Upload').click();
  await expect.poll(() => page.getByText('Upload failed').count()).toBe(0);
});

test('without script the question is a page', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/RelatedProducts?id=102');
  const first = page.getByRole('button', { name: /^Delete / }).first();
  const name = (await first.getAttribute('aria-label'))?.replace('Delete ', '') ?? '';
  await first.click();
  await page.getByText('Are you sure you want to delete this related product?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => row(page, name).count()).toBe(0);
});

test('without script the changes are shown on a page before they are saved', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/ProductVariant20');
  await cell(page, 'GBP of 25 mm').fill('18.20');
  await save(page);
  await expect.poll(() => row(page, '18.20').first().innerText()).toContain('GBP');
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await expect.poll(() => cell(page, 'GBP of 25 mm').inputValue()).toBe('18.20');
});

test('a product without related ones says so, and cannot be related to itself (E7)', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/RelatedProducts?id=abc');
  await page.getByText('No related products found.').waitFor();
  await page.goto('/Administration/RelatedProducts?id=101&find=TT-1015-25');
  await page.getByText('No other product matches.').waitFor();
});

test('two presses on Save make one product', async ({ shop, visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/ProductEdit');
  await page.getByLabel('Part number', { exact: true }).fill('PRESSED-TWICE');
  await page.getByLabel('Price', { exact: true }).fill('12');
  const [first, second] = await button(page, 'Save').pressTwice();
  expect(first?.status()).toBe(302);
  expect(second?.headers()['location']).toBe(first?.headers()['location']);
  expect(await shop.shop.db.$count(products, eq(products.name, 'PRESSED-TWICE'))).toBe(1);
});

test('a misplaced decimal point in a price needs confirmation (D45)', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/ProductEdit?id=163');
  await page.getByLabel('Price', { exact: true }).fill('0.50');
  await save(page);
  await page.getByText(/ changes from \$[\d.,]+ to \$0\.50\./).waitFor();
  await save(page); // pressing again without an answer does not save
  await page.getByRole('checkbox', { name: 'Yes, this price is correct' }).check();
  await save(page);
  await page.getByText('Saved successfully').waitFor();
});

test('without its status it is nowhere in the storefront; with it, it is back (B7)', async ({ visits }) => {
  const [page, buyer] = [await visits.pageAs(STAFF), await visits.pageAs(UK)];
  const setStatus = async (isActive: boolean) => {
    await page.goto('/Administration/ProductEdit?id=167');
    await page.getByLabel('Active: shown').setChecked(isActive);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved successfully').waitFor();
  };
  await setStatus(false);
  expect((await buyer.goto('/product?id=167&name=AN-13-0250'))?.status()).toBe(404);
  await buyer.getByText('This product is not available').waitFor();
  await buyer.goto('/search?keyword=AN-13-0250');
  await expect.poll(() => buyer.locator('main a[href^="/product?id=167&"]').count()).toBe(0);
  await setStatus(true);
  expect((await buyer.goto('/product?id=167&name=AN-13-0250'))?.status()).toBe(200);
  await buyer.getByRole('button', { name: 'Add to cart' }).waitFor();
});

test('a data sheet is on its product’s page for customers, but not for visitors (A12, E6)', async ({ visits }) => {
  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/ProductEdit?id=140');
  await staff.getByText('This product has no data sheet yet.').waitFor();
  await staff.getByLabel('PDF, up to 10 MB').setInputFiles(pdf);
  const panel = staff.getByRole('region', { name: 'Data sheet' });
  await panel.getByRole('button', { name: 'Upload PDF' }).click();
  await panel.getByRole('link', { name: 'Open the data sheet' }).waitFor();

  const buyer = await visits.pageAs(UK);
  await buyer.goto('/product?id=140');
  const link = buyer.getByRole('link', { name: /^Data sheet \(PDF, 0\.1 MB\)/ });
  await expect.poll(() => link.getAttribute('href')).toBe('/product-sheets/140.pdf');
  const visitor = await visits.visitor();
  await visitor.goto('/product?id=140');
  await visitor.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => visitor.getByRole('link', { name: /Data sheet/ }).count()).toBe(0);

  await panel.getByRole('button', { name: 'Remove the data sheet' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Remove the data sheet' }).click();
  await panel.getByText('This product has no data sheet yet.').waitFor();
  await buyer.reload();
  await buyer.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => buyer.getByRole('link', { name: /Data sheet/ }).count()).toBe(0);
});

test('a second part with the same number, and then its price of 0, need confirmation (D45)', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/ProductEdit');
  await page.getByLabel('Part number', { exact: true }).fill('DB-0150');
  await page.getByLabel('Price', { exact: true }).fill('0');
  await button(page, 'Save').click();
  await page.getByRole('checkbox', { name: 'Yes, create a second product with this part number' }).check();
  await button(page, 'Save').click();
  await page.getByText('DB-0150 would be free ($0.00).').waitFor();
  await page.getByRole('checkbox', { name: 'Yes, this price is correct' }).check();
  await button(page, 'Save').click();
  await page.getByRole('heading', { level: 1, name: 'Product DB-0150' }).waitFor();
});
