import { eq, sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { addStaff } from '#shop/identity/add-staff.ts';
import { OPERATOR } from '#shop/identity/staff-account.ts';
import { staff as staffTable } from '#shop/identity/tables.ts';
import { codeOf } from '#shop/identity/testing/colleagues.ts';
import { screenFaults } from './support/faults.ts';
import { test, type ShopInBrowser } from './support/shop-in-browser.ts';

const STAFF = 'staff@pressline.test';
const ACCOUNT = '/Administration/My-Account';
const PASSWORD = 'yellow-doctor-blade';
const WITHOUT_SCRIPT = { javaScriptEnabled: false };
let hired = 0;

/** A colleague of the test's own, who signs in on the page. */
async function hire({ shop: { db } }: ShopInBrowser): Promise<string> {
  hired += 1;
  const email = `mabel.${hired}@pressline.test`;
  await addStaff({ name: `Mabel ${hired}`, email, password: PASSWORD }, { db, now: new Date(), by: OPERATOR });
  return email;
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/Administration');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** As if the password had been given an hour ago, in every session of staff. */
async function anHourPasses({ shop: { db } }: ShopInBrowser): Promise<void> {
  await db.execute(sql`update sessions set password_given_at = now() - interval '1 hour' where staff_id is not null`);
}

/** As if half a minute had passed since the last code. */
async function theCodeMoves({ shop: { db } }: ShopInBrowser, email: string): Promise<void> {
  await db.execute(sql`
    update second_factors set last_step = last_step - 5
    where staff_id = (select ${staffTable.id} from ${staffTable} where ${eq(staffTable.email, email)})
  `);
}

test.for([
  ['with script', {}],
  ['without script', WITHOUT_SCRIPT],
] as const)(
  'a colleague sets up a second factor, signs in with it and turns it off, %s',
  async ([, options], { shop, visits }) => {
    visits.expectErrors(/40[0139]/);
    const email = await hire(shop);
    const page = await visits.visitor(options);
    await signIn(page, email);
    await page.getByRole('link', { name: 'Your account' }).click();
    await page.getByRole('button', { name: 'Set up a second factor' }).click();
    await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');

    await page.getByLabel('Code', { exact: true }).fill('000000');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByText('This is not the code that is shown now').first().waitFor();
    expect((await page.locator('code').textContent())?.replaceAll(' ', ''), 'what was scanned still counts').toBe(
      secret,
    );
    await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, new Date()));
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    const recoveryCodes = await page.locator('li code').allTextContents();
    expect(recoveryCodes).toHaveLength(10);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Administration sign-in' }).waitFor();
    await signIn(page, email);
    await page.getByLabel('Code', { exact: true }).fill('000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('The code was not accepted.').waitFor();
    await theCodeMoves(shop, email);
    await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, new Date()));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();

    await page.goto(ACCOUNT);
    await page.getByText('On. Recovery codes left: 10.').waitFor();
    await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Code', { exact: true }).fill(recoveryCodes[0] ?? '');
    await page.getByRole('button', { name: 'Turn off the second factor' }).click();
    await page.getByText('The second factor is off.').waitFor();
  },
);

describe('the password is asked for again', () => {
  test.for([
    ['with script', {}],
    ['without script', WITHOUT_SCRIPT],
  ] as const)(
    'before settings are saved, and nothing that was typed is lost, %s',
    async ([, options], { shop, visits }) => {
      visits.expectErrors(/40[03]/);
      const page = await visits.pageAs(STAFF, options);
      await anHourPasses(shop);
      await page.goto('/Administration/Settings');
      await page.getByLabel('Minimum spend').fill('55.00');
      await page.getByRole('button', { name: 'Save settings' }).click();
      await page.getByText('Please enter your password again to do this.').first().waitFor();
      await page.getByLabel('Your password', { exact: true }).fill('another-one-9');
      await page.getByRole('button', { name: 'Save settings' }).click();
      await page.getByText('This is not your password').first().waitFor();
      expect(await page.content(), 'no answer holds a password (D19)').not.toContain('another-one-9');
      await page.getByLabel('Your password', { exact: true }).fill('counter-2026');
      await page.getByRole('button', { name: 'Save settings' }).click();
      await page.getByText('Saved', { exact: true }).waitFor();
      await page.goto('/Administration/Settings');
      expect(await page.getByLabel('Minimum spend').inputValue()).toBe('55.00');
      expect(await page.getByLabel('Your password', { exact: true }).count()).toBe(0);
    },
  );

  test('before a colleague is added, disabled and signed out', async ({ shop, visits }) => {
    visits.expectErrors(/40[013]/);
    const page = await visits.pageAs(STAFF);
    await anHourPasses(shop);
    await page.goto('/Administration/Staff');
    await page.getByLabel('Name').fill('Olive Quire');
    await page.getByLabel('Email address').fill('olive@pressline.test');
    await page.getByLabel('First password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Add colleague' }).click();
    await page.getByLabel('Your password', { exact: true }).fill('counter-2026');
    await page.getByLabel('First password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Add colleague' }).click();
    await page.getByRole('cell', { name: 'olive@pressline.test' }).waitFor();

    const olive = await visits.visitor();
    await signIn(olive, 'olive@pressline.test');
    await olive.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await anHourPasses(shop);
    await page.getByRole('button', { name: 'Disable Olive Quire' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
    await page.getByRole('heading', { name: 'Your password, please' }).waitFor();
    await page.getByLabel('Your password', { exact: true }).fill('counter-2026');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'Enable Olive Quire' }).waitFor();
    await olive.goto('/Administration/Orders');
    await olive.getByRole('heading', { name: 'Administration sign-in' }).waitFor();
  });
});

