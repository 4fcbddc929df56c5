import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { activate } from '#shop/people/customers/testing/people.ts';
import { addStaff } from '#shop/people/staff/add-staff.ts';
import { OPERATOR } from '#shop/people/staff/staff-account.ts';
import { codeOf } from '#shop/people/identity/testing/colleagues.ts';
import { newAccount, PASSWORD } from './support/account-form.ts';
import { faultsInEveryView } from './support/faults.ts';
import type { BuiltShop } from './support/built-shop.ts';
import { test, type Visits } from './support/shop-in-browser.ts';

const STAFF_PASSWORD = 'yellow-doctor-blade';
const SECURITY = '/Account-Security';
const STAFF_ACCOUNT = '/Administration/My-Account';

let hired = 0;

async function hire({ shop }: BuiltShop): Promise<string> {
  hired += 1;
  const email = `pat.${hired}@pressline.test`;
  await addStaff(
    { name: 'Pat Platen', email, password: STAFF_PASSWORD },
    { db: shop.db, now: new Date(), by: OPERATOR },
  );
  return email;
}

/** An authorised customer, created for this test. */
async function buyer(shop: BuiltShop): Promise<string> {
  const email = await newAccount(shop);
  await activate(shop, email);
  return email;
}

async function logIn(page: Page, email: string) {
  await page.goto('/LogIn');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('heading', { name: /^Hello/ }).waitFor();
}

async function signIn(page: Page, email: string) {
  await page.goto('/Administration');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Passkeys work only at the shop's public address, not at the address of its socket. */
const atHome = ({ shop }: BuiltShop) => ({ baseURL: shop.publicUrl });

/** A telephone's fingerprint reader, simulated by Chromium: it accepts at once. */
async function withAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    refuse: () => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
  };
}

test('a customer sets up a second factor, logs in with it in the dialog over an expired page, and turns it off (D43)', async ({
  shop,
  visits,
}) => {
  visits.expectErrors(/40[01]/);
  const email = await buyer(shop);
  const page = await visits.visitor();
  await logIn(page, email);
  await page.goto('/My-Account');
  await page.getByRole('link', { name: 'Login and security' }).click();
  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click();
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('This is not the current code').first().waitFor();
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, new Date()));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  const [recoveryCode = '', otherCode = ''] = await page.locator('li code').allTextContents();

  await page.goto(SECURITY);
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Code', { exact: true }).fill(recoveryCode);
  await page.context().clearCookies({ name: 'token' });
  await page.getByRole('button', { name: 'Turn off two-factor authentication' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await login.getByLabel('Email address').fill(email);
  await login.getByLabel('Password').fill(PASSWORD);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await login.getByLabel('Code').fill(otherCode);
  await login.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Two-factor authentication is off.').waitFor();
});

