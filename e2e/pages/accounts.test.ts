import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { companies } from '#shop/people/accounts/tables.ts';
import { activate, rowOf } from '#shop/people/customers/testing/people.ts';
import { invited, putMember } from '#shop/people/companies/testing/members.ts';
import { addStaff } from '#shop/people/staff/add-staff.ts';
import { OPERATOR } from '#shop/people/staff/staff-account.ts';
import { codeOf } from '#shop/people/identity/testing/colleagues.ts';
import { storedPasskey } from '#shop/people/identity/testing/stored-passkey.ts';
import { settings } from '#shop/base/settings/tables.ts';
import { fillAccount, messageOf, newAccount, PASSWORD } from '../support/account-form.ts';
import { fillBasket, parts } from '../support/basket.ts';
import type { BuiltShop } from '../support/built-shop.ts';
import { STAFF } from '../support/counter.ts';
import type { PlainPage } from '../support/plain-page.ts';
import { test } from '../support/plain-visits.ts';

const UK = 'uk@converter.test';
const DE = 'de@converter.test';
const STAFF_PASSWORD = 'yellow-doctor-blade';
const SECURITY = '/Account-Security';
const STAFF_ACCOUNT = '/Administration/My-Account';

let hired = 0;

/** A staff member created for the test. */
async function hire({ shop: { db } }: BuiltShop): Promise<string> {
  hired += 1;
  const email = `mabel.${hired}@pressline.test`;
  await addStaff({ name: `Mabel ${hired}`, email, password: STAFF_PASSWORD }, { db, now: new Date(), by: OPERATOR });
  return email;
}

async function signIn(page: PlainPage, email: string): Promise<void> {
  await page.goto('/Administration');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** An authorised customer, created for the test. */
async function buyer(shop: BuiltShop): Promise<string> {
  const email = await newAccount(shop);
  await activate(shop, email);
  return email;
}

async function logIn(page: PlainPage, email: string, at = '/LogIn'): Promise<void> {
  await page.goto(at);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** As if the password had been entered an hour ago, in every session. */
async function anHourPasses({ shop: { db } }: BuiltShop): Promise<void> {
  await db.execute(sql`update sessions set password_given_at = now() - interval '1 hour'`);
}

/** As if the half minute of the used code were over. */
async function theCodeMoves({ shop: { db } }: BuiltShop): Promise<void> {
  await db.execute(sql`update second_factors set last_step = last_step - 5`);
}

async function askStaffForSecondFactor({ shop }: BuiltShop, staffSecondFactor: boolean) {
  await shop.db.update(settings).set({ staffSecondFactor });
  await shop.refreshHot();
}

test('a colleague sets up a second factor, signs in with it and turns it off', async ({ shop, visits }) => {
  const email = await hire(shop);
  const page = await visits.visitor();
  await signIn(page, email);
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click();
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');

  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('This is not the current code').first().waitFor();
  expect((await page.locator('code').textContent())?.replaceAll(' ', ''), 'what was scanned still counts').toBe(secret);
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, new Date()));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  const recoveryCodes = await page.locator('li code').allTextContents();
  expect(recoveryCodes).toHaveLength(10);

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('heading', { name: 'Administration login' }).waitFor();
  await signIn(page, email);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('The code is incorrect.').waitFor();
  await theCodeMoves(shop);
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, new Date()));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();

  await page.goto(STAFF_ACCOUNT);
  await page.getByText('On. Recovery codes left: 10.').waitFor();
  await page.getByLabel('Your password', { exact: true }).fill(STAFF_PASSWORD);
  await page.getByLabel('Code', { exact: true }).fill(recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Turn off two-factor authentication' }).click();
  await page.getByText('Two-factor authentication is off.').waitFor();
});

