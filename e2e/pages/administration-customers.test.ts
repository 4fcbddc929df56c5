import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { companies } from '#shop/people/accounts/tables.ts';
import { activate, rowOf } from '#shop/people/customers/testing/people.ts';
import { logsIn, messageOf, newAccount, PASSWORD } from '../support/account-form.ts';
import type { BuiltShop } from '../support/built-shop.ts';
import { rowsOf, STAFF } from '../support/counter.ts';
import type { PlainPage } from '../support/plain-page.ts';
import { type PlainVisits, test } from '../support/plain-visits.ts';

const button = (page: PlainPage, name: string) => page.getByRole('button', { name, exact: true });
const badge = (page: PlainPage) => page.getByRole('status').filter({ hasText: /^(✓ )?Saved|Error/ });
/** A pending account created for the test, open in front of a staff member. */
async function waitingAccount(visits: PlainVisits, shop: BuiltShop) {
  const email = await newAccount(shop);
  const page = await visits.pageAs(STAFF);
  const { id, guid, companyId } = await rowOf(shop, email);
  await page.goto(`/Administration/CustomerEdit?id=${guid}`);
  return { email, id, guid, companyId, page };
}

/** The same, active. */
async function activeAccount(visits: PlainVisits, shop: BuiltShop) {
  const account = await waitingAccount(visits, shop);
  await activate(shop, account.email);
  await shop.shop.db
    .update(companies)
    .set({ line1: '8 Sleeve St', line2: 'Unit 2', town: 'Leeds', postcode: 'LS1 1AA' })
    .where(eq(companies.id, account.companyId));
  await account.page.reload();
  return account;
}

test('searches customers and addresses, shows delivery addresses, and a row opens the customer', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Customers');
  await page.getByLabel('Customer or address').fill('sealand court');
  await button(page, 'Search').click();
  await page.getByText('1–1 of 1').waitFor();
  expect(await rowsOf(page, 'Customers')).toEqual([
    [
      '1',
      'Alison Marsh Harbour Label Company Ltd',
      'uk@converter.test',
      'Unit 4, Cobden Works, Dock Road, Merseyside, CH41 1AA, United Kingdom',
      'Yes',
      'Active',
    ],
  ]);
  await page.getByText(/Delivers to Press Hall, Chester, 11 Sealand Court/).waitFor();
  await page.getByRole('link', { name: '1', exact: true }).click();
  await page.getByRole('heading', { name: 'Harbour Label Company Ltd', level: 1 }).waitFor();
  expect(new URL(page.url()).search).toBe('?id=5d82fca6-0471-4aad-b090-be13f28720e2');
});

test('without script search and filter are a form', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Customers');
  await page.getByLabel('Status').selectOption('Inactive');
  await page.getByRole('button', { name: 'Search' }).click();
  expect((await rowsOf(page, 'Customers')).map((row) => row.at(-1))).toEqual(['Inactive', 'Inactive']);
  await page.goto('/Administration/Customers?search=nobody+of+that+name');
  await page.getByText('No matches.').waitFor();
});

test('an account is approved in one of three classes, and may log in (D18)', async ({ visits, shop }) => {
  for (const [name, priceClass] of [
    ['Approve as domestic (class 2)', 2],
    ['Approve as European (class 1)', 1],
    ['Approve as international (class 3)', 3],
  ] as const) {
    const { email, page } = await waitingAccount(visits, shop);
    expect(await logsIn(shop, email)).toBe(false);
    await button(page, name).click();
    await page.getByText('User Activated').waitFor();
    expect(await rowOf(shop, email)).toMatchObject({ status: 'active', priceClass });
    expect(await logsIn(shop, email)).toBe(true);
  }
});

test('an account is approved in its row, once; a second approval changes nothing (D18)', async ({ visits, shop }) => {
  const email = await newAccount(shop);
  const [page, other] = [await visits.pageAs(STAFF), await visits.pageAs(STAFF)];
  for (const each of [page, other]) await each.goto(`/Administration/Customers?search=${email}`);
  await button(page, 'Approve as European (class 1): Tennant Labels Ltd').click();
  await page.getByText('User Activated').waitFor();
  await button(other, 'Approve as domestic (class 2): Tennant Labels Ltd').click();
  await other.getByText('User Already Activated').waitFor();
  expect(await rowOf(shop, email)).toMatchObject({ status: 'active', priceClass: 1 });
  expect(await logsIn(shop, email)).toBe(true);
});

