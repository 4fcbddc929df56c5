import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { smallPicture } from '#shop/catalogue-editing/testing/staff-at-work.ts';
import { smallPdf } from '#shop/documents/testing/small-pdf.ts';
import { products } from '#shop/catalogue/tables.ts';
import { STAFF } from './support/counter.ts';
import { test } from './support/shop-in-browser.ts';

const UK = 'uk@converter.test';
const NO_SCRIPT = { javaScriptEnabled: false };

/** Fills and sends the form of /Return-Parts for the first line. */
async function ask(page: Page, quantity: string) {
  await page
    .getByRole('textbox', { name: /^Quantity of / })
    .first()
    .fill(quantity);
  await page.getByLabel('Reason').selectOption('faulty');
  await page.getByLabel('What is wrong?').fill('The edge is bent.');
  await page.getByRole('button', { name: 'Ask for the return' }).click();
}

test('parts go back: asked with a picture, a question, an answer, accepted, received, credited (L7)', async ({
  visits,
  shop,
}) => {
  const buyer = await visits.pageAs(UK);
  await buyer.goto('/Customer-Order/?id=1120');
  await buyer.getByRole('link', { name: 'Return parts' }).click();
  await buyer.getByRole('heading', { level: 1, name: 'Return parts of order MA001120' }).waitFor();
  await ask(buyer, '2');
  await buyer.getByRole('heading', { level: 1, name: 'Return MA001120-R1' }).waitFor();
  await buyer.getByText('We have your request').waitFor();
  const returned = new URL(buyer.url()).searchParams.get('id') ?? '';
  await buyer.getByLabel('Picture file').setInputFiles({
    name: 'edge.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await smallPicture()),
  });
  await buyer.getByRole('button', { name: 'Add the picture' }).click();
  await buyer.getByRole('img', { name: 'Picture 1' }).waitFor();

  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/Queue');
  await staff.getByRole('link', { name: /returns? waits?$/ }).click();
  await staff.getByRole('link', { name: 'MA001120-R1' }).click();
  await staff.getByRole('heading', { level: 1, name: 'Return MA001120-R1' }).waitFor();
  await staff.getByRole('img', { name: 'Picture 1' }).waitFor();
  await staff.getByLabel('To the buyer').fill('Which box is it from?');
  await staff.getByRole('button', { name: 'Ask the buyer' }).click();
  await staff.getByText('The buyer gets the question by mail.').waitFor();

  await buyer.reload();
  await buyer.getByLabel('Which box is it from?').fill('The blue one.');
  await buyer.getByRole('button', { name: 'Send the answer' }).click();
  await buyer.getByText('We are looking at it').waitFor();

  await staff.reload();
  await staff.getByText('The blue one.').waitFor();
  await staff.getByRole('button', { name: 'Accept' }).click();
  await staff.getByText('Accepted. The buyer gets the sheet by mail.').waitFor();
  await buyer.reload();
  const sheet = await buyer.getByRole('link', { name: 'Sheet for the box (PDF)' }).getAttribute('href');
  const pdf = await buyer.request.get(sheet ?? '');
  expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);

  const stock = async () => {
    const [part] = await shop.shop.db.select().from(products).where(eq(products.id, 147));
    return part?.stockLevel ?? 0;
  };
  const before = await stock();
  await staff.getByLabel(/back into stock/).fill('1');
  await staff.getByLabel(/not to be sold again/).fill('1');
  await staff.getByRole('button', { name: 'Book what came' }).click();
  await staff.getByText('What came is booked.').waitFor();
  expect(await stock()).toBe(before + 1);

  const filed = await staff.request.post('/api/Sale/AddOrderDocument', {
    multipart: {
      orderId: '1120',
      kind: 'credit-note',
      number: 'CN-26-0007',
      issuedOn: '2026-11-20',
      amountMinor: '7332',
      file: { name: 'credit.pdf', mimeType: 'application/pdf', buffer: Buffer.from(smallPdf()) },
    },
    headers: { origin: new URL(staff.url()).origin },
  });
  expect(filed.status()).toBe(200);
  await staff.reload();
  await staff.getByLabel('Outcome').selectOption('credited');
  await staff.getByLabel('Credit note').selectOption({ label: 'CN-26-0007' });
  await staff.getByRole('button', { name: 'Close the return' }).click();
  await staff.getByText('The return is closed.').waitFor();

  await buyer.goto('/Customer-Order/?id=1120');
  await buyer.getByRole('region', { name: 'Returns' }).getByText('Credited').waitFor();
  await buyer.getByText('Return MA001120-R1: Closed').waitFor();
  await buyer.goto(`/Return?id=${returned}`);
  await buyer.getByRole('link', { name: 'Credit note CN-26-0007' }).waitFor();
  await staff.goto('/Administration/OrderView?id=1120');
  await staff.getByText('Filed: Credit note CN-26-0007').waitFor();
});

