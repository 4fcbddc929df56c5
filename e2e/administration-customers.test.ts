import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { customers } from '#shop/accounts/tables.ts';
import { accountOf, logsIn, messageOf, newAccount, PASSWORD } from './support/account-form.ts';
import { newestChange, rowsOf, STAFF } from './support/counter.ts';
import { test, type ShopInBrowser, type Visits } from './support/shop-in-browser.ts';

const NO_SCRIPT = { javaScriptEnabled: false };
const REFUSED = /Failed to load resource/;
const badge = (page: Page) => page.getByRole('status').filter({ hasText: /^(✓ )?Saved|Error/ });

/** An account of the test's own that waits, and staff looking at it. */
async function waitingAccount(visits: Visits, shop: ShopInBrowser, options = {}) {
  const email = await newAccount(shop);
  const page = await visits.pageAs(STAFF, options);
  const { id, guid } = await accountOf(shop, email);
  await page.goto(`/Administration/CustomerEdit?id=${guid}`);
  return { email, id, guid, page };
}

/** The same, active. */
async function activeAccount(visits: Visits, shop: ShopInBrowser, options = {}) {
  const account = await waitingAccount(visits, shop, options);
  await shop.shop.db
    .update(customers)
    .set({ status: 'active', priceClass: 2, line1: '8 Sleeve St', line2: 'Unit 2', town: 'Leeds', postcode: 'LS1 1AA' })
    .where(eq(customers.id, account.id));
  await account.page.goto(account.page.url());
  return account;
}

describe('the list (E10)', () => {
  test('searches customers and addresses, shows where goods go, and a row leads to the customer', async ({
    visits,
  }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Customers');
    await page.getByLabel('Customer or address').fill('sealand court');
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
    await page.getByText('uk@converter.test').click();
    await page.getByRole('heading', { name: 'Harbour Label Company Ltd', level: 1 }).waitFor();
    expect(new URL(page.url()).search).toBe('?id=5d82fca6-0471-4aad-b090-be13f28720e2');
  });

  test('without script search and filter are a form', async ({ visits }) => {
    const page = await visits.pageAs(STAFF, NO_SCRIPT);
    await page.goto('/Administration/Customers');
    await page.getByLabel('Status').selectOption('Inactive');
    await page.getByRole('button', { name: 'Search' }).click();
    expect((await rowsOf(page, 'Customers')).map((row) => row.at(-1))).toEqual(['Inactive', 'Inactive']);
  });

  test('nothing found says so', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Customers?search=nobody+of+that+name');
    await page.getByText('Nothing here matches.').waitFor();
  });
});

describe('approving an account (D18, B10)', () => {
  test.for([
    ['Approve as domestic (class 2)', 2],
    ['Approve as Europe (class 1)', 1],
    ['Approve as international (class 3)', 3],
  ] as const)('%s: in one step they may log in', async ([name, priceClass], { visits, shop }) => {
    const { email, id, page } = await waitingAccount(visits, shop);
    expect(await logsIn(shop, email)).toBe(false);
    await page.getByRole('button', { name }).click();
    const outcome = page.getByRole('status').filter({ hasText: 'User Activated' });
    await outcome.waitFor();
    await expect.poll(() => outcome.evaluate((notice) => notice === document.activeElement)).toBe(true);
    expect(await accountOf(shop, email)).toMatchObject({ status: 'active', priceClass });
    expect(await logsIn(shop, email)).toBe(true);
    expect(await newestChange(shop, 'customer', id)).toMatchObject({ action: 'activated' });
    await expect.poll(() => page.getByLabel('Price class').inputValue()).toBe(String(priceClass));
    expect(await page.getByLabel('Status: active').isChecked()).toBe(true);
  });

  test('works without script', async ({ visits, shop }) => {
    const { email, page } = await waitingAccount(visits, shop, NO_SCRIPT);
    await page.getByRole('button', { name: 'Approve as Europe (class 1)' }).click();
    await page.getByText('User Activated').waitFor();
    expect(await accountOf(shop, email)).toMatchObject({ status: 'active', priceClass: 1 });
  });

  test('waits until unsaved changes are saved', async ({ visits, shop }) => {
    const { page } = await waitingAccount(visits, shop);
    await page.getByLabel('Town/city').fill('York');
    const button = page.getByRole('button', { name: 'Approve as domestic (class 2)' });
    await expect.poll(() => button.isDisabled()).toBe(true);
    await page.getByLabel('Town/city').fill('');
    await expect.poll(() => button.isDisabled()).toBe(false);
  });
});