test('an account without a second line shows a dash for it, can be saved unchanged, and none is stored (C7)', async ({
  visits,
  shop,
}) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/CustomerEdit?id=8');
  await expect.poll(() => page.getByLabel('Address line 2').first().inputValue()).toBe('-');
  await page.getByLabel('Company').fill('Polder Etiket Nederland BV');
  await page.getByRole('button', { name: 'Save customer' }).click();
  await page.getByRole('heading', { name: 'Polder Etiket Nederland BV', level: 1 }).waitFor();
  expect((await rowOf(shop, 'inkoop@polderetiket.test')).line2).toBe('');
});

test('an email address of another account is refused next to the field, and the input stays', async ({
  visits,
  shop,
}) => {
  const { page } = await activeAccount(visits, shop);
  await page.getByLabel('Email').fill('DE@converter.test');
  await page.getByLabel('Town/city').fill('York');
  await page.getByRole('button', { name: 'Save customer' }).click();
  await page.getByText('Another account already has this email address.').first().waitFor();
  await expect.poll(() => page.getByLabel('Town/city').inputValue()).toBe('York');
});

test('an account made inactive loses its session at once, and can log in again when active (B10)', async ({
  visits,
  shop,
}) => {
  const { email, page } = await activeAccount(visits, shop);
  const theirs = await visits.visitor();
  await theirs.request.post('/api/user/CreateToken', { data: { Username: email, Password: PASSWORD } });
  await theirs.goto('/My-Account');
  expect(new URL(theirs.url()).pathname).toBe('/My-Account');
  await page.getByLabel('Status: active').uncheck();
  await page.getByRole('button', { name: 'Save customer' }).click();
  await badge(page).waitFor();
  await theirs.goto('/My-Account');
  expect(new URL(theirs.url()).pathname.toLowerCase()).toBe('/login');
  expect(await logsIn(shop, email)).toBe(false);
  await page.getByLabel('Status: active').check();
  await page.getByRole('button', { name: 'Save customer' }).click();
  await page.getByText('Pressline Counter saved customer').nth(1).waitFor();
  expect(await logsIn(shop, email)).toBe(true);
});

test('works without script: the badge stays as a notice, refusals keep the input', async ({ visits, shop }) => {
  const { email, page } = await activeAccount(visits, shop);
  await page.getByLabel('Town/city').fill('');
  await page.getByLabel('Postcode').fill('YO1 7HH');
  await page.getByRole('button', { name: 'Save customer' }).click();
  expect(await messageOf(page, 'Town/city')).toBe('Town/city is required');
  await expect.poll(() => page.getByLabel('Postcode').inputValue()).toBe('YO1 7HH');
  await page.getByLabel('Town/city').fill('York');
  await page.getByRole('button', { name: 'Save customer' }).click();
  await expect.poll(() => badge(page).textContent()).toBe('Saved');
  expect(await rowOf(shop, email)).toMatchObject({ town: 'York', postcode: 'YO1 7HH' });
});

test('a new customer begins with the United Kingdom and is found in the list (D19, D24)', async ({ visits, shop }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Customers');
  await page.getByRole('link', { name: 'Add customer' }).click();
  await page.getByRole('heading', { name: 'New customer' }).waitFor();
  await expect.poll(() => page.getByLabel('Country').inputValue()).toBe('247');
  const typed = {
    'First name': 'Nora',
    'Last name': 'Counter',
    Email: 'nora@added.test',
    Telephone: '441134960000',
    Company: 'Added Labels',
    'Address line 1': '1 Row',
    'Address line 2': 'Door 2',
    'Town/city': 'Leeds',
    Postcode: 'LS1 1AA',
    'New password': 'press-2026-x',
  };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
  await page.getByLabel('Currency').selectOption('Pound sterling');
  await page.getByLabel('Price class').selectOption('2 Domestic');
  await page.getByLabel('Admin contact').selectOption('1 Europe');
  await page.getByLabel('Status: active').check();
  await page.getByRole('button', { name: 'Save customer' }).click();
  await page.getByRole('link', { name: /^\d+$/ }).first().waitFor();
  expect((await rowsOf(page, 'Customers')).map(([, name]) => name)).toEqual(['Nora Counter Added Labels']);
  expect(await rowOf(shop, 'nora@added.test')).toMatchObject({ status: 'active', countryId: 247 });
});

