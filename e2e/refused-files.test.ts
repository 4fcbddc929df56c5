import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test, type Visits } from './support/shop-in-browser.ts';

/** Without script, in a browser that asks for English; the account reads German. */
async function germanReader(visits: Visits, origin: string): Promise<Page> {
  const page = await visits.pageAs('de@converter.test', { locale: 'en-GB', javaScriptEnabled: false });
  const chosen = await page.request.post('/api/User/ChooseLanguage', {
    headers: { origin },
    data: { language: 'de' },
  });
  expect(chosen.ok()).toBe(true);
  await page.context().clearCookies({ name: 'language' });
  return page;
}

async function expectInShop(page: Page, message: RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: message }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await page.getByRole('banner').isVisible()).toBe(true);
}

test('a file that is too large is refused on a page of the shop, in the language of the account, with the way back (A27, N2)', async ({
  shop,
  visits,
}) => {
  visits.expectErrors(/413/);
  const page = await germanReader(visits, shop.url);
  await page.goto('/Quick-Order');
  const buffer = Buffer.alloc(12 * 1024 * 1024, 'DB-0150;1\n');
  await page.locator('input[type=file]').setInputFiles({ name: 'parts.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Datei einlesen' }).click();
  await expectInShop(page, /10.MB/);
  await page.getByRole('link', { name: 'Zurück zur Seite' }).click();
  await page.waitForURL('**/Quick-Order');
});

test('a file that is not there is refused so too, and the way back leads to where its link is (D32, N2)', async ({
  shop,
  visits,
}) => {
  visits.expectErrors(/404/);
  const page = await germanReader(visits, shop.url);
  const answer = await page.goto('/manuals/P9-99.pdf');
  expect(answer?.status()).toBe(404);
  await expectInShop(page, /Das Handbuch wurde nicht gefunden/);
  await page.getByRole('link', { name: 'Zurück zur Seite' }).click();
  await page.waitForURL('**/Manuals');
});
