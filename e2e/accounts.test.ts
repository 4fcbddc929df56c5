import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { rowOf } from '#shop/people/customers/testing/people.ts';
import { fillAccount, messageOf, newAccount, PASSWORD } from './support/account-form.ts';
import type { BuiltShop } from './support/built-shop.ts';
import { STAFF } from './support/counter.ts';
import { test } from './support/shop-in-browser.ts';

/** The browser logs a page with another status than 200 to its console. */
const REFUSED = /Failed to load resource/;
const UK = 'uk@converter.test';

test('the language of mails can be chosen again on the same page (N2)', async ({ visits }) => {
  const page = await visits.pageAs(UK);
  await page.goto('/My-Account');
  const language = page.getByLabel('Language of your emails');
  const choose = async (code: string) => {
    await language.selectOption(code);
    const answered = page.waitForResponse((response) => response.url().endsWith('/ChooseMailLanguage'));
    await page.getByRole('button', { name: 'Save language' }).click();
    return (await answered).status();
  };
  expect([await choose('de'), await choose('en')]).toEqual([200, 200]);
});

describe('delivery addresses (A25, C4)', () => {
  test('an address is edited, also after a reload, and is then the first of the list', async ({ visits }) => {
    const page = await visits.pageAs(UK);
    await page.goto('/Delivery-Addresses');
    await page.getByRole('link', { name: 'Edit the address of Goods In, Birkenhead' }).click();
    await page.waitForURL(/delivery-address-edit/i);
    expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({ addressId: 1 });
    await page.reload();
    await expect.poll(() => page.getByLabel('Contact name').inputValue()).toBe('Goods In, Birkenhead');
    await page.getByLabel('Contact name').fill('Goods In, west gate');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByText('The delivery address has been saved.').waitFor();
    await expect.poll(() => page.locator('tbody tr').first().textContent()).toContain('Goods In, west gate');
  });

  test('a new one requires every field, each message next to its own (C4, D34)', async ({ visits }) => {
    const page = await visits.pageAs(UK);
    await page.goto('/Delivery-Address-Edit');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByText('Contact name is required').waitFor();
    for (const label of ['Address line 1', 'Address line 2', 'Region', 'Postcode', 'Country']) {
      await expect.poll(() => messageOf(page, label)).toBe(`${label} is required`);
    }
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('contactName');
  });
});

/** The browser logs a page with another status than 200 to its console. */