test('an unknown customer is 404', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  for (const id of ['999999', 'nobody', '5d82fca6-0471-4aad-b090-be13f2872000']) {
    expect((await page.goto(`/Administration/CustomerEdit?id=${id}`))?.status()).toBe(404);
    await page.getByRole('heading', { name: 'This customer does not exist' }).waitFor();
  }
});

test('a text changed by mistake is restored, without script too', async ({ visits, shop }) => {
  const { email, id, page } = await activeAccount(visits, shop);
  await page.getByLabel('Company').fill('Mistake Ltd');
  await page.getByRole('button', { name: 'Save customer' }).click();
  expect(await rowOf(shop, email)).toMatchObject({ company: 'Mistake Ltd' });
  await page.goto(`/Administration/Audit?entity=customer&entityId=${id}`);
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByText('The texts and prices have been restored to their values before that change.').waitFor();
  expect((await rowOf(shop, email)).company).toBe('Tennant Labels Ltd');
  await page.getByText('restored customer').waitFor();
});

test('an address is added and edited in place, and the customer has it', async ({ visits, shop }) => {
  const { id, page } = await activeAccount(visits, shop);
  await page.getByText('No delivery addresses yet.').waitFor();
  await page.getByRole('link', { name: 'Add a delivery address' }).click();
  const form = page.getByRole('region', { name: 'Delivery addresses' });
  await form.getByLabel('Contact name').fill('Goods In');
  await form.getByLabel('Address line 1').fill('9 Quay');
  await form.getByRole('button', { name: 'Save address' }).click();
  await form.getByText('Postcode is required', { exact: true }).waitFor();
  await expect.poll(() => form.getByLabel('Contact name').inputValue()).toBe('Goods In');
  await form.getByLabel('Postcode').fill('CH1 4AA');
  await form.getByLabel('Country').selectOption('United Kingdom');
  await form.getByRole('button', { name: 'Save address' }).click();
  await form.getByText('Goods In, 9 Quay, CH1 4AA, United Kingdom').waitFor();
  await form.getByRole('link', { name: 'Edit the address Goods In' }).click();
  await form.getByLabel('Region').fill('Cheshire');
  await form.getByRole('button', { name: 'Save address' }).click();
  await page.getByText('Goods In, 9 Quay, Cheshire, CH1 4AA, United Kingdom').waitFor();
  const answer = await page.request.get(`/api/DeliveryAddress/GetDeliveryAddressByUserID/${id}`);
  expect(await answer.json()).toMatchObject([{ contactName: 'Goods In', deliveryRegion: 'Cheshire', countryID: 247 }]);
});

test("the customer's orders are on the page, with a link to all of them", async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/CustomerEdit?id=1');
  const [newest] = await rowsOf(page, 'Orders (21)');
  expect(newest).toEqual(['MA001137', expect.any(String), '£740.78', 'New', 'Cleared']);
  await page.getByRole('link', { name: 'Complete orders' }).click();
  await page.getByText('Orders of customer 1 only.').waitFor();
  await page.getByText('1–21 of 21').waitFor();
});

test('a company is one page: members, terms, orders, and a note in its history (H7)', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/CustomerEdit?id=1');
  await page.getByRole('link', { name: 'Company: members, orders, documents' }).click();
  await page.getByRole('heading', { name: 'Harbour Label Company Ltd', level: 1 }).waitFor();
  await page.getByRole('row', { name: /Alison Marsh.*Manager.*No limit.*Active/s }).waitFor();
  await page.getByRole('heading', { name: 'Customer part numbers (0)' }).waitFor();
  await page.getByLabel('About').selectOption('Alison Marsh');
  await page.getByLabel('Note', { exact: true }).fill(`Rings before ten, without script.`);
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('listitem').getByText(`Rings before ten, without script.`).first().waitFor();
  await page.getByRole('link', { name: 'Complete orders' }).click();
  await page.getByText('Orders of the company 1.').waitFor();
  await expect.poll(() => page.getByRole('cell', { name: 'Harbour Label Company Ltd' }).count()).toBeGreaterThan(0);
});

test('an unknown company has no page (H7)', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  const answer = await page.goto('/Administration/Company?id=999999');
  expect(answer?.status()).toBe(404);
});
