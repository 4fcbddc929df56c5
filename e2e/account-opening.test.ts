import { describe, expect } from 'vitest';
import { openPasswordReset } from '#shop/identity/password-reset-queries.ts';
import { accountOf, fillAccount, messageOf, newAccount, open, PASSWORD } from './support/account-form.ts';
import { test } from './support/shop-in-browser.ts';

/** A page with another status than 200 is a line in the browser's console too. */
const REFUSED = /Failed to load resource/;
const NO_SCRIPT = { javaScriptEnabled: false };
const UK = 'uk@converter.test';

describe('registration (A20, C2)', () => {
  test('leads to a page that says who must authorise the account', async ({ visits, shop }) => {
    const page = await visits.visitor();
    await open(page, '/Create-Account');
    const { 'Email address': email } = await fillAccount(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Account created' }).waitFor();
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
    const email = await newAccount(shop);
    const { guid } = await accountOf(shop, email);
    await page.goto(`/Activate?i=${guid.toUpperCase()}`);
    await page.getByText('User Activated').waitFor();
    expect(await accountOf(shop, email)).toMatchObject({ status: 'active', priceClass: 3 });
    await page.goto(`/Activate?d=${guid}`);
    await page.getByText('User Already Activated').waitFor();
    expect((await accountOf(shop, email)).priceClass).toBe(3);
  });

  test('opening the address alone changes nothing; without script a button does it', async ({ visits, shop }) => {
    const email = await newAccount(shop);
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
