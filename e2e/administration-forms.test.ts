import { count, eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { categories, products } from '#shop/catalogue/tables.ts';
import { sessions } from '#shop/identity/tables.ts';
import { test, type ShopInBrowser } from './support/shop-in-browser.ts';

const STAFF = 'staff@pressline.test';
const NO_SCRIPT = { javaScriptEnabled: false };
const REFUSED = /40[019]/;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Every session of the shop ends, as after a night. */
async function endSessions({ shop: { db } }: ShopInBrowser): Promise<void> {
  await db.update(sessions).set({ expiresAt: new Date('2026-01-01') });
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill(STAFF);
  await page.getByLabel('Password').fill('counter-2026');
  await button(page, 'Sign in').click();
}

describe('the end of a session', () => {
  test.for([
    ['/Administration/ProductEdit?id=160', 'Introduction', 'Save'],
    ['/Administration/CustomerEdit?id=1', 'Company', 'Save customer'],
    ['/Administration/Promo-Code-Edit?id=1', 'Promo Name', 'Save'],
    ['/Administration/Settings', 'Tape shop host', 'Save settings'],
    ['/Administration/OrderView?id=1001', 'Note', 'Add note'],
    ['/Administration/Categories', 'Name of Tesa Tape', 'Save'],
    ['/Administration/Categories/Add-Category', 'Name', 'Save'],
    ['/Administration/Exchange-Rates', 'New rate GBP', 'Save rates'],
  ] as const)('on %s leaves what was typed in "%s" in its place', async ([address, field, save], { shop, visits }) => {
    visits.expectErrors(REFUSED);
    const page = await visits.pageAs(STAFF);
    await page.goto(address);
    await page.getByLabel(field, { exact: true }).fill('0.7912');
    await endSessions(shop);
    await button(page, save).click();
    await page.getByRole('heading', { name: 'Administration sign-in' }).waitFor();
    await signIn(page);
    await page.getByText('What you had typed here is in the form again').waitFor();
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(address);
    expect(await page.getByLabel(field, { exact: true }).inputValue()).toBe('0.7912');
  });

  test('the price grid has its cells again, and what is dropped is gone', async ({ shop, visits }) => {
    visits.expectErrors(REFUSED);
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/ProductVariant15');
    const cell = page.locator('input[name$=".usdMinor"]').first();
    const before = await cell.inputValue();
    await cell.fill('77.70');
    await endSessions(shop);
    await page.reload();
    await signIn(page);
    await page.getByText('What you had typed here is in the form again').waitFor();
    expect(await cell.inputValue()).toBe('77.70');
    await page.getByRole('link', { name: 'Drop it and show what is stored' }).click();
    expect(await cell.inputValue()).toBe(before);
    await page.reload();
    expect(await cell.inputValue()).toBe(before);
  });

  test('without script the form goes through the sign-in and comes back as it was', async ({ shop, visits }) => {
    visits.expectErrors(REFUSED);
    const page = await visits.pageAs(STAFF, NO_SCRIPT);
    await page.goto('/Administration/ProductEdit?id=160');
    await page.getByLabel('Introduction').fill('Typed before the night');
    await endSessions(shop);
    await button(page, 'Save').click();
    await page.getByText('Your session has ended. Sign in again: what you typed is kept.').waitFor();
    await signIn(page);
    await button(page, 'Go on with what I typed').click();
    await page.getByText('What you had typed here is in the form again').waitFor();
    expect(await page.getByLabel('Introduction').inputValue()).toBe('Typed before the night');
    await button(page, 'Save').click();
    await page.getByText('Saved successfully').waitFor();
    expect(await page.getByLabel('Introduction').inputValue()).toBe('Typed before the night');
  });

  test('a link in a mail leads through the sign-in to its own screen', async ({ visits }) => {
    const page = await visits.visitor();
    await page.goto('/Administration/CustomerEdit?id=1');
    await signIn(page);
    await page.waitForURL('**/Administration/CustomerEdit?id=1');
  });

  test('whoever signs out leaves nothing behind, and another is not shown what was typed', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/ProductEdit?id=161');
    await page.getByLabel('Introduction').fill('Mine alone');
    await page.evaluate(() => {
      document.cookie = 'adminuserID=999; path=/';
    });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /^Product/ }).waitFor();
    expect(await page.getByLabel('Introduction').inputValue()).not.toBe('Mine alone');
    await page.waitForFunction(() => Object.keys(sessionStorage).every((key) => !key.startsWith('unsaved')));
  });
});

