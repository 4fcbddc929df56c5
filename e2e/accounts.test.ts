import AxeBuilder from '@axe-core/playwright';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { customers } from '#shop/customers/tables.ts';
import { openPasswordReset } from '#shop/identity/password-reset-queries.ts';
import { test, type ShopInBrowser } from './support/shop-in-browser.ts';

const UK = 'uk@converter.test';
const PASSWORD = 'blue-anilox-8';
const NO_SCRIPT = { javaScriptEnabled: false };
/** Opens an address and waits until the page is alive: a click before that is answered without script, as it should. */
async function open(page: Page, address: string) {
  const answer = await page.goto(address);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__reactProps')),
  );
  return answer;
}

/** A page with another status than 200 is a line in the browser's console too. */
const REFUSED = /Failed to load resource/;

let made = 0;
const newEmail = () => `ada.${(made += 1)}@browser.test`;

async function accountOf(shop: ShopInBrowser, email: string) {
  const [row] = await shop.shop.db.select().from(customers).where(eq(customers.email, email));
  if (row === undefined) throw new Error(`Nobody has the e-mail address ${email}.`);
  return row;
}

/** Fills the account form as a visitor does. */
async function fillAccount(page: Page, changes: Partial<Record<string, string>> = {}) {
  const typed = {
    'First name': 'Ada',
    'Last name': 'Tennant',
    'Email address': newEmail(),
    'Company name': 'Tennant Labels Ltd',
    'Telephone number': '441134960000',
    ...changes,
  };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text ?? '');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat password').fill(PASSWORD);
  await page.getByLabel('Country').selectOption({ label: 'United Kingdom' });
  await page.getByLabel('Currency').selectOption({ label: '£ Pound sterling' });
  return typed;
}

