import { eq } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { products } from '#shop/catalogue/parts/tables.ts';
import { sessions } from '#shop/people/identity/tables.ts';
import type { BuiltShop } from './support/built-shop.ts';
import { STAFF } from './support/counter.ts';
import { deliverOrderMail } from './support/mails.ts';
import { test } from './support/shop-in-browser.ts';

async function send(page: Page, text: string, name = 'products.csv'): Promise<void> {
  await page.goto('/Administration/Import');
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('CSV or ZIP file').setInputFiles(file);
  await page.waitForURL('**/Administration/ImportView?id=*');
}

/** Ends every session of the shop, as after a night. */
async function endSessions({ shop: { db } }: BuiltShop): Promise<void> {
  await db.update(sessions).set({ expiresAt: new Date('2026-01-01') });
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill(STAFF);
  await page.getByLabel('Password').fill('counter-2026');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

async function logInAsBuyer(page: Page): Promise<void> {
  const data = { Username: 'uk@converter.test', Password: 'press-2026' };
  await page.request.post('/api/user/CreateToken', { data });
}

/** Drops a file on its drop zone. */
async function drop(page: Page, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle((content) => {
    const dragged = new DataTransfer();
    dragged.items.add(new File([content], 'p.csv', { type: 'text/csv' }));
    return dragged;
  }, text);
  await page.getByLabel('CSV or ZIP file').dispatchEvent('drop', { dataTransfer });
}

async function priceOf({ shop }: BuiltShop, name: string): Promise<number | undefined> {
  const [row] = await shop.db.select({ usdMinor: products.usdMinor }).from(products).where(eq(products.name, name));
  return row?.usdMinor;
}

test('staff export the products, change a price, view the difference, apply it and undo it', async ({
  shop,
  visits,
}) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Import');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Products, numbers as 12,50, separated by semicolons' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  const row = /^140;DB-0150;48,00;/m;
  expect(text).toMatch(row);

  await send(page, text);
  await page.getByText('The file does not differ from the shop: there is nothing to apply.').waitFor();

  await send(page, text.replace(row, '140;DB-0150;52,80;'));
  await page.getByText('none new, one changed, 216 unchanged').waitFor();
  const difference = page.getByRole('table', { name: 'Differences' }).getByRole('row').filter({ hasText: 'DB-0150' });
  await expect.poll(() => difference.getByRole('deletion').innerText()).toBe('48.00');
  await expect.poll(() => difference.getByRole('insertion').innerText()).toBe('52.80');
  expect(await priceOf(shop, 'DB-0150'), 'a dry run changes nothing').toBe(4800);

  await page.getByRole('button', { name: 'Apply the one row' }).click();
  await page.getByText('All rows have been applied.').waitFor();
  const buyer = await visits.pageAs('us@converter.test');
  await buyer.goto('/product?id=140&name=DB-0150');
  await buyer.getByText('$52.80').first().waitFor();

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await page.getByText('The import has been undone.').waitFor();
  expect(await priceOf(shop, 'DB-0150')).toBe(4800);

  await page.goto('/Administration/Audit?entity=product+import');
  await page.getByText('imported').first().waitFor();
  await page.getByText('restored').first().waitFor();
});

describe('the end of a session', () => {
  const CSV = 'productID,productPriceDollar\n139,26.50\n';
  test('a dropped file is sent after the sign-in over the page', async ({ shop, visits }) => {
    visits.expectErrors(/40[13]/);
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Import');
    await endSessions(shop);
    await logInAsBuyer(page); // a buyer's session is not a staff session
    await drop(page, CSV);
    await signIn(page);
    await page.getByText('none new, one changed').waitFor();
  });

  test('a compared import is applied after the sign-in over the page', async ({ shop, visits }) => {
    visits.expectErrors(/401/);
    const page = await visits.pageAs(STAFF);
    await send(page, 'productID,productPriceDollar\n104,24.50\n');
    await page.getByText('none new, one changed').waitFor();
    await endSessions(shop);
    await page.getByRole('button', { name: 'Apply the one row' }).click();
    await signIn(page);
    await page.getByText('All rows have been applied.').waitFor();
  });
});

test('staff find a mail in the mailbox and read it in both formats, with its attachments (E17)', async ({
  shop,
  visits,
}) => {
  visits.expectErrors(/about:srcdoc/); // the test's own script tries to look into the frame, and may not
  const id = await deliverOrderMail(shop, 1001);
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Mailbox');
  const row = page.getByRole('row').filter({ hasText: 'Your order MA001001' });
  await row.getByText('Not sent: no mail server').waitFor();
  await row.getByRole('link').click();
  await page.waitForURL(`**/Administration/Mail?id=${id}`);
  await page.getByRole('heading', { level: 1, name: 'Your order MA001001' }).waitFor();

  const shown = page.frameLocator('iframe');
  await shown.getByRole('heading', { name: 'Thank you for your order MA001001' }).waitFor();
  const colours = await shown
    .locator('a')
    .first()
    .evaluate((link) => getComputedStyle(link).color);
  expect(colours, 'the styles on its elements count').toBe('rgb(255, 255, 255)');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    shown.getByRole('link', { name: 'View order' }).click(),
  ]);
  expect(new URL(opened.url()).pathname.toLowerCase()).toMatch(/customer-order|login/);
  await opened.close();

  await expect.poll(() => page.locator('pre').innerText()).toContain('Thank you for your order MA001001');
  const attached = page.getByRole('link', { name: 'MA001001.pdf' });
  const file = await page.request.get((await attached.getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

test('a part is translated on its own form, with missing texts marked, and the translation is shown and found at once (N3)', async ({
  shop,
  visits,
}) => {
  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/ProductEdit?id=121');
  await staff.getByRole('link', { name: 'Other languages' }).click();
  await staff.getByRole('heading', { level: 1, name: /^Translations of / }).waitFor();
  const intro = staff.getByRole('group', { name: 'intro' });
  await expect.poll(() => intro.getByText('Not translated yet').count()).toBe(4);
  await intro.getByLabel('German').fill('Prüfling für Zwiebelfische');
  await staff.getByRole('button', { name: 'Save' }).click();
  await staff.getByText('Saved: pages and search use it at once').waitFor();
  await expect.poll(() => intro.getByText('Not translated yet').count()).toBe(3);

  const reader = await visits.visitor();
  await reader.goto(`${shop.url}/de/search?keyword=Zwiebelfisch`);
  await reader.getByText('Prüfling für Zwiebelfische').first().waitFor();
});