describe('one press more', () => {
  test('two presses on Save make one product', async ({ shop, visits }) => {
    const page = await visits.pageAs(STAFF, NO_SCRIPT);
    await page.goto('/Administration/ProductEdit');
    await page.getByLabel('Part number', { exact: true }).fill('PRESSED-TWICE');
    await page.getByLabel('Price', { exact: true }).fill('12');
    const sent = await page
      .locator('form:has([name="usdMinor"])')
      .evaluate((form: HTMLFormElement) =>
        new URLSearchParams(new FormData(form) as unknown as Record<string, string>).toString(),
      );
    const press = () =>
      page.request.post('/Administration/ProductEdit', {
        data: sent,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shop.url },
        maxRedirects: 0,
      });
    const [first, second] = await Promise.all([press(), press()]);
    expect(first.status()).toBe(302);
    expect(second.headers()['location']).toBe(first.headers()['location']);
    const [row] = await shop.shop.db
      .select({ there: count() })
      .from(products)
      .where(eq(products.name, 'PRESSED-TWICE'));
    expect(row?.there).toBe(1);
  });

  test('a category is added once by a double click, and the form takes the next', async ({ shop, visits }) => {
    const page = await visits.pageAs(STAFF);
    for (const name of ['Twice clicked', 'The next one']) {
      await page.goto('/Administration/Categories/Add-Category');
      await page.getByLabel('Name', { exact: true }).fill(name);
      await button(page, 'Save').dblclick();
      await page.waitForURL(/Categories\?added=/);
      const [row] = await shop.shop.db.select({ there: count() }).from(categories).where(eq(categories.name, name));
      expect(row?.there).toBe(1);
    }
  });
});

describe('what is unusual is asked about (D45)', () => {
  test('a slip of the point in a price; without script too', async ({ visits }) => {
    visits.expectErrors(REFUSED);
    for (const [id, options] of [
      [162, {}],
      [163, NO_SCRIPT],
    ] as const) {
      const page = await visits.pageAs(STAFF, options);
      await page.goto(`/Administration/ProductEdit?id=${id}`);
      await page.getByLabel('Price', { exact: true }).fill('0.50');
      await button(page, 'Save').click();
      await page.getByText(/ moves from \$[\d.,]+ to \$0\.50\./).waitFor();
      await button(page, 'Save').click(); // pressing once more is no answer
      await page.getByRole('checkbox', { name: 'This price is meant' }).check();
      await button(page, 'Save').click();
      await page.getByText('Saved successfully').waitFor();
    }
  });

  test('a second part with the same number, and then its price of 0', async ({ visits }) => {
    visits.expectErrors(REFUSED);
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/ProductEdit');
    await page.getByLabel('Part number', { exact: true }).fill('DB-0150');
    await page.getByLabel('Price', { exact: true }).fill('0');
    await button(page, 'Save').click();
    await page.getByRole('checkbox', { name: 'A second product with this part number is meant' }).check();
    await button(page, 'Save').click();
    await page.getByText('DB-0150 would cost nothing ($0.00).').waitFor();
    await page.getByRole('checkbox', { name: 'This price is meant' }).check();
    await button(page, 'Save').click();
    await page.getByRole('heading', { level: 1, name: 'Product DB-0150' }).waitFor();
  });
});
