import { expect } from 'vitest';
import type { PlainPage } from '../support/plain-page.ts';
import { type PlainVisits, test } from '../support/plain-visits.ts';

/** In a browser that requests English; the account's language is German. */
async function germanReader(visits: PlainVisits, origin: string): Promise<PlainPage> {
  const page = await visits.pageAs('de@converter.test');
  const chosen = await page.request.post('/api/User/ChooseMailLanguage', {
    headers: { origin },
    data: { language: 'de' },
  });
  expect(chosen.ok()).toBe(true);
  await page.context().clearCookies({ name: 'language' });
  return page;
}

async function expectInShop(page: PlainPage, message: RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: message }).waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
  await page.getByRole('banner').waitFor();
}

test('a file that is too large is refused on a page of the shop, in the language of the account, with a link back (A27, N2)', async ({
  shop,
  visits,
}) => {
  const page = await germanReader(visits, shop.url);
  await page.goto('/Quick-Order');
  const buffer = Buffer.alloc(12 * 1024 * 1024, 'DB-0150;1\n');
  await page.locator('input[type=file]').setInputFiles({ name: 'parts.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Datei hochladen' }).click();
  await expectInShop(page, /10.MB/);
  await page.getByRole('link', { name: 'Zurück zur Seite' }).click();
  await page.waitForURL('**/Quick-Order');
});

test('a missing file is refused likewise, and the link back leads to its page (D32, N2)', async ({ shop, visits }) => {
  const page = await germanReader(visits, shop.url);
  const answer = await page.goto('/manuals/P9-99.pdf');
  expect(answer?.status()).toBe(404);
  await expectInShop(page, /Das Handbuch wurde nicht gefunden/);
  await page.getByRole('link', { name: 'Zurück zur Seite' }).click();
  await page.waitForURL('**/Manuals');
});
