import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './support/shop-in-browser.ts';

const TAPE = '/search?p=23140838-5158-4B2F-93E5-850B7A7BD171';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

describe('the router comes when somebody moves', () => {
  test('a pointer on the page is enough', async ({ visits }) => {
    const page = await visits.visitor();
    await page.goto('/News', { waitUntil: 'networkidle' });
    const came = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'script');
    await page.mouse.move(300, 300);
    expect((await (await came).response())?.ok()).toBe(true);
  });

  test('of two clicks that wait for it the last counts', async ({ visits }) => {
    const page = await visits.visitor();
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await page.goto('/News', { waitUntil: 'networkidle' });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Contact Us' }).click();
    await menu.getByRole('link', { name: 'Tesa Tape' }).click();
    release(undefined);
    await heading(page, 'Tesa Tape').waitFor();
    await page.evaluate(() => history.back());
    await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
  });

  test('what was pressed while it came is done once', async ({ visits }) => {
    const page = await visits.pageAs('uk@converter.test');
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await page.goto('/product?id=101', { waitUntil: 'networkidle' });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Add to cart' }).dblclick();
    release(undefined);
    await page.getByRole('button', { name: 'Basket, 1 item', exact: true }).waitFor();
  });

  test('a page that was loaded again knows the way back', async ({ visits }) => {
    const page = await visits.visitor();
    await page.goto(TAPE);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Contact Us' }).click();
    await heading(page, 'Contact Us').waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await page.evaluate(() => history.back());
    await heading(page, 'Tesa Tape').waitFor();
    expect(page.url()).toContain(TAPE);
  });

  test('without its file the page says so at the address that was wanted', async ({ visits }) => {
    visits.expectErrors(/ERR_|dynamically imported|Unable to preload/);
    const page = await visits.visitor();
    await page.goto(TAPE, { waitUntil: 'networkidle' });
    await page.context().setOffline(true);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Contact Us' }).click();
    await heading(page, 'This page could not be loaded').waitFor();
    expect(new URL(page.url()).pathname).toBe('/Contact-Us');
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await heading(page, 'Contact Us').waitFor();
  });
});
