import { expect, vi } from 'vitest';
import { patience } from '#platform/testing/patience.ts';
import { STAFF } from './support/counter.ts';
import { test } from './support/shop-in-browser.ts';

test('the header answers while one types, part numbers first; arrows choose, Enter opens', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Search products' });
  await vi.waitFor(
    async () => {
      await page.keyboard.press('/'); // heard as soon as the script is there
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    },
    { timeout: patience(10_000) },
  );
  await page.keyboard.type('tt1015');
  const options = page.getByRole('listbox').getByRole('option');
  await options.first().waitFor();
  expect(await options.first().innerText()).toContain('TT-1015-25');
  expect(await field.getAttribute('aria-expanded')).toBe('true');

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await options.nth(1).getAttribute('aria-selected')).toBe('true');
  expect(await field.getAttribute('aria-activedescendant')).toBe(await options.nth(1).getAttribute('id'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'TT-1015-25' }).waitFor();
});

test('Esc closes the list and keeps what was typed; Enter then searches', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.fill('blade');
  const options = page.getByRole('listbox').getByRole('option');
  await options.first().waitFor();
  await page.keyboard.press('Escape');
  expect(await options.count()).toBe(0);
  expect(await field.inputValue()).toBe('blade');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Search results for “blade”' }).waitFor();
});

test('an answer that comes after a later question is not shown', async ({ visits }) => {
  visits.expectErrors(/ERR_(FAILED|ABORTED)/);
  const page = await visits.visitor();
  await page.goto('/');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/Product/Suggest/blade', async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined); // nobody waits for it any more
  });
  const field = page.getByRole('combobox', { name: 'Search products' });
  const asked = page.waitForRequest('**/api/Product/Suggest/blade');
  await field.fill('blade');
  await asked;
  await field.fill('anilox');
  const first = page.getByRole('listbox').getByRole('option').first();
  await first.waitFor();
  held.resolve();
  expect(await first.innerText()).toMatch(/anilox/i);
});

test('without script it is a plain form', async ({ visits }) => {
  const page = await visits.visitor({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search products' }).fill('anilox');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Search results for “anilox”' }).waitFor();
});

test('a part number opens its part before the script has come, too (I3)', async ({ visits }) => {
  visits.expectErrors(/ERR_FAILED/);
  const page = await visits.visitor();
  await page.goto('/');
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.reload();
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.fill('db0150');
  await field.press('Enter');
  await page.waitForURL(/\/product\?id=140/);
});

test('without a network it says so, and nothing else (D14)', async ({ visits }) => {
  visits.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const page = await visits.visitor();
  await page.goto('/News');
  await page.context().setOffline(true);
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.fill('blade');
  await page.getByRole('status').getByText('The shop can’t be reached. Please check your connection.').waitFor();
  expect(await page.getByText('No parts match').count()).toBe(0);
  await page.context().setOffline(false);
  await field.fill('blades');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  expect(await page.getByText('can’t be reached').count()).toBe(0);
});

test('the search of the counter says it too', async ({ visits }) => {
  visits.expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Dashboard');
  const dialog = page.getByRole('dialog');
  await vi.waitFor(
    async () => {
      await page.keyboard.press('Control+k'); // heard as soon as the script is there
      expect(await dialog.isVisible()).toBe(true);
    },
    { timeout: patience(10_000) },
  );
  await page.context().setOffline(true);
  await page.keyboard.type('marsh');
  await dialog.getByText('The shop could not be reached').waitFor();
});

test('a customer sees their price while typing, and Ctrl and Enter put the chosen part into the basket (G5)', async ({
  visits,
}) => {
  const page = await visits.pageAs('jp@converter.test', { locale: 'en-GB' });
  await page.goto('/Dashboard');
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.fill('db0150');
  const first = page.getByRole('listbox').getByRole('option').first();
  await first.waitFor();
  expect(await first.innerText()).toMatch(/DB-0150[^]*\$[\d.,]+[^]*(?:in stock|to order)/);
  await field.press('ArrowDown');
  await field.press('Control+Enter');
  await page.getByRole('status').filter({ hasText: 'One DB-0150 is in your basket.' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/Dashboard');
  await page.goto('/Basket');
  await page.getByRole('row', { name: /DB-0150/ }).waitFor();
});