test.for([
  [1104, {}],
  [1112, NO_SCRIPT],
] as const)(
  'a picture that was not chosen is missed at its field; a wrong one is taken off again: order %i %o (L7)',
  async ([orderId, options], { visits }) => {
    visits.expectErrors(/status of 400/);
    const page = await visits.pageAs(UK, options);
    await page.goto(`/Return-Parts?id=${orderId}`);
    await ask(page, '1');
    await page.getByRole('heading', { level: 1, name: `Return MA00${orderId}-R1` }).waitFor();
    const file = page.getByLabel('Picture file');
    await page.getByRole('button', { name: 'Add the picture' }).click();
    await page.locator('form', { has: file }).getByText('Please choose a file').waitFor();
    expect(await file.getAttribute('aria-invalid')).toBe('true');
    for (const [position, colour] of [
      [1, '#900000'],
      [2, '#a00000'],
    ] as const) {
      const buffer = Buffer.from(await smallPicture(colour));
      await file.setInputFiles({ name: 'edge.png', mimeType: 'image/png', buffer });
      await page.getByRole('button', { name: 'Add the picture' }).click();
      await page.getByRole('img', { name: `Picture ${position}` }).waitFor();
    }
    const kept = await page.getByRole('img', { name: 'Picture 2' }).getAttribute('src');
    await page.getByRole('button', { name: 'Remove picture 1' }).click();
    await page.getByRole('img', { name: 'Picture 2' }).waitFor({ state: 'detached' });
    expect(await page.getByRole('img', { name: 'Picture 1' }).getAttribute('src')).toBe(kept);
  },
);

test('without script: refused with the reason beside the line, asked for, and withdrawn (L7)', async ({ visits }) => {
  visits.expectErrors(/status of 400/);
  const page = await visits.pageAs(UK, NO_SCRIPT);
  await page.goto('/Return-Parts?id=1124');
  await ask(page, '4');
  await page.getByText('3 of it can be returned').waitFor();
  expect(await page.getByLabel('What is wrong?').inputValue()).toBe('The edge is bent.');
  await ask(page, '3');
  await page.getByRole('heading', { level: 1, name: 'Return MA001124-R1' }).waitFor();
  await page.getByLabel('Picture file').setInputFiles({
    name: 'edge.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await page.getByRole('button', { name: 'Add the picture' }).click();
  await page.getByText('The file is no picture that can be read.').waitFor();
  await page.getByRole('button', { name: 'Keep the goods' }).click();
  await page.getByText('Withdrawn').waitFor();
  await page.goto('/Returns');
  await page.getByRole('link', { name: 'MA001124-R1' }).waitFor();
});

/** Whoever prints a screen of a return reads on it what stands in its fields, and nothing to press or to type into. */
async function expectPaper(page: Page, written: readonly string[]) {
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const text of written) expect(await main.getByText(text, { exact: true }).isVisible(), text).toBe(true);
  for (const role of ['button', 'textbox', 'combobox'] as const)
    expect(await main.getByRole(role).count(), role).toBe(0);
  expect(await main.locator('input[type=file]:visible').count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
}

test('what is asked to go back, and what became of it, are paper when they are printed (L7)', async ({ visits }) => {
  const buyer = await visits.pageAs(UK);
  await buyer.goto('/Return-Parts?id=1120');
  const quantity = buyer.getByRole('textbox', { name: /^Quantity of / }).last();
  await quantity.fill('37');
  await buyer.getByLabel('Reason').selectOption('faulty');
  await buyer.getByLabel('What is wrong?').fill('The edge is bent.');
  await expectPaper(buyer, ['37', 'Reason Faulty', 'What is wrong? The edge is bent.']);
  await quantity.fill('1');
  await buyer.getByRole('button', { name: 'Ask for the return' }).click();
  await buyer.getByRole('heading', { level: 1, name: /^Return MA/ }).waitFor();
  await expectPaper(buyer, ['Faulty']);
});