test('the password is required again before settings are saved, and no input is lost', async ({ shop, visits }) => {
  const page = await visits.pageAs(STAFF);
  await anHourPasses(shop);
  await page.goto('/Administration/Settings');
  await page.getByLabel('Minimum spend').fill('55.00');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Please enter your password again to do this.').first().waitFor();
  await page.getByLabel('Your password', { exact: true }).fill('another-one-9');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('The password is incorrect').first().waitFor();
  expect(await page.content(), 'no answer holds a password (D19)').not.toContain('another-one-9');
  await page.getByLabel('Your password', { exact: true }).fill('counter-2026');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.goto('/Administration/Settings');
  await expect.poll(() => page.getByLabel('Minimum spend').inputValue()).toBe('55.00');
  await expect.poll(() => page.getByLabel('Your password', { exact: true }).count()).toBe(0);
});

test('a customer sees their sessions and ends the others', async ({ visits }) => {
  const other = await visits.pageAs('de@converter.test');
  const page = await visits.pageAs('de@converter.test');
  await page.goto('/My-Account');
  const table = page.getByRole('table', { name: 'Where you are logged in' });
  await expect.poll(() => table.getByRole('row').count()).toBeGreaterThanOrEqual(3);
  await page.getByRole('button', { name: 'End all others' }).click();
  await page.getByText(/other sessions? (has|have) ended\./).waitFor();
  await expect.poll(() => table.getByText('this device').count()).toBe(1);
  await expect.poll(() => table.getByRole('row').count()).toBe(2);
  await other.goto('/My-Account');
  await other.getByRole('heading', { name: 'Login' }).waitFor();
});

test('from a screen that was left open, a customer has to enter the password first', async ({ shop, visits }) => {
  const other = await visits.pageAs('jp@converter.test');
  const page = await visits.pageAs('jp@converter.test');
  await anHourPasses(shop);
  await page.goto('/My-Account');
  await page.getByRole('button', { name: 'End all others' }).click();
  await page.getByLabel('Your password', { exact: true }).fill('not-mine-2026');
  await page.getByRole('button', { name: 'End now' }).click();
  await page.getByText('The password is incorrect').waitFor();
  await page.getByLabel('Your password', { exact: true }).fill('press-2026');
  await page.getByRole('button', { name: 'End now' }).click();
  await page.getByText(/other sessions? (has|have) ended\./).waitFor();
  await other.goto('/My-Account');
  await other.getByRole('heading', { name: 'Login' }).waitFor();
});

test('a colleague ends one session by its name', async ({ shop, visits }) => {
  const email = await hire(shop);
  const [here, there] = [await visits.visitor(), await visits.visitor()];
  for (const page of [here, there]) {
    await signIn(page, email);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  }
  await here.goto(STAFF_ACCOUNT);
  await here.getByRole('button', { name: /^End the session on Chrome/ }).click();
  await here.getByText('The session has ended.').waitFor();
  await there.goto('/Administration/Orders');
  await there.getByRole('heading', { name: 'Administration login' }).waitFor();
});

test('a customer sets up a second factor, logs in with it and turns it off (D43)', async ({ shop, visits }) => {
  const email = await buyer(shop);
  const page = await visits.visitor();
  await logIn(page, email);
  await page.getByRole('heading', { name: /^Hello/ }).waitFor();
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
  const [recoveryCode = ''] = await page.locator('li code').allTextContents();

  const other = await visits.visitor();
  await logIn(other, email, '/login?next=/Order-History');
  await other.getByLabel('Code', { exact: true }).fill('000000');
  await other.getByRole('button', { name: 'Confirm' }).click();
  await other.getByText('The code is incorrect.').waitFor();
  await theCodeMoves(shop);
  await other.getByLabel('Code', { exact: true }).fill(codeOf(secret, new Date()));
  await other.getByRole('button', { name: 'Confirm' }).click();
  await other.waitForURL(({ pathname }) => pathname === '/Order-History');

  await page.goto(SECURITY);
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Code', { exact: true }).fill(recoveryCode);
  await page.getByRole('button', { name: 'Turn off two-factor authentication' }).click();
  await page.getByText('Two-factor authentication is off.').waitFor();
});

