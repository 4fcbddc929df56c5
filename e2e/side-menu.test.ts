import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { STAFF } from './support/counter.ts';
import { test } from './support/shop-in-browser.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Administration menu' });
const placeOf = (page: Page, name: string) => menuOf(page).getByRole('link', { name, exact: true });

describe('the groups of the menu (E1)', () => {
  test('fold by keyboard, stay so after a reload and on the next screen, and nothing else moves', async ({
    visits,
  }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Products');
    await expect.poll(() => placeOf(page, 'Orders').isVisible()).toBe(true);
    await expect.poll(() => placeOf(page, 'Mailbox').isVisible()).toBe(false);
    await menuOf(page).locator('summary', { hasText: 'Sales' }).press('Enter');
    await expect.poll(() => placeOf(page, 'Orders').isVisible()).toBe(false);
    await menuOf(page).getByRole('heading', { name: 'Records' }).click();
    await placeOf(page, 'Mailbox').click();
    await page.getByRole('heading', { name: 'Mailbox', level: 1 }).waitFor();
    await page.reload();
    await expect.poll(() => placeOf(page, 'Mailbox').isVisible()).toBe(true);
    await expect.poll(() => placeOf(page, 'Orders').isVisible()).toBe(false);
  });

  test('are drawn by the server as they were left', async ({ shop, visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Products');
    await menuOf(page).getByRole('heading', { name: 'Catalogue' }).click();
    await expect
      .poll(async () => (await page.context().cookies(shop.url)).map(({ name }) => name))
      .toContain('menuFolds');
    const html = await (await page.request.get('/Administration/Orders')).text();
    const open = [...html.matchAll(/<details data-group="(\w+)"( open="")?/g)].map(([, group, isOpen]) => [
      group,
      isOpen !== undefined,
    ]);
    expect(open).toEqual([
      ['sales', true],
      ['catalogue', false],
      ['prices', true],
      ['content', false],
      ['setup', false],
      ['records', false],
    ]);
  });

  test('open without script too, on a phone', async ({ visits }) => {
    const page = await visits.pageAs(STAFF, { javaScriptEnabled: false, viewport: { width: 390, height: 640 } });
    await page.goto('/Administration/Dashboard');
    await page.getByRole('button', { name: 'Menu' }).click();
    await menuOf(page).getByRole('heading', { name: 'Records' }).click();
    await placeOf(page, 'Mailbox').click();
    await page.getByRole('heading', { name: 'Mailbox', level: 1 }).waitFor();
  });
});