describe('saving a customer (E11, C7, D19)', () => {
  test('"Saved" appears for three seconds, and the customer sees the change', async ({ visits, shop }) => {
    const { email, id, page } = await activeAccount(visits, shop);
    await page.getByLabel('Company').fill('Renamed Labels Ltd');
    await page.getByLabel('Partner').check();
    await page.getByRole('button', { name: 'Save customer' }).click();
    await badge(page).waitFor();
    await page.getByRole('heading', { name: 'Renamed Labels Ltd', level: 1 }).waitFor();
    expect(await accountOf(shop, email)).toMatchObject({ company: 'Renamed Labels Ltd', partner: true });
    expect(await newestChange(shop, 'customer', id)).toMatchObject({
      action: 'saved',
      after: { company: 'Renamed Labels Ltd', partner: true },
    });
    await badge(page).waitFor({ state: 'hidden' });
    expect(await logsIn(shop, email)).toBe(true); // the blank password changed nothing
  });

  test('what is missing is said beside its field when one leaves it, and all of it on saving', async ({
    visits,
    shop,
  }) => {
    visits.expectErrors(REFUSED);
    const { page } = await waitingAccount(visits, shop);
    await page.getByLabel('First name').fill('');
    await page.getByLabel('Last name').focus();
    expect(await messageOf(page, 'First name')).toBe('First name is required');
    await page.getByRole('button', { name: 'Save customer' }).click();
    await page.getByText('Address line 1 is required').waitFor();
    const messages = {
      'Address line 1': 'Address line 1 is required',
      'Town/city': 'Town/city is required',
      Postcode: 'Postcode is required',
      'Price class': 'Price class is required',
    };
    for (const [label, message] of Object.entries(messages)) expect(await messageOf(page, label)).toBe(message);
    expect(await badge(page).textContent()).toBe('Error First name is required');
    expect(await page.locator(':focus').getAttribute('name')).toBe('firstName');
    await page.getByLabel('First name').fill('Ada');
    expect(await messageOf(page, 'First name')).toBeNull();
  });

  test('an account without a second line shows a dash for it, is saved as it is, and none is stored (C7)', async ({
    visits,
    shop,
  }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/CustomerEdit?id=8');
    expect(await page.getByLabel('Address line 2').first().inputValue()).toBe('-');
    await page.getByLabel('Company').fill('Polder Etiket Nederland BV');
    await page.getByRole('button', { name: 'Save customer' }).click();
    await page.getByRole('heading', { name: 'Polder Etiket Nederland BV', level: 1 }).waitFor();
    expect((await accountOf(shop, 'inkoop@polderetiket.test')).line2).toBe('');
  });

  test('an e-mail address of another account is refused beside the field, and what was typed stays', async ({
    visits,
    shop,
  }) => {
    visits.expectErrors(REFUSED);
    const { page } = await activeAccount(visits, shop);
    await page.getByLabel('Email').fill('DE@converter.test');
    await page.getByLabel('Town/city').fill('York');
    await page.getByRole('button', { name: 'Save customer' }).click();
    await page.getByText('Another account has this email address.').first().waitFor();
    expect(await page.getByLabel('Town/city').inputValue()).toBe('York');
  });

  test('an account that is made inactive loses its session at once, and gets it back when active (B10)', async ({
    visits,
    shop,
  }) => {
    visits.expectErrors(REFUSED);
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

  test('works without script: the badge stays as a notice, refusals keep what was typed', async ({ visits, shop }) => {
    visits.expectErrors(REFUSED);
    const { email, page } = await activeAccount(visits, shop, NO_SCRIPT);
    await page.getByLabel('Town/city').fill('');
    await page.getByLabel('Postcode').fill('YO1 7HH');
    await page.getByRole('button', { name: 'Save customer' }).click();
    expect(await messageOf(page, 'Town/city')).toBe('Town/city is required');
    expect(await page.getByLabel('Postcode').inputValue()).toBe('YO1 7HH');
    await page.getByLabel('Town/city').fill('York');
    await page.getByRole('button', { name: 'Save customer' }).click();
    expect(await badge(page).textContent()).toBe('Saved');
    expect(await accountOf(shop, email)).toMatchObject({ town: 'York', postcode: 'YO1 7HH' });
  });

  test('a new customer begins with the United Kingdom and is found in the list (D19, D24)', async ({
    visits,
    shop,
  }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Customers');
    await page.getByRole('link', { name: 'Add customer' }).click();
    await page.getByRole('heading', { name: 'New customer' }).waitFor();
    expect(await page.getByLabel('Country').inputValue()).toBe('247');
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
    expect(await accountOf(shop, 'nora@added.test')).toMatchObject({ status: 'active', countryId: 247 });
  });

  test('an unknown customer is 404', async ({ visits }) => {
    visits.expectErrors(REFUSED);
    const page = await visits.pageAs(STAFF);
    for (const id of ['999999', 'nobody', '5d82fca6-0471-4aad-b090-be13f2872000']) {
      expect((await page.goto(`/Administration/CustomerEdit?id=${id}`))?.status()).toBe(404);
      await page.getByRole('heading', { name: 'There is no such customer' }).waitFor();
    }
  });
});

describe('two people at once', () => {
  test('the later save is refused with both versions; nothing typed is lost, and saving again keeps it', async ({
    visits,
    shop,
  }) => {
    visits.expectErrors(REFUSED);
    const { email, guid, page } = await activeAccount(visits, shop);
    const other = await visits.pageAs(STAFF);
    await other.goto(`/Administration/CustomerEdit?id=${guid}`);
    await other.getByLabel('Company').fill('Theirs Ltd');
    await other.getByLabel('Postcode').fill('TH1 1TH');
    await other.getByRole('button', { name: 'Save customer' }).click();
    await badge(other).waitFor();

    await page.getByLabel('Company').fill('Mine Ltd');
    await page.getByRole('button', { name: 'Save customer' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Somebody else saved this meanwhile' });
    await notice
      .getByText(/Pressline Counter saved it, after you opened this page, on \d\d-\d\d-\d{4} \d\d:\d\d/)
      .waitFor();
    expect(await notice.getByRole('row', { name: /Company/ }).innerText()).toMatch(/Theirs Ltd\s+Mine Ltd/);
    expect(await accountOf(shop, email)).toMatchObject({ company: 'Theirs Ltd' });
    expect(await page.getByLabel('Company').inputValue()).toBe('Mine Ltd');

    await notice.getByRole('row', { name: /Postcode .* TH1 1TH .* Now in your form/ }).waitFor();
    expect(await page.getByLabel('Postcode').inputValue()).toBe('TH1 1TH');
    await page.getByRole('button', { name: 'Save customer' }).click();
    await page.getByRole('heading', { name: 'Mine Ltd', level: 1 }).waitFor();
    expect(await accountOf(shop, email)).toMatchObject({ company: 'Mine Ltd', postcode: 'TH1 1TH' });
  });
});

describe('putting back (E16)', () => {
  test('a text that was changed by mistake is what it was, without script too', async ({ visits, shop }) => {
    const { email, id, page } = await activeAccount(visits, shop, NO_SCRIPT);
    await page.getByLabel('Company').fill('Mistake Ltd');
    await page.getByRole('button', { name: 'Save customer' }).click();
    expect(await accountOf(shop, email)).toMatchObject({ company: 'Mistake Ltd' });
    await page.goto(`/Administration/Audit?entity=customer&entityId=${id}`);
    await page.getByRole('button', { name: 'Put back' }).click();
    await page.getByText('The texts and prices are what they were before that change.').waitFor();
    expect((await accountOf(shop, email)).company).toBe('Tennant Labels Ltd');
    await page.getByText('put back customer').waitFor();
  });
});

describe('unsaved changes', () => {
  test('are not left without being asked: stay keeps them, leave drops them', async ({ visits, shop }) => {
    const { email, page } = await activeAccount(visits, shop);
    await page.getByLabel('Company').fill('Half Typed');
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Not saved yet' });
    await question.getByRole('button', { name: 'Stay on this page' }).click();
    expect(await page.getByLabel('Company').inputValue()).toBe('Half Typed');
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await page.getByRole('heading', { name: 'Orders', exact: true }).waitFor();
    expect((await accountOf(shop, email)).company).not.toBe('Half Typed');
  });

  test('typing and taking it back is no change, and a reload asks only while there is one', async ({
    visits,
    shop,
  }) => {
    const { page } = await activeAccount(visits, shop);
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    const before = await page.getByLabel('Company').inputValue();
    const unsaved = page.getByText('Changes not saved yet');
    await page.getByLabel('Company').fill('Other');
    await unsaved.waitFor();
    await page.getByLabel('Company').fill(before);
    await unsaved.waitFor({ state: 'hidden' });
    await page.goto(page.url());
    expect(asked).toEqual([]);
    await page.getByLabel('Company').fill('Other');
    await unsaved.waitFor();
    await page.goto(page.url());
    expect(asked).toEqual(['beforeunload']);
  });
});

describe('delivery addresses and orders of a customer (E18)', () => {
  test('an address is added and changed where it stands, and the customer has it', async ({ visits, shop }) => {
    visits.expectErrors(REFUSED);
    const { id, page } = await activeAccount(visits, shop);
    await page.getByText('This customer has no delivery address yet.').waitFor();
    await page.getByRole('link', { name: 'Add a delivery address' }).click();
    const form = page.getByRole('region', { name: 'Delivery addresses' });
    await form.getByLabel('Contact name').fill('Goods In');
    await form.getByLabel('Address line 1').fill('9 Quay');
    await form.getByRole('button', { name: 'Save address' }).click();
    await form.getByText('Postcode is required', { exact: true }).waitFor();
    expect(await form.getByLabel('Contact name').inputValue()).toBe('Goods In');
    await form.getByLabel('Postcode').fill('CH1 4AA');
    await form.getByLabel('Country').selectOption('United Kingdom');
    await form.getByRole('button', { name: 'Save address' }).click();
    await form.getByText('Goods In, 9 Quay, CH1 4AA, United Kingdom').waitFor();
    await form.getByRole('link', { name: 'Edit the address Goods In' }).click();
    await form.getByLabel('Region').fill('Cheshire');
    await form.getByRole('button', { name: 'Save address' }).click();
    await page.getByText('Goods In, 9 Quay, Cheshire, CH1 4AA, United Kingdom').waitFor();
    const answer = await page.request.get(`/api/DeliveryAddress/GetDeliveryAddressByUserID/${id}`);
    expect(await answer.json()).toMatchObject([
      { contactName: 'Goods In', deliveryRegion: 'Cheshire', countryID: 247 },
    ]);
  });

  test('two people at once: the later save of an address shows both versions, and theirs can be taken', async ({
    visits,
  }) => {
    visits.expectErrors(REFUSED);
    const [one, other] = [await visits.pageAs(STAFF), await visits.pageAs(STAFF)];
    for (const page of [one, other]) {
      await page.goto('/Administration/CustomerEdit?id=2');
      await page
        .getByRole('link', { name: /^Edit the address/ })
        .first()
        .click();
    }
    const form = (page: Page) => page.getByRole('region', { name: 'Delivery addresses' });
    await form(one).getByLabel('Address line 2').fill('North gate');
    await form(one).getByRole('button', { name: 'Save address' }).click();
    await form(one)
      .getByText(/North gate/)
      .waitFor();
    await form(other).getByLabel('Address line 2').fill('South gate');
    await form(other).getByLabel('Region').fill('Saxony');
    await form(other).getByRole('button', { name: 'Save address' }).click();
    const versions = form(other).getByRole('row', { name: /Address line 2 .*North gate South gate/ });
    await versions.getByRole('button', { name: 'Take theirs' }).click();
    expect(await form(other).getByLabel('Address line 2').inputValue()).toBe('North gate');
    await form(other).getByRole('button', { name: 'Save address' }).click();
    await form(other)
      .getByText(/North gate, Saxony/)
      .waitFor();
  });

  test("the customer's orders stand beside, and all of them are a link away", async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/CustomerEdit?id=1');
    const [newest] = await rowsOf(page, 'Orders (21)');
    expect(newest).toEqual(['MA001137', expect.any(String), '£740.78', 'Complete']);
    await page.getByRole('link', { name: 'Complete orders' }).click();
    await page.getByText('Only the orders of customer 1.').waitFor();
    await page.getByText('1–21 of 21').waitFor();
  });
});