test('staff help a customer who has lost the phone, in CustomerEdit', async ({ shop, visits }) => {
  const { id } = await rowOf(shop, await buyer(shop));
  await storedPasskey(shop.shop.db, { customerId: id });
  const staff = await visits.pageAs(STAFF);
  await staff.goto(`/Administration/CustomerEdit?id=${id}`);
  await staff.getByText('Two-factor authentication: off. One passkey.').waitFor();
  await staff.getByRole('button', { name: 'Remove two-factor authentication and passkeys' }).click();
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: 'Remove two-factor authentication and passkeys' })
    .click();
  await staff.getByText('Two-factor authentication and passkeys removed.').waitFor();
});

test('a store that requires a second factor sends a colleague without one to its setup, before anything else (D43)', async ({
  shop,
  visits,
}) => {
  const email = await hire(shop);
  await askStaffForSecondFactor(shop, true);
  try {
    const page = await visits.visitor();
    await signIn(page, email);
    await page.getByText('Staff must use two-factor authentication here.').waitFor();
    await page.goto('/Administration/Orders');
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
    await page.getByRole('button', { name: 'Set up two-factor authentication' }).click();
    await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, new Date()));
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    await page.goto('/Administration/Orders');
    await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
  } finally {
    await askStaffForSecondFactor(shop, false);
  }
});

test('an invitation opened in another account’s session asks its user to log out (H2)', async ({ shop, visits }) => {
  const { token, email } = await invited(shop, { companyId: 1, by: 1 });
  const page = await visits.pageAs('us@converter.test');
  await page.goto(`/Company/Join?token=${token}`);
  await page.getByText(`You are logged in with another account. To join as ${email}, log out first`).waitFor();
  await expect.poll(() => page.getByLabel('New password').count()).toBe(0);
});

test('a member is suspended, also without script, and the list says so (H2)', async ({ shop, visits }) => {
  const member = await putMember(shop, { id: 1 }, 'buyer');
  const page = await visits.pageAs(UK);
  await page.goto(`/Company/Members?change=${member.id}`);
  await page.getByLabel('Suspended: the member cannot log in').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('row', { name: member.email }).getByText('Suspended').waitFor();
});

test('the dashboard greets by name, has the five links, the banners and the first four parts of three categories (A23)', async ({
  visits,
}) => {
  const page = await visits.pageAs(UK);
  await page.goto('/Dashboard');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Hello, Alison Marsh');
  const shortcuts = page.getByRole('navigation', { name: 'Your shortcuts' }).getByRole('link');
  expect(await shortcuts.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/Manuals',
    '/search',
    '/Order-History',
    '/Edit-Account',
    '/Delivery-Addresses',
  ]);
  await expect.poll(() => page.getByRole('link', { name: /^Tesa Tape/ }).count()).toBeGreaterThan(0);
  for (const category of ['Tesa Tape', 'Consumables', 'Performance Series']) {
    const shelf = page.getByRole('region', { name: category, exact: true });
    await expect.poll(() => shelf.getByRole('listitem').count()).toBe(4);
    await expect.poll(() => shelf.getByText(/^£\d/).count()).toBe(4);
  }
});

test('My Account shows the details, the last orders and links to everything else', async ({ visits }) => {
  const page = await visits.pageAs(UK);
  await page.goto('/My-Account');
  const main = await page.getByRole('main').textContent();
  for (const text of ['Harbour Label Company Ltd', 'uk@converter.test', '£ Pound sterling'])
    expect(main).toContain(text);
  await page.getByRole('link', { name: 'All orders' }).click();
  await page.waitForURL(/order-history/i);
});

test('another currency reprices the basket (D19)', async ({ visits, shop }) => {
  const page = await visits.pageAs('uk@converter.test');
  await page.goto('/Dashboard');
  await expect.poll(() => page.getByRole('region', { name: 'Tesa Tape', exact: true }).textContent()).toContain('£');
  await page.goto('/Edit-Account');
  await page.getByLabel('Currency').selectOption({ label: '$ US dollar' });
  await page.getByLabel('Password', { exact: true }).fill('press-2026');
  await page.getByLabel('Repeat password').fill('press-2026');
  await page.getByRole('button', { name: 'Save account' }).click();
  expect(page.url()).toMatch(/account-edited/i);
  await page.goto('/Dashboard');
  await expect.poll(() => page.getByRole('region', { name: 'Tesa Tape', exact: true }).textContent()).toContain('$');
  await shop.shop.db.update(companies).set({ currencyId: 2 }).where(eq(companies.id, 1));
});

