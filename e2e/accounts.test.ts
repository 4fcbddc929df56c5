import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { customers } from '#shop/accounts/tables.ts';
import { accountOf, messageOf, newAccount, open, PASSWORD } from './support/account-form.ts';
import { test } from './support/shop-in-browser.ts';

/** A page with another status than 200 is a line in the browser's console too. */
const REFUSED = /Failed to load resource/;
const NO_SCRIPT = { javaScriptEnabled: false };
const UK = 'uk@converter.test';

describe('the dashboard (A23)', () => {
  test('greets by name, has the five ways on, the banners and the first four of three categories', async ({
    visits,
  }) => {
    const page = await visits.pageAs(UK);
    await page.goto('/Dashboard');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Hello, Alison Marsh');
    const shortcuts = page.getByRole('navigation', { name: 'Your shortcuts' }).getByRole('link');
    expect(await shortcuts.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/Manuals',
      '/search',
      '/Order-History',
      '/Edit-Account',
      '/Delivery-Addresses',
    ]);
    expect(await page.getByRole('link', { name: /^Tesa Tape/ }).count()).toBeGreaterThan(0);
    for (const category of ['Tesa Tape', 'Consumables', 'Performance Series']) {
      const shelf = page.getByRole('region', { name: category, exact: true });
      expect(await shelf.getByRole('listitem').count()).toBe(4);
      expect(await shelf.getByText(/^£\d/).count()).toBe(4);
    }
  });

  test('the reduced route set has no search to lead to (A32, D36)', async ({ visits, shop }) => {
    const page = await visits.pageAs(UK);
    const stored = encodeURIComponent(JSON.stringify({ name: 'label' }));
    await page.context().addCookies([{ name: 'storefront', value: stored, url: shop.url }]);
    await page.goto('/Dashboard');
    const search = page
      .getByRole('navigation', { name: 'Your shortcuts' })
      .getByRole('link', { name: 'Product Search' });
    expect(await search.getAttribute('href')).toBe('/');
    expect(await page.getByRole('main').locator('a[href^="/search"]').count()).toBe(0);
  });
});

describe('the own account (A24)', () => {
  test('My Account shows the details, the last orders and the way to everything else', async ({ visits }) => {
    const page = await visits.pageAs(UK);
    await page.goto('/My-Account');
    const main = await page.getByRole('main').textContent();
    for (const text of ['Harbour Label Company Ltd', 'uk@converter.test', '£ Pound sterling'])
      expect(main).toContain(text);
    await page.getByRole('link', { name: 'All orders' }).click();
    await page.waitForURL(/order-history/i);
  });

  test('Edit-Account shows what is saved, and the header greets with what was changed', async ({ visits, shop }) => {
    const page = await visits.pageAs('us@converter.test');
    await open(page, '/Edit-Account');
    expect(await page.getByLabel('Last name').inputValue()).toBe('Whitlock');
    await page.getByLabel('Last name').fill('Whitlock-Reyes');
    await page.getByLabel('Password', { exact: true }).fill('press-2026');
    await page.getByLabel('Repeat password').fill('press-2026');
    await page.getByRole('button', { name: 'Save account' }).click();
    await page.waitForURL(/account-edited/i);
    await page.getByRole('banner').getByText('Hello, Dana Whitlock-Reyes').waitFor();
    expect((await accountOf(shop, 'us@converter.test')).surname).toBe('Whitlock-Reyes');
    await page.getByRole('link', { name: 'Back to the dashboard' }).click();
    await page.waitForURL(/dashboard/i);
  });

  test("the password is asked for, and another account's address is refused (A24, C3)", async ({ visits }) => {
    const page = await visits.pageAs('us@converter.test');
    await open(page, '/Edit-Account');
    await page.getByRole('button', { name: 'Save account' }).click();
    await page.getByText('Password is required').waitFor();
    expect(await messageOf(page, 'Repeat password')).toBe('Please confirm your password');
    await page.getByLabel('Email address').fill(UK);
    await page.getByLabel('Password', { exact: true }).fill('press-2026');
    await page.getByLabel('Repeat password').fill('press-2026');
    await page.getByRole('button', { name: 'Save account' }).click();
    await page.getByText('A user with this email address already exists. Please reset your password.').waitFor();
  });

  test('without script too; another currency reprices the basket (D19)', async ({ visits, shop }) => {
    const page = await visits.pageAs('uk@converter.test', NO_SCRIPT);
    await page.goto('/Dashboard');
    expect(await page.getByRole('region', { name: 'Tesa Tape', exact: true }).textContent()).toContain('£');
    await page.goto('/Edit-Account');
    await page.getByLabel('Currency').selectOption({ label: '$ US dollar' });
    await page.getByLabel('Password', { exact: true }).fill('press-2026');
    await page.getByLabel('Repeat password').fill('press-2026');
    await page.getByRole('button', { name: 'Save account' }).click();
    expect(page.url()).toMatch(/account-edited/i);
    await page.goto('/Dashboard');
    expect(await page.getByRole('region', { name: 'Tesa Tape', exact: true }).textContent()).toContain('$');
    await shop.shop.db.update(customers).set({ currencyId: 2 }).where(eq(customers.email, UK));
  });
});