describe('registration (A20, C2)', () => {
  test('is sent once, even if the shop was unreachable; then it says who must authorise the account (D14)', async ({
    visits,
    shop,
  }) => {
    visits.expectErrors(REFUSED);
    const page = await visits.visitor();
    await page.goto('/Create-Account');
    const { 'Email address': email } = await fillAccount(page);
    const send = () => page.getByRole('button', { name: 'Create account' }).click();
    await page.route('**/api/User/AddUser', (route) => route.abort());
    await send();
    await page.getByRole('alert').getByText('The shop could not be reached').waitFor();
    await expect.poll(() => page.getByLabel('Company name').inputValue()).toBe('Tennant Labels Ltd');
    await page.unroute('**/api/User/AddUser');

    const held = Promise.withResolvers<void>();
    await page.route('**/api/User/AddUser', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Repeat password').fill(PASSWORD);
    await send();
    const busy = page.getByRole('button', { name: 'Creating your account…' });
    await busy.waitFor();
    await expect.poll(() => busy.isDisabled()).toBe(true);
    held.resolve();
    await page.getByRole('heading', { name: 'Account created' }).waitFor();
    await expect
      .poll(() => page.getByRole('main').textContent())
      .toContain(
        'A company representative must authorise your account before it can be used, and will make contact with you.',
      );
    expect(await rowOf(shop, email)).toMatchObject({ status: 'waiting', countryId: 247, currencyId: 2 });
  });

  test('an empty form says next to each field what is missing, and the focus goes to the first', async ({ visits }) => {
    const page = await visits.visitor();
    await page.goto('/create-account/');
    await page.getByLabel('Email address').focus();
    await page.getByLabel('Company name').focus(); // leaving a field shows nothing: only sending does
    await expect.poll(() => page.locator('[aria-invalid]').count()).toBe(0);
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
    for (const [label, message] of Object.entries(expected))
      await expect.poll(() => messageOf(page, label)).toBe(message);
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('firstName');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Email address').fill('ada');
    expect(await messageOf(page, 'First name'), 'put right, it is not accused any more').toBeNull();
    await expect.poll(() => messageOf(page, 'Email address')).toBe('Email is invalid');
  });
});

describe('activation by link (A22, D18)', () => {
  test('the page posts itself once it is loaded: the account is active with its price class', async ({
    visits,
    shop,
  }) => {
    const page = await visits.visitor();
    const email = await newAccount(shop);
    const { guid } = await rowOf(shop, email);
    await page.goto(`/Activate?i=${guid.toUpperCase()}`);
    await page.getByText('User Activated').waitFor();
    expect(await rowOf(shop, email)).toMatchObject({ status: 'active', priceClass: 3 });
    await page.goto(`/Activate?d=${guid}`);
    await page.getByText('User Already Activated').waitFor();
    expect((await rowOf(shop, email)).priceClass).toBe(3);
  });
});

describe('a forgotten password (A21, C5)', () => {
  test('an invalid address is not sent; a failure is shown in the words of the specification, and the address stays', async ({
    visits,
  }) => {
    visits.expectErrors(REFUSED);
    const page = await visits.visitor();
    await page.goto('/Forgot-Password');
    let asked = 0;
    await page.route('**/api/Email/Post', (route) => {
      asked += 1;
      return route.abort();
    });
    const send = async (email: string) => {
      await page.getByLabel('Email address').fill(email);
      await page.getByRole('button', { name: 'Send password reset' }).click();
    };
    for (const [email, message] of [
      ['', 'Email address is required'],
      ['ada', 'Email is invalid'],
      ['.ada@converter.test', 'Please enter a valid email address'],
    ] as const) {
      await send(email);
      await page.getByText(message).waitFor();
      await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('email');
    }
    expect(asked).toBe(0);
    await send(UK);
    await page.getByRole('alert').getByText('There was a problem with those details.').waitFor();
    await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe(UK);
  });
});

const STAFF_PASSWORD = 'yellow-doctor-blade';

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/Administration');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** As if the password had been entered an hour ago, in every staff session. */
async function anHourPasses({ shop: { db } }: BuiltShop): Promise<void> {
  await db.execute(sql`update sessions set password_given_at = now() - interval '1 hour' where staff_id is not null`);
}

describe('the password is required again', () => {
  test('before a colleague is added with some rights, loses one, is disabled and signed out (P1)', async ({
    shop,
    visits,
  }) => {
    visits.expectErrors(/40[013]/);
    const page = await visits.pageAs(STAFF);
    await anHourPasses(shop);
    await page.goto('/Administration/Staff');
    await page.getByLabel('Name').fill('Olive Quire');
    await page.getByLabel('Email address').fill('olive@pressline.test');
    await page.getByLabel('Initial password').fill(STAFF_PASSWORD);
    await page.getByLabel('Role').selectOption({ label: 'Counter: Orders, Customers, Documents' });
    await page.getByRole('button', { name: 'Add staff member' }).click();
    await page.getByLabel('Your password', { exact: true }).fill('counter-2026');
    await page.getByLabel('Initial password').fill(STAFF_PASSWORD);
    await page.getByRole('button', { name: 'Add staff member' }).click();
    await page.getByRole('cell', { name: 'olive@pressline.test' }).waitFor();

    const olive = await visits.visitor();
    await signIn(olive, 'olive@pressline.test');
    await olive.getByRole('heading', { name: 'Dashboard' }).waitFor();
    const menu = olive.getByRole('navigation', { name: 'Administration menu' });
    await menu.getByRole('heading', { name: 'Records' }).click();
    await menu.getByRole('link', { name: 'Audit' }).waitFor();
    await expect.poll(() => menu.getByRole('link', { name: 'Staff', exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: 'Change the rights of Olive Quire' }).click();
    await page.getByRole('button', { name: 'Save rights' }).waitFor(); // the form before has the same boxes
    await page.getByLabel(/^Orders /).uncheck();
    await page.getByRole('button', { name: 'Save rights' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await expect.poll(() => page.getByLabel(/^Orders /).isChecked()).toBe(false);
    await expect.poll(() => page.getByLabel(/^Customers /).isChecked()).toBe(true);
    await olive.getByRole('link', { name: 'Orders', exact: true }).click();
    await olive.getByRole('heading', { name: 'You need the right “Orders” for this.' }).waitFor();
    await anHourPasses(shop);
    await page.getByRole('button', { name: 'Disable Olive Quire' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
    await page.getByRole('heading', { name: 'Confirm your password' }).waitFor();
    await page.getByLabel('Your password', { exact: true }).fill('counter-2026');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'Enable Olive Quire' }).waitFor();
    await olive.goto('/Administration/Orders');
    await olive.getByRole('heading', { name: 'Administration login' }).waitFor();
  });
});