test('an address is added, and an error keeps the input (A25, C4)', async ({ visits }) => {
  const page = await visits.pageAs('de@converter.test');
  await page.goto('/Delivery-Address-Edit');
  await page.getByLabel('Contact name').fill('Lager Ost');
  await page.getByLabel('Address line 1').fill('Am Hafen 3');
  await page.getByLabel('Address line 2').fill('Tor 2');
  await page.getByLabel('Postcode').fill('01067');
  await page.getByLabel('Country').selectOption({ label: 'Germany' });
  await page.getByRole('button', { name: 'Save address' }).click();
  expect(await messageOf(page, 'Region')).toBe('Region is required');
  await expect.poll(() => page.getByLabel('Contact name').inputValue()).toBe('Lager Ost');
  await page.getByLabel('Region').fill('Sachsen');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect.poll(() => page.locator('tbody tr').first().textContent()).toContain('Lager Ost');
  expect((await page.goto('/Delivery-Address-Edit?id=abc')).status()).toBe(400);
});

test('two windows edit one address: the later one sees the current values', async ({ visits }) => {
  const [first, second] = [await visits.pageAs(UK), await visits.pageAs(UK)];
  for (const page of [first, second]) await page.goto('/Delivery-Address-Edit?id=2');
  await first.getByLabel('Contact name').fill('Night shift');
  await first.getByRole('button', { name: 'Save address' }).click();
  await first.getByText('The delivery address has been saved.').waitFor();

  await second.getByLabel('Contact name').fill('Early shift');
  await second.getByRole('button', { name: 'Save address' }).click();
  await second.getByText('The saved address is now: Night shift').waitFor();
  await expect.poll(() => second.getByLabel('Contact name').inputValue()).toBe('Early shift');
  await second.getByRole('button', { name: 'Save address' }).click();
  await second.getByText('The delivery address has been saved.').waitFor();
  await expect.poll(() => second.locator('tbody tr').first().textContent()).toContain('Early shift');
});

test('an order is found in the history by its PO number, and the search can be linked (A26)', async ({ visits }) => {
  const page = await visits.pageAs(UK);
  await page.goto('/Order-History');
  const wanted = page.locator('tbody tr').nth(2);
  const [number, poNumber] = [await wanted.locator('th').innerText(), await wanted.locator('td').nth(2).innerText()];
  await page.getByLabel('Search your orders').fill(poNumber);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await page.getByText('1 order with').waitFor();
  await expect.poll(() => page.locator('tbody th').allInnerTexts()).toEqual([number]);
  expect(new URL(page.url()).searchParams.get('search')).toBe(poNumber);
  await page.getByRole('link', { name: 'Show all orders' }).click();
  await page.getByText('21 orders').waitFor();
  await expect.poll(() => page.getByLabel('Search your orders').inputValue()).toBe('');
});

test('a search without results says so, and links back', async ({ visits }) => {
  const page = await visits.pageAs(UK);
  await page.goto('/Order-History?search=no-such-part');
  await page.getByText('No orders with “no-such-part”').waitFor();
  await page.getByRole('link', { name: 'Show all orders' }).click();
  await page.locator('tbody tr').first().waitFor();
});