describe('a passkey (D43)', () => {
  test('a customer adds one, logs in with it, remembered, also over an expired page, and removes it', async ({
    shop,
    visits,
  }) => {
    visits.expectErrors(/40[013]/);
    const email = await buyer(shop);
    const page = await visits.visitor(atHome(shop));
    await withAuthenticator(page);
    await logIn(page, email);
    await page.goto(SECURITY);
    await page.getByText('You have no passkeys yet.').waitFor();
    await page.setViewportSize({ width: 320, height: 640 });
    const distance = async () => {
      const above = await page.getByRole('button', { name: 'Set up two-factor authentication' }).boundingBox();
      const heading = await page.getByRole('heading', { name: 'Passkeys' }).boundingBox();
      return (heading?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    };
    await expect.poll(distance).toBeGreaterThanOrEqual(32);
    await page.getByLabel('Passkey name').fill('Purchasing laptop');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('The passkey has been added. You can log in with it.').waitFor();

    await page.context().clearCookies();
    await page.goto('/login?next=/Order-History');
    await page.getByLabel('Remember me').check();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/Order-History');
    const token = (await page.context().cookies()).find(({ name }) => name === 'token');
    expect((token?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(29 * 24 * 60 * 60 * 1000);

    await page.goto(SECURITY);
    await page.getByRole('list', { name: 'Your passkeys' }).getByText('Purchasing laptop').waitFor();
    await page.context().clearCookies({ name: 'token' });
    await page.getByRole('button', { name: 'Remove the passkey Purchasing laptop' }).click();
    await page.getByRole('dialog', { name: 'Login' }).getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByText('The passkey has been removed.').waitFor();
    await page.context().clearCookies();
    await page.goto('/LogIn');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByText('This passkey did not work. Please use your password.').waitFor();
  });

  test('if the browser does not provide one, the page says so, and the password still works', async ({
    shop,
    visits,
  }) => {
    const email = await buyer(shop);
    const page = await visits.visitor(atHome(shop));
    const finger = await withAuthenticator(page);
    await finger.refuse();
    await page.goto('/LogIn');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByText('No passkey was used.').waitFor();
    await logIn(page, email);
  });

  test('after ten minutes, adding one requires the password and keeps the name', async ({ shop, visits }) => {
    visits.expectErrors(/403/);
    const email = await buyer(shop);
    const page = await visits.visitor(atHome(shop));
    await withAuthenticator(page);
    await logIn(page, email);
    await shop.shop.db.execute(sql`update sessions set password_given_at = password_given_at - interval '1 hour'`);
    await page.goto(SECURITY);
    await page.getByLabel('Passkey name').fill('Purchasing laptop');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await expect.poll(() => page.getByLabel('Passkey name').inputValue()).toBe('Purchasing laptop');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('The passkey has been added.').waitFor();
  });

  test('a colleague signs in with one', async ({ shop, visits }) => {
    const email = await hire(shop);
    const page = await visits.visitor(atHome(shop));
    await withAuthenticator(page);
    await signIn(page, email);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await page.goto(STAFF_ACCOUNT);
    await page.getByLabel('Passkey name').fill('Counter computer');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('The passkey has been added.').waitFor();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  });
});

test('no sign-in method screen has an axe fault or scrolls sideways', async ({ shop, visits }) => {
  const faults: string[] = [];
  const look = async (page: Page, screen: string) => {
    faults.push(...(await faultsInEveryView(page)).map((fault) => `${screen} ${fault}`));
  };
  const page = await customerWithKeys(shop, visits);
  await look(page, 'security with keys');
  const colleague = await visits.visitor();
  await colleague.goto('/Administration');
  await look(colleague, 'sign-in');
  expect(faults).toEqual([]);
});

/** The security page of a customer with a passkey, who has started to set up a second factor. */
async function customerWithKeys(shop: BuiltShop, visits: Visits): Promise<Page> {
  const email = await buyer(shop);
  const page = await visits.visitor(atHome(shop));
  await withAuthenticator(page);
  await logIn(page, email);
  await page.goto(SECURITY);
  await page.getByLabel('Passkey name').fill('Purchasing laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('The passkey has been added.').waitFor();
  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click();
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  return page;
}

test('a call is tried with a key on the page of the API (M1)', async ({ shop, visits }) => {
  visits.expectErrors(/401/);
  const email = await buyer(shop);
  const page = await visits.visitor();
  await logIn(page, email);
  await page.goto('/Company/Keys');
  await page.getByLabel('Name').fill('Label ERP');
  await page.getByLabel(/^company:read/).check();
  await page.getByRole('button', { name: 'Make the key' }).click();
  const key = await page.getByLabel('The key', { exact: true }).inputValue();
  await page.goto('/api');
  const form = page.locator('form[data-path="/api/Company/GetOwnCompany"]');
  const answerTo = async (token: string) => {
    await page.getByLabel('Key or token for the calls that are tried here').fill(token);
    await form.evaluate((sent: HTMLFormElement) => sent.requestSubmit());
    const answer = form.locator('output').filter({ hasText: /^\d{3}/ });
    return (await answer.textContent())?.slice(0, 3); // it may be folded
  };
  expect(await answerTo(key)).toBe('200');
  expect(await answerTo(`${key.slice(0, -1)}?`)).toBe('401');
});