/** A waiting account, made through the page's own door. */
async function register(page: Page): Promise<string> {
  await open(page, '/Create-Account');
  const { 'Email address': email } = await fillAccount(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Account created' }).waitFor();
  return email ?? '';
}

/** The message tied to a field, as a screen reader hears it. */
async function messageOf(page: Page, label: string): Promise<string | null> {
  const field = page.getByLabel(label, { exact: true });
  const ids = ((await field.getAttribute('aria-describedby')) ?? '').split(' ');
  const errorId = ids.find((id) => id.endsWith('-error'));
  return errorId === undefined ? null : page.locator(`[id="${errorId}"]`).textContent();
}

describe('registration (A20, C2)', () => {
  test('leads to a page that says who must authorise the account', async ({ visits, shop }) => {
    const page = await visits.visitor();
    const email = await register(page);
    expect(await page.getByRole('main').textContent()).toContain(
      'A company representative must authorise your account before it can be used, and will make contact with you.',
    );
    expect(await accountOf(shop, email)).toMatchObject({ status: 'waiting', countryId: 247, currencyId: 2 });
  });

  test('an empty form says what is missing beside each field, and the focus goes to the first', async ({ visits }) => {
    const page = await visits.visitor();
    await open(page, '/create-account/');
    await page.getByLabel('Email address').focus();
    await page.getByLabel('Company name').focus(); // leaving a field says nothing: only sending does
    expect(await page.locator('[aria-invalid]').count()).toBe(0);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('First name is required').waitFor();
    const expected = {
      'First name': 'First name is required',
      'Last name': 'Last name is required',
      'Email address': 'Email address is required',
      Password: 'Password is required',
      'Repeat password': 'Please confirm your password',
      'Company name': 'Company name is required',
      'Telephone number': 'Telephone number is required',
      Currency: 'Select a currency',
      Country: 'Select your country',
    };
    for (const [label, message] of Object.entries(expected)) expect(await messageOf(page, label)).toBe(message);
    expect(await page.locator(':focus').getAttribute('name')).toBe('firstName');
  });

  test('a field that was put right is not accused any more', async ({ visits }) => {
    const page = await visits.visitor();
    await open(page, '/Create-Account');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('First name is required').waitFor();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Email address').fill('ada');
    expect(await messageOf(page, 'First name')).toBeNull();
    expect(await messageOf(page, 'Email address')).toBe('Email is invalid');
  });

  test('an e-mail address with an account: the message under the button, with the way to a reset', async ({
    visits,
  }) => {
    const page = await visits.visitor();
    await open(page, '/Create-Account');
    await fillAccount(page, { 'Email address': 'UK@converter.test' });
    await page.getByRole('button', { name: 'Create account' }).click();
    const message = page.getByRole('alert');
    await message.waitFor();
    expect(await message.textContent()).toContain(
      'A user with this email address already exists. Please reset your password.',
    );
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
    await message.getByRole('link').click();
    await page.waitForURL(/forgot-password/i);
  });

  test('without script: what was typed stays, the passwords do not, and it works', async ({ visits, shop }) => {
    visits.expectErrors(REFUSED);
    const page = await visits.visitor(NO_SCRIPT);
    await page.goto('/Create-Account');
    const { 'Email address': email } = await fillAccount(page, { 'Telephone number': '+44 113' });
    await page.getByLabel('Mailing List').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    expect(await messageOf(page, 'Telephone number')).toBe('Please enter only numbers');
    expect(await page.getByLabel('Email address').inputValue()).toBe(email);
    expect(await page.getByLabel('Mailing List').isChecked()).toBe(true);
    expect(await page.getByLabel('Country').inputValue()).toBe('247');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    expect(await page.content()).not.toContain(PASSWORD);
    await page.getByLabel('Telephone number').fill('441134960000');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Repeat password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    expect(page.url()).toMatch(/account-created/i);
    expect((await accountOf(shop, email ?? '')).subscribed).toBe(true);
  });

  test('the button can not be pressed twice while the account is made', async ({ visits }) => {
    const page = await visits.visitor();
    await open(page, '/Create-Account');
    await fillAccount(page);
    const held = Promise.withResolvers<void>();
    await page.route('**/api/User/AddUser', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Create account' }).click();
    const busy = page.getByRole('button', { name: 'Creating your account…' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    held.resolve();
    await page.waitForURL(/account-created/i);
  });

  test('a shop that can not be reached is said, and nothing typed is lost (D14)', async ({ visits }) => {
    visits.expectErrors(REFUSED);
    const page = await visits.visitor();
    await open(page, '/Create-Account');
    await fillAccount(page);
    await page.route('**/api/User/AddUser', (route) => route.abort());
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('alert').getByText('The shop could not be reached').waitFor();
    expect(await page.getByLabel('Company name').inputValue()).toBe('Tennant Labels Ltd');
  });
});

describe('activation by link (A22, D18)', () => {
  test('the page posts itself once it is loaded: the account is active with its price class', async ({
    visits,
    shop,
  }) => {
    const page = await visits.visitor();
    const email = await register(page);
    const { guid } = await accountOf(shop, email);
    await page.goto(`/Activate?i=${guid.toUpperCase()}`);
    await page.getByText('User Activated').waitFor();
    expect(await accountOf(shop, email)).toMatchObject({ status: 'active', priceClass: 3 });
    await page.goto(`/Activate?d=${guid}`);
    await page.getByText('User Already Activated').waitFor();
    expect((await accountOf(shop, email)).priceClass).toBe(3);
  });

  test('opening the address alone changes nothing; without script a button does it', async ({ visits, shop }) => {
    const page = await visits.visitor();
    const email = await register(page);
    const { guid } = await accountOf(shop, email);
    const plain = await visits.visitor(NO_SCRIPT);
    await plain.goto(`/Activate?d=${guid}`);
    expect((await accountOf(shop, email)).status).toBe('waiting');
    await plain.getByRole('button', { name: 'Activate' }).click();
    expect(await plain.getByRole('main').textContent()).toContain('User Activated');
    expect(await accountOf(shop, email)).toMatchObject({ status: 'active', priceClass: 2 });
  });

  test.for([
    ['an account that staff closed', '?d=0f20199a-aa51-4f25-9e37-934b15db5644'],
    ['a guid that nobody has', '?e=00000000-0000-4000-8000-000000000000'],
    ['a mistyped guid', '?i=mistyped'],
    ['no guid at all', ''],
  ] as const)('%s: could not be activated', async ([, query], { visits }) => {
    visits.expectErrors(REFUSED);
    const page = await visits.visitor();
    await page.goto(`/Activate${query}`);
    await page.getByRole('alert').getByText('User Could Not Be Activated').waitFor();
  });
});

describe('a forgotten password (A21, C5)', () => {
  test.for([
    ['', 'Email address is required'],
    ['ada', 'Email is invalid'],
    ['.ada@converter.test', 'Please enter a valid email address'],
  ] as const)('"%s": %s, and nothing is sent', async ([email, message], { visits }) => {
    const page = await visits.visitor();
    await open(page, '/Forgot-Password');
    let asked = 0;
    page.on('request', (request) => (asked += request.url().includes('/api/Email') ? 1 : 0));
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send password reset' }).click();
    await page.getByText(message).waitFor();
    expect(await page.locator(':focus').getAttribute('name')).toBe('email');
    expect(asked).toBe(0);
  });

  test.for([
    [UK, {}],
    ['nobody@converter.test', {}],
    [UK, NO_SCRIPT],
  ] as const)(
    'for %s the same page says that a link was sent if there is an account',
    async ([email, options], { visits }) => {
      const page = await visits.visitor(options);
      await page.goto('/Forgot-Password');
      await page.getByLabel('Email address').fill(email);
      await page.getByRole('button', { name: 'Send password reset' }).click();
      await page.getByRole('heading', { name: 'Password link sent' }).waitFor();
      expect(await page.getByRole('main').textContent()).toContain('If an account exists for that email address');
    },
  );

  test('a failure is said in the words of the specification, and the address stays', async ({ visits }) => {
    visits.expectErrors(REFUSED);
    const page = await visits.visitor();
    await open(page, '/Forgot-Password');
    await page.route('**/api/Email/Post', (route) => route.abort());
    await page.getByLabel('Email address').fill(UK);
    await page.getByRole('button', { name: 'Send password reset' }).click();
    await page.getByRole('alert').getByText('There was a problem with those details.').waitFor();
    expect(await page.getByLabel('Email address').inputValue()).toBe(UK);
  });
});

describe('the mailed link (A21, D16)', () => {
  test('sets a new password, once: it logs in, and the link is dead', async ({ visits, shop }) => {
    visits.expectErrors(REFUSED);
    const { id } = await accountOf(shop, 'fr@converter.test');
    const link = `/Reset-Password?token=${await openPasswordReset(shop.shop.db, id, new Date())}`;
    const page = await visits.visitor();
    await open(page, link);
    await page.getByLabel('New password').fill('short-7');
    await page.getByLabel('Repeat password').fill('other');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await page.getByText('Password must have at least 8 characters').waitFor();
    expect(await messageOf(page, 'Repeat password')).toBe('Passwords do not match');
    await page.getByLabel('New password').fill('yellow-gear-77');
    await page.getByLabel('Repeat password').fill('yellow-gear-77');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await page.getByRole('heading', { name: 'Your new password is set' }).waitFor();
    expect(page.url()).not.toContain('token');

    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('Email address').fill('fr@converter.test');
    await page.getByLabel('Password', { exact: true }).fill('yellow-gear-77');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(/dashboard/i);

    const late = await page.goto(link);
    expect(late?.status()).toBe(410);
    await page.getByText('This link has been used already or is older than an hour.').waitFor();
  });

  test('works without script, and its page is kept by nobody', async ({ visits, shop }) => {
    const { id } = await accountOf(shop, 'jp@converter.test');
    const link = `/Reset-Password?token=${await openPasswordReset(shop.shop.db, id, new Date())}`;
    const page = await visits.visitor(NO_SCRIPT);
    const opened = await page.goto(link);
    expect(opened?.headers()['cache-control']).toBe('private, no-store');
    await page.getByLabel('New password').fill('yellow-gear-77');
    await page.getByLabel('Repeat password').fill('yellow-gear-77');
    await page.getByRole('button', { name: 'Save new password' }).click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Your new password is set');
  });
});

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
    const email = await register(page);
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
  '/Account-Edited',
  '/Delivery-Addresses',
  '/Delivery-Address-Edit?id=1',
  '/Order-History',
];
const OPEN_PAGES = [
  '/Create-Account',
  '/Account-Created',
  '/Activate',
  '/Forgot-Password',
  '/Password-Sent',
  '/Reset-Password?done=1',
];

test.for(CUSTOMER_PAGES)('%s without a session leads to the login and back (A1)', async (address, { visits }) => {
  const page = await visits.visitor();
  await page.goto(address);
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/login');
  expect(searchParams.get('next')).toBe(address);
});

test.for([
  ['a visitor, in light', OPEN_PAGES, {}],
  ['a visitor, in dark and at 320 px', OPEN_PAGES, { colorScheme: 'dark', viewport: { width: 320, height: 640 } }],
  ['a customer, in light', CUSTOMER_PAGES, {}],
  ['a customer, in dark and at 320 px', CUSTOMER_PAGES, { colorScheme: 'dark', viewport: { width: 320, height: 640 } }],
] as const)(
  'no screen has an accessibility fault for %s',
  { timeout: 120_000 },
  async ([, addresses, options], { visits }) => {
    const page = addresses === CUSTOMER_PAGES ? await visits.pageAs(UK, options) : await visits.visitor(options);
    const faults: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      const { violations } = await new AxeBuilder({ page }).include('main').analyze();
      faults.push(
        ...violations.map(({ id, nodes }) => `${address} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      );
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (tooWide > 0) faults.push(`${address} is ${tooWide} pixels too wide`);
      if ((await page.getByRole('heading', { level: 1 }).count()) !== 1) faults.push(`${address} has not one heading`);
    }
    expect(faults).toEqual([]);
  },
);
