import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { fillBasket, parts } from './support/basket.ts';
import { test, type Visits } from './support/shop-in-browser.ts';

const UK = 'uk@converter.test';

/** The login dialog that opens over a page. */
const login = (page: Page) => page.getByRole('dialog', { name: 'Login' });

async function logIn(page: Page, email: string, password = 'press-2026'): Promise<void> {
  await login(page).getByLabel('Email address').fill(email);
  await login(page).getByLabel('Password').fill(password);
  await login(page).getByRole('button', { name: 'Log in', exact: true }).click();
}

/** A page whose session ends after the work is done. */
async function typedWithout(
  visits: Visits,
  address: string,
  type: (page: Page) => Promise<void>,
  options: { isFresh?: boolean } = {},
): Promise<Page> {
  visits.expectErrors(/40[13]/);
  const page = await visits.pageAs(UK, options);
  await page.goto(address);
  await type(page);
  await page.context().clearCookies({ name: 'token' });
  return page;
}

async function typeAddress(page: Page): Promise<void> {
  await page.getByLabel('Contact name').fill('Zoë Ward');
  await page.getByLabel('Postcode').fill('CH1 4AA');
  await page.getByLabel('Country').selectOption({ label: 'Ireland' });
  await page.getByLabel('Address line 1').fill('12 Quay');
  await page.getByLabel('Address line 2').fill('Dock');
  await page.getByLabel('Region').fill('Cork');
}

describe('the login opens over a page whose session has ended (D14)', () => {
  test('after a wrong password and a correct one the order is placed, once', async ({ shop, visits }) => {
    const page = await typedWithout(visits, '/search', async (at) => {
      await fillBasket(at, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
      await at.goto('/checkout');
      await at.getByLabel('Purchase order number').fill('PO 4712');
    });
    await page.getByRole('button', { name: 'Place order' }).click();
    await logIn(page, UK, 'wrong-2026');
    await login(page).getByText('There was a problem with those details.').waitFor();
    await logIn(page, UK);
    await page.getByText('Thank you for your order').first().waitFor();
    await page.getByText('PO 4712').first().waitFor();
    await expect.poll(() => login(page).count()).toBe(0);
  });

  test('a selected file is sent too', async ({ shop, visits }) => {
    const page = await typedWithout(visits, '/Lists', async (at) => {
      const data = { listName: 'Pressroom', isCompanys: false, lines: [{ productID: 140, productQuantity: 1 }] };
      const made = await at.request.post('/api/List/CreateList', { headers: { origin: shop.url }, data });
      const { listID } = await made.json();
      await at.goto(`/List?id=${listID}`);
      await at.getByText('Add pasted rows or a file').click();
      const file = { name: 'more.csv', mimeType: 'text/csv', buffer: Buffer.from('DB-0025;3') };
      await at.getByLabel('Or a CSV or Excel file').setInputFiles(file);
    });
    await page.getByRole('button', { name: 'Add to the list' }).click();
    await logIn(page, UK);
    await page.getByLabel('Quantity of DB-0025').waitFor();
    await expect.poll(() => page.getByLabel('Quantity of DB-0025').inputValue()).toBe('3');
  });

  test('closing it keeps the input, and nothing is sent', async ({ visits }) => {
    const page = await typedWithout(visits, '/Delivery-Address-Edit', typeAddress);
    await page.getByRole('button', { name: 'Save' }).click();
    await login(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Your session has expired, so nothing was sent.').waitFor();
    await expect.poll(() => page.getByLabel('Contact name').inputValue()).toBe('Zoë Ward');
    await page.getByRole('button', { name: 'Save' }).click();
    await logIn(page, UK);
    await page.waitForURL('**/Delivery-Addresses**');
    await page.getByText('Zoë Ward').waitFor();
  });

  test('a login that can’t be loaded keeps the page and its input, and is loaded at the next press', async ({
    visits,
  }) => {
    visits.expectErrors(/ERR_FAILED/);
    const page = await typedWithout(visits, '/Delivery-Address-Edit', typeAddress, { isFresh: true });
    await page.route('**/assets/login-over-page-*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your session has expired, so nothing was sent.').waitFor();
    await expect.poll(() => page.getByLabel('Contact name').inputValue()).toBe('Zoë Ward');
    await page.unroute('**/assets/login-over-page-*.js');
    await page.getByRole('button', { name: 'Save' }).click();
    await logIn(page, UK);
    await page.waitForURL('**/Delivery-Addresses**');
  });

  test('another account that logs in gets a fresh page, and nothing is sent (B11)', async ({ visits }) => {
    const page = await typedWithout(visits, '/Delivery-Address-Edit', typeAddress);
    await page.getByRole('button', { name: 'Save' }).click();
    const loaded = page.waitForEvent('load');
    await logIn(page, 'de@converter.test');
    await loaded;
    await page.getByRole('link', { name: 'Hello, Jonas Wiebe' }).waitFor();
    await expect.poll(() => page.getByLabel('Contact name').inputValue()).toBe('');
    await page.goto('/Delivery-Addresses');
    await expect.poll(() => page.getByText('Zoë Ward').count()).toBe(0);
  });
});