describe('own sessions (D15)', () => {
  test.for([
    ['with script', {}],
    ['without script', WITHOUT_SCRIPT],
  ] as const)('a customer sees where they are logged in and ends the others, %s', async ([, options], { visits }) => {
    visits.expectErrors(/401/);
    const other = await visits.pageAs('de@converter.test');
    const page = await visits.pageAs('de@converter.test', options);
    await page.goto('/My-Account');
    const table = page.getByRole('table', { name: 'Where you are logged in' });
    expect(await table.getByRole('row').count()).toBeGreaterThanOrEqual(3);
    await page.getByRole('button', { name: 'End all others' }).click();
    await page.getByText(/other sessions? (has|have) ended\./).waitFor();
    expect(await table.getByText('this one').count()).toBe(1);
    await expect.poll(() => table.getByRole('row').count()).toBe(2);
    await other.goto('/My-Account');
    await other.getByRole('heading', { name: 'Login' }).waitFor();
  });

  test.for([
    ['with script', {}],
    ['without script', WITHOUT_SCRIPT],
  ] as const)(
    'from a screen that was left open a customer gives the password first, %s',
    async ([, options], { shop, visits }) => {
      visits.expectErrors(/40[0139]/);
      const other = await visits.pageAs('jp@converter.test');
      const page = await visits.pageAs('jp@converter.test', options);
      await shop.shop.db.execute(sql`update sessions set password_given_at = now() - interval '1 hour'`);
      await page.goto('/My-Account');
      await page.getByRole('button', { name: 'End all others' }).click();
      await page.getByLabel('Your password', { exact: true }).fill('not-mine-2026');
      await page.getByRole('button', { name: 'End now' }).click();
      await page.getByText('This is not your password').waitFor();
      await page.getByLabel('Your password', { exact: true }).fill('press-2026');
      await page.getByRole('button', { name: 'End now' }).click();
      await page.getByText(/other sessions? (has|have) ended\./).waitFor();
      await other.goto('/My-Account');
      await other.getByRole('heading', { name: 'Login' }).waitFor();
    },
  );

  test('a colleague ends one session by its name', async ({ shop, visits }) => {
    const email = await hire(shop);
    const [here, there] = [await visits.visitor(), await visits.visitor()];
    for (const page of [here, there]) {
      await signIn(page, email);
      await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    }
    await here.goto(ACCOUNT);
    await here.getByRole('button', { name: /^End the session on Chrome/ }).click();
    await here.getByText('The session has ended.').waitFor();
    await there.goto('/Administration/Orders');
    await there.getByRole('heading', { name: 'Administration sign-in' }).waitFor();
  });
});

test('no screen of accounts has a fault that axe finds, or scrolls sideways', async ({ shop, visits }) => {
  const email = await hire(shop);
  const page = await visits.visitor();
  await signIn(page, email);
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  const faults: string[] = [];
  const look = async (screen: string) => {
    faults.push(...(await screenFaults(page)).map((fault) => `${screen} ${fault}`));
  };
  await page.goto('/Administration/Staff');
  await look('staff');
  await page.goto(ACCOUNT);
  await look('account');
  await page.getByRole('button', { name: 'Set up a second factor' }).click();
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  await look('set-up');
  const customer = await visits.pageAs('uk@converter.test');
  await customer.goto('/My-Account');
  faults.push(...(await screenFaults(customer)).map((fault) => `my account ${fault}`));
  expect(faults).toEqual([]);
});