describe('delivery addresses (A25, C4)', () => {
  test('an address is edited, also after a reload, and is the first of the list afterwards', async ({ visits }) => {
    const page = await visits.pageAs(UK);
    await open(page, '/Delivery-Addresses');
    await page.getByRole('link', { name: 'Edit the address of Goods In, Birkenhead' }).click();
    await page.waitForURL(/delivery-address-edit/i);
    expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({ addressId: 1 });
    await page.reload();
    expect(await page.getByLabel('Contact name').inputValue()).toBe('Goods In, Birkenhead');
    await page.getByLabel('Contact name').fill('Goods In, west gate');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByText('The delivery address has been saved.').waitFor();
    expect(await page.locator('tbody tr').first().textContent()).toContain('Goods In, west gate');
  });

  test('a new one asks for every field, each message beside its own (C4, D34)', async ({ visits }) => {
    const page = await visits.pageAs(UK);
    await open(page, '/Delivery-Address-Edit');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByText('Contact name is required').waitFor();
    for (const label of ['Address line 1', 'Address line 2', 'Region', 'Postcode', 'Country']) {
      expect(await messageOf(page, label)).toBe(`${label} is required`);
    }
    expect(await page.locator(':focus').getAttribute('name')).toBe('contactName');
  });

  test('without script an address is added, typed values kept over a mistake', async ({ visits }) => {
    visits.expectErrors(REFUSED);
    const page = await visits.pageAs('de@converter.test', NO_SCRIPT);
    await page.goto('/Delivery-Address-Edit');
    await page.getByLabel('Contact name').fill('Lager Ost');
    await page.getByLabel('Address line 1').fill('Am Hafen 3');
    await page.getByLabel('Address line 2').fill('Tor 2');
    await page.getByLabel('Postcode').fill('01067');
    await page.getByLabel('Country').selectOption({ label: 'Germany' });
    await page.getByRole('button', { name: 'Save address' }).click();
    expect(await messageOf(page, 'Region')).toBe('Region is required');
    expect(await page.getByLabel('Contact name').inputValue()).toBe('Lager Ost');
    await page.getByLabel('Region').fill('Sachsen');
    await page.getByRole('button', { name: 'Save address' }).click();
    expect(await page.locator('tbody tr').first().textContent()).toContain('Lager Ost');
  });

  test.for([{}, NO_SCRIPT])(
    'two windows that edit one address: the later one is told what stands there now: %j',
    async (options, { visits }) => {
      visits.expectErrors(REFUSED);
      const [first, second] = [await visits.pageAs(UK, options), await visits.pageAs(UK, options)];
      for (const page of [first, second]) await page.goto('/Delivery-Address-Edit?id=2');
      await first.getByLabel('Contact name').fill('Night shift');
      await first.getByRole('button', { name: 'Save address' }).click();
      await first.getByText('The delivery address has been saved.').waitFor();

      await second.getByLabel('Contact name').fill('Early shift');
      await second.getByRole('button', { name: 'Save address' }).click();
      await second.getByText('It now reads: Night shift').waitFor();
      expect(await second.getByLabel('Contact name').inputValue()).toBe('Early shift');
      await second.getByRole('button', { name: 'Save address' }).click();
      await second.getByText('The delivery address has been saved.').waitFor();
      expect(await second.locator('tbody tr').first().textContent()).toContain('Early shift');
    },
  );

  test("another customer's address is not found (B11)", async ({ visits }) => {
    visits.expectErrors(REFUSED);
    const page = await visits.pageAs(UK);
    for (const id of ['3', '999999', 'abc']) {
      const answer = await page.goto(`/Delivery-Address-Edit?id=${id}`);
      expect(answer?.status()).toBe(id === 'abc' ? 400 : 404);
      expect(await page.getByRole('main').textContent()).not.toContain('Dresden');
    }
  });
});