test('the history has number, address, date and PO number, newest first, and links to the order (A26)', async ({
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
  await expect
    .poll(() => page.locator('tbody tr').first().locator('td').nth(0).textContent())
    .toBe('Goods In, Birkenhead, Unit 4, Cobden Works, Merseyside');
  await expect
    .poll(() => page.locator('tbody tr').first().locator('td').nth(1).textContent())
    .toMatch(/^\d\d-\d\d-\d{4}$/);
  await page.locator('tbody th a').first().click();
  await page.waitForURL(/customer-order\/?\?id=\d+/i);
});

test('a missing page of the history links to the first', async ({ visits }) => {
  const page = await visits.pageAs(UK);
  await page.goto('/Order-History?page=99');
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await page.locator('tbody tr').first().waitFor();
});

test('a customer without orders reads what will be here', async ({ visits, shop }) => {
  const page = await visits.visitor();
  const email = await newAccount(shop);
  const { guid } = await rowOf(shop, email);
  await page.request.post('/api/activate/gr', { data: { userType: 'd', userGuid: guid } });
  await page.request.post('/api/user/CreateToken', { data: { Username: email, Password: PASSWORD } });
  await page.goto('/Order-History');
  await expect.poll(() => page.getByRole('main').textContent()).toContain('No orders yet');
  await page.goto('/Delivery-Addresses');
  await expect.poll(() => page.getByRole('main').textContent()).toContain('No delivery addresses yet');
  await page.goto('/My-Account');
  await expect.poll(() => page.getByRole('main').textContent()).toContain('No orders yet');
});

test('a registration with an error keeps its input, but no password, and is then created (A20, C2)', async ({
  visits,
  shop,
}) => {
  const page = await visits.visitor();
  await page.goto('/Create-Account');
  const { 'Email address': email } = await fillAccount(page, { 'Telephone number': '+44 113' });
  await page.getByLabel('Mailing List').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  expect(await messageOf(page, 'Telephone number')).toBe('Please enter only numbers');
  await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe(email);
  await expect.poll(() => page.getByLabel('Mailing List').isChecked()).toBe(true);
  await expect.poll(() => page.getByLabel('Country').inputValue()).toBe('247');
  await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  expect(await page.content()).not.toContain(PASSWORD);
  await page.getByLabel('Telephone number').fill('441134960000');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  expect(page.url()).toMatch(/account-created/i);
  expect((await rowOf(shop, email ?? '')).subscribed).toBe(true);
});

test('opening an activation link changes nothing; the button does (A22, D18)', async ({ visits, shop }) => {
  const email = await newAccount(shop);
  const { guid } = await rowOf(shop, email);
  const plain = await visits.visitor();
  await plain.goto(`/Activate?d=${guid}`);
  expect((await rowOf(shop, email)).status).toBe('waiting');
  await plain.getByRole('button', { name: 'Activate' }).click();
  await expect.poll(() => plain.getByRole('main').textContent()).toContain('User Activated');
  expect(await rowOf(shop, email)).toMatchObject({ status: 'active', priceClass: 2 });
});

test('a closed account, an unknown guid and a missing one are not activated (A22)', async ({ visits }) => {
  const page = await visits.visitor();
  for (const query of [
    '?d=0f20199a-aa51-4f25-9e37-934b15db5644', // closed by staff
    '?e=00000000-0000-4000-8000-000000000000',
    '?i=mistyped',
    '',
  ]) {
    await page.goto(`/Activate${query}`);
    if (query !== '') await page.getByRole('button', { name: 'Activate' }).click();
    await page.getByRole('alert').getByText('User Could Not Be Activated').waitFor();
  }
});

test('a forgotten password gets the same answer with an account and without (A21, D20)', async ({ visits }) => {
  const page = await visits.visitor();
  for (const email of [UK, 'nobody@converter.test']) {
    await page.goto('/Forgot-Password');
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send password reset' }).click();
    await page.getByRole('heading', { name: 'Password link sent' }).waitFor();
    await expect
      .poll(() => page.getByRole('main').textContent())
      .toContain('If an account exists for that email address');
  }
});

test('the dashboard begins with the last orders and parts to reorder; one press adds them to the basket', async ({
  shop,
  visits,
}) => {
  const page = await visits.pageAs(UK);
  await fillBasket(page, shop.url, []);
  await page.goto('/Dashboard');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings).toEqual(expect.arrayContaining(['Open orders', 'Buy again']));
  await expect
    .poll(() => page.getByRole('table', { name: 'Open orders' }).locator('tbody tr').count())
    .toBeGreaterThan(0);
  const again = page.getByRole('region', { name: 'Buy again' }).getByRole('listitem').first();
  const number = await again.getByRole('link').innerText();
  await again.getByRole('button', { name: /^Add \d+ to basket: / }).click();
  await page.waitForURL('**/Basket/');
  await page.getByRole('rowheader').filter({ hasText: number }).waitFor();
});