describe('the order history (A26)', () => {
  test.for([{}, NO_SCRIPT])(
    'an order is found by its PO number, and the search can be linked: %j',
    async (options, { visits }) => {
      const page = await visits.pageAs(UK, options);
      await page.goto('/Order-History');
      const wanted = page.locator('tbody tr').nth(2);
      const [number, poNumber] = [
        await wanted.locator('th').innerText(),
        await wanted.locator('td').nth(2).innerText(),
      ];
      await page.getByLabel('Search your orders').fill(poNumber);
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
      await page.getByText('1 order with').waitFor();
      expect(await page.locator('tbody th').allInnerTexts()).toEqual([number]);
      expect(new URL(page.url()).searchParams.get('search')).toBe(poNumber);
      await page.getByRole('link', { name: 'Show all orders' }).click();
      await page.getByText('21 orders').waitFor();
      expect(await page.getByLabel('Search your orders').inputValue()).toBe('');
    },
  );

  test('a search that finds nothing says so, and leads back', async ({ visits }) => {
    const page = await visits.pageAs(UK);
    await page.goto('/Order-History?search=no-such-part');
    await page.getByText('No orders with “no-such-part”').waitFor();
    await page.getByRole('link', { name: 'Show all orders' }).click();
    await page.locator('tbody tr').first().waitFor();
  });

  test('number, address, date and PO number, the newest first; the whole row leads to the order', async ({
    visits,
  }) => {
    const page = await visits.pageAs(UK);
    await page.goto('/Order-History');
    expect((await page.locator('thead th').allTextContents()).slice(0, 4)).toEqual([
      '#',
      'Delivery address',
      'Date',
      'PO No.',
    ]);
    const numbers = (await page.locator('tbody th').allTextContents()).map((text) => Number(text.replace('MA', '')));
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
    expect(await page.locator('tbody tr').first().locator('td').nth(1).textContent()).toMatch(/^\d\d-\d\d-\d{4}$/);
    await page.locator('tbody tr').first().locator('td').nth(1).click({ force: true }); // the link lies over the row
    await page.waitForURL(/customer-order\/?\?id=\d+/i);
  });

  test('a page that is not there leads back to the first', async ({ visits }) => {
    const page = await visits.pageAs(UK);
    await page.goto('/Order-History?page=99');
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await page.locator('tbody tr').first().waitFor();
  });

  test('a customer who never ordered is told what will be here', async ({ visits, shop }) => {
    const page = await visits.visitor();
    const email = await newAccount(shop);
    const { guid } = await accountOf(shop, email);
    await page.request.post('/api/activate/gr', { data: { userType: 'd', userGuid: guid } });
    await page.request.post('/api/user/CreateToken', { data: { Username: email, Password: PASSWORD } });
    await page.goto('/Order-History');
    expect(await page.getByRole('main').textContent()).toContain('No orders yet');
    await page.goto('/Delivery-Addresses');
    expect(await page.getByRole('main').textContent()).toContain('No delivery addresses yet');
    await page.goto('/My-Account');
    expect(await page.getByRole('main').textContent()).toContain('No orders yet');
  });
});

const CUSTOMER_PAGES = [
  '/Dashboard',
  '/My-Account',
  '/Edit-Account',
  '/Account-Security',
  '/Account-Edited',
  '/Delivery-Addresses',
  '/Delivery-Address-Edit?id=1',
  '/Order-History',
  '/Quick-Order',
  '/Bought-Before',
  '/Part-Table?keyword=blade',
  '/Company/Part-Numbers',
];
test.for(CUSTOMER_PAGES)('%s without a session leads to the login and back (A1)', async (address, { visits }) => {
  const page = await visits.visitor();
  await page.goto(address);
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/login');
  expect(searchParams.get('next')).toBe(address);
});