test('the history shows an order’s parts, shows matching ones first, and can be exported', async ({ visits }) => {
  const page = await visits.pageAs(UK);
  await page.goto('/Order-History');
  await page.getByLabel('Search your orders').fill('doctor blade');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await page.getByText('with “doctor blade”').waitFor();
  const items = page.locator('tbody tr').first().locator('td').nth(3);
  await expect.poll(() => items.innerText()).toMatch(/DB-/);
  const file = await page.request.get(
    (await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')) ?? '',
  );
  expect(file.headers()['content-disposition']).toMatch(/order-history-\d{4}-\d\d-\d\d\.csv/);
});

test('the checkout preselects the default address; without one, the newest', async ({ shop, visits }) => {
  const page = await visits.pageAs(DE);
  await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
  await page.goto('/Delivery-Addresses');
  const names = await page.locator('tbody th').allInnerTexts();
  const [newest, other] = [names[0] ?? '', names[1] ?? ''];
  await page.getByRole('button', { name: `Make default: ${other}` }).click();
  await page.getByText(`The default delivery address is now ${other}.`).waitFor();
  await page.goto('/Checkout');
  await expect.poll(() => page.getByLabel('Deliver to').locator('option:checked').textContent()).toContain(other);
  await page.goto('/Delivery-Addresses');
  await page.getByRole('button', { name: `Remove as default: ${other}` }).click();
  await page.getByText('starts with the address you saved last').waitFor();
  await page.goto('/Checkout');
  await expect.poll(() => page.getByLabel('Deliver to').locator('option:checked').textContent()).toContain(newest);
});

test('a delivery address is deleted only after a confirmation', async ({ visits }) => {
  const page = await visits.pageAs('fr@converter.test');
  await page.goto('/Delivery-Address-Edit');
  const name = 'Quai Plain';
  for (const [label, text] of Object.entries({
    'Contact name': name,
    'Address line 1': '8 rue du Cliché',
    'Address line 2': 'Cour',
    Region: 'Isère',
    Postcode: '38200',
  }))
    await page.getByLabel(label).fill(text);
  await page.getByLabel('Country').selectOption({ label: 'France' });
  await page.getByRole('button', { name: 'Save address' }).click();
  const row = page.getByRole('rowheader', { name });
  await row.waitFor();
  await page.getByRole('link', { name: `Delete the address of ${name}` }).click();
  await page.getByText('Past orders keep it.').waitFor();
  await page.getByRole('link', { name: 'Keep it' }).click();
  await row.waitFor();
  await page.getByRole('link', { name: `Delete the address of ${name}` }).click();
  await page.getByRole('button', { name: 'Delete this address' }).click();
  await page.getByText('The delivery address has been deleted.').waitFor();
  await expect.poll(() => row.count()).toBe(0);
});

test('without script, the page warns that a form may be lost, and then that nothing was sent (D14)', async ({
  visits,
}) => {
  const page = await visits.pageAs('uk@converter.test');
  await page.goto('/Delivery-Address-Edit');
  await page.getByText('Without JavaScript, your input is lost').waitFor();
  await page.getByLabel('Contact name').fill('Zoë Ward');
  await page.context().clearCookies({ name: 'token' });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your session has expired, so nothing was sent.').waitFor();
  await page.getByLabel('Email address').fill('uk@converter.test');
  await page.getByLabel('Password').fill('press-2026');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.poll(() => page.getByLabel('Contact name').inputValue()).toBe('');
});
