import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { companies } from '#shop/people/accounts/tables.ts';
import { activate, rowOf } from '#shop/people/customers/testing/people.ts';
import { categories } from '#shop/catalogue/categories/tables.ts';
import { sessions } from '#shop/people/identity/tables.ts';
import { logsIn, messageOf, newAccount } from './support/account-form.ts';
import { parts } from './support/basket.ts';
import type { BuiltShop } from './support/built-shop.ts';
import { STAFF, newestChange } from './support/counter.ts';
import { test, type Visits } from './support/shop-in-browser.ts';

const REFUSED = /Failed to load resource/;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Ends every session of the shop, as after a night. */
async function endSessions({ shop: { db } }: BuiltShop): Promise<void> {
  await db.update(sessions).set({ expiresAt: new Date('2026-01-01') });
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill(STAFF);
  await page.getByLabel('Password').fill('counter-2026');
  await button(page, 'Log in').click();
}

describe('the end of a session', () => {
  test.for([
    ['/Administration/ProductEdit?id=160', 'Introduction', 'Save'],
    ['/Administration/OrderView?id=1001', 'Note', 'Add note'],
  ] as const)(
    'on %s saves the values typed in "%s" after the sign-in over the page',
    async ([address, field, save], { shop, visits }) => {
      visits.expectErrors(REFUSED);
      const page = await visits.pageAs(STAFF);
      await page.goto(address);
      await page.getByLabel(field, { exact: true }).fill('0.7912');
      await endSessions(shop);
      await button(page, save).click();
      const dialog = page.getByRole('dialog', { name: 'Administration login' });
      await dialog.getByLabel('Email address').fill(STAFF);
      await dialog.getByLabel('Password').fill('counter-2026');
      const saved = page.waitForResponse(
        (answer) => answer.request().method() === 'POST' && answer.ok() && !answer.url().includes('CreateToken'),
      );
      await dialog.getByRole('button', { name: 'Log in' }).click();
      await dialog.waitFor({ state: 'detached' });
      await saved; // a reload would break off a save that is under way
      await page.reload();
      await page.getByText('0.7912').or(page.locator('[value="0.7912"]')).first().waitFor();
    },
  );

  test('the price grid has its values again, and the discarded ones are gone', async ({ shop, visits }) => {
    visits.expectErrors(REFUSED);
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/ProductVariant15');
    const cell = page.locator('input[name$=".usdMinor"]').first();
    const before = await cell.inputValue();
    await cell.fill('77.70');
    await endSessions(shop);
    await page.reload();
    await signIn(page);
    await page.getByText('Your unsaved input has been restored').waitFor();
    await expect.poll(() => cell.inputValue()).toBe('77.70');
    await page.getByRole('link', { name: 'Discard draft' }).click();
    await expect.poll(() => cell.inputValue()).toBe(before);
    await page.reload();
    await expect.poll(() => cell.inputValue()).toBe(before);
  });

  test('a saved form is no longer a draft, even if the page is reloaded before it has refreshed itself', async ({
    visits,
  }) => {
    const page = await visits.pageAs(STAFF);
    const field = () => page.getByLabel('delivery of Dr Blades');
    await page.goto('/Administration/Categories');
    await field().fill('12');
    await page.route('**/api/**', async (route) => {
      if (route.request().method() === 'POST') await route.continue(); // no read gets a response
    });
    await button(page, 'Save').click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.reload();
    await page.waitForFunction(() => Object.keys(sessionStorage).every((key) => !key.startsWith('unsaved')));
    await expect.poll(() => field().inputValue()).toBe('12');
    await expect.poll(() => page.getByText('What you had typed here').count()).toBe(0);
  });

  test('signing out deletes all drafts, and the next person does not see them', async ({ visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/ProductEdit?id=161');
    await page.getByLabel('Introduction').fill('Mine alone');
    await page.evaluate(() => {
      document.cookie = 'adminuserID=999; path=/';
    });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /^Product/ }).waitFor();
    await expect.poll(() => page.getByLabel('Introduction').inputValue()).not.toBe('Mine alone');
    await page.waitForFunction(() => Object.keys(sessionStorage).every((key) => !key.startsWith('unsaved')));
  });
});

describe('a repeated press', () => {
  test('a double click adds a category once', async ({ shop, visits }) => {
    const page = await visits.pageAs(STAFF);
    await page.goto('/Administration/Categories/Add-Category');
    await page.getByLabel('Name', { exact: true }).fill('Twice clicked');
    await button(page, 'Save').dblclick();
    await page.waitForURL(/Categories\?added=/);
    expect(await shop.shop.db.$count(categories, eq(categories.name, 'Twice clicked'))).toBe(1);
  });
});

test('a form whose page leads to itself is empty after a save, and says that it was saved', async ({ visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Tax-Rates');
  await page.getByLabel('Country').selectOption({ label: 'Iceland' });
  await page.getByLabel('Rate in per cent').fill('24');
  await page.getByLabel('First day').fill('2031-01-01');
  await button(page, 'Save tax rate').click();
  await badge(page).filter({ hasText: 'Saved' }).waitFor();
  expect(await page.getByLabel('Rate in per cent').inputValue()).toBe('');
  expect(await page.getByText('Unsaved changes').count()).toBe(0);
});

test('restored input stays in its fields while its save is loaded, also in a field of several lines (D28)', async ({
  visits,
}) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Shop-Details');
  const bank = page.getByLabel('Bank details');
  await bank.fill('Humber Bank\nIBAN GB33');
  await page.reload();
  const restored = page.getByText('Your unsaved input has been restored.');
  await restored.waitFor();
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await page.route(/GetSettings/, async (route) => {
    await loaded;
    await route.continue();
  });
  await button(page, 'Save shop').click();
  await page.getByText('Saved. A page that is already open').waitFor();
  expect(await bank.inputValue()).toBe('Humber Bank\nIBAN GB33');
  load();
  await restored.waitFor({ state: 'detached' });
  expect(await bank.inputValue()).toBe('Humber Bank\nIBAN GB33');
  await bank.fill('');
  await button(page, 'Save shop').click();
  await page.getByText('Saved. A page that is already open').waitFor();
});

const badge = (page: Page) => page.getByRole('status').filter({ hasText: /^(✓ )?Saved|Error/ });

/** A pending account created for this test, open in front of a staff member. */
async function waitingAccount(visits: Visits, shop: BuiltShop) {
  const email = await newAccount(shop);
  const page = await visits.pageAs(STAFF);
  const { id, guid, companyId } = await rowOf(shop, email);
  await page.goto(`/Administration/CustomerEdit?id=${guid}`);
  return { email, id, guid, companyId, page };
}

/** The same, active. */
async function activeAccount(visits: Visits, shop: BuiltShop) {
  const account = await waitingAccount(visits, shop);
  await activate(shop, account.email);
  await shop.shop.db
    .update(companies)
    .set({ line1: '8 Sleeve St', line2: 'Unit 2', town: 'Leeds', postcode: 'LS1 1AA' })
    .where(eq(companies.id, account.companyId));
  await account.page.goto(account.page.url());
  return account;
}

describe('approving an account (D18, B10)', () => {
  test('waits until unsaved changes are saved; then the customer may log in, in one step', async ({ visits, shop }) => {
    const { email, id, page } = await waitingAccount(visits, shop);
    const approve = page.getByRole('button', { name: 'Approve as European (class 1)' });
    await page.getByLabel('Town/city').fill('York');
    await expect.poll(() => approve.isDisabled()).toBe(true);
    await page.getByLabel('Town/city').fill('');
    await expect.poll(() => approve.isDisabled()).toBe(false);
    await approve.click();
    const outcome = page.getByRole('status').filter({ hasText: 'User Activated' });
    await outcome.waitFor();
    await expect.poll(() => outcome.evaluate((notice) => notice === document.activeElement)).toBe(true);
    expect(await rowOf(shop, email)).toMatchObject({ status: 'active', priceClass: 1 });
    expect(await logsIn(shop, email)).toBe(true);
    expect(await newestChange(shop, 'customer', id)).toMatchObject({ action: 'activated' });
    await expect.poll(() => page.getByLabel('Price class').inputValue()).toBe('1');
    await expect.poll(() => page.getByLabel('Status: active').isChecked()).toBe(true);
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
    expect(await rowOf(shop, email)).toMatchObject({ company: 'Renamed Labels Ltd', partner: true });
    expect(await newestChange(shop, 'customer', id)).toMatchObject({
      action: 'saved',
      after: { company: 'Renamed Labels Ltd', partner: true },
    });
    await badge(page).waitFor({ state: 'hidden' });
    expect(await logsIn(shop, email)).toBe(true); // the blank password changed nothing
  });

  test('missing values are reported next to the field on leaving it, and all of them on saving', async ({
    visits,
    shop,
  }) => {
    visits.expectErrors(REFUSED);
    const { page } = await waitingAccount(visits, shop);
    await page.getByLabel('First name').fill('');
    await page.getByLabel('Last name').focus();
    await expect.poll(() => messageOf(page, 'First name')).toBe('First name is required');
    await page.getByRole('button', { name: 'Save customer' }).click();
    await page.getByText('Address line 1 is required').waitFor();
    const messages = {
      'Address line 1': 'Address line 1 is required',
      'Town/city': 'Town/city is required',
      Postcode: 'Postcode is required',
      'Price class': 'Price class is required',
    };
    for (const [label, message] of Object.entries(messages))
      await expect.poll(() => messageOf(page, label)).toBe(message);
    await expect.poll(() => badge(page).textContent()).toBe('Error First name is required');
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('firstName');
    await page.getByLabel('First name').fill('Ada');
    await expect.poll(() => messageOf(page, 'First name')).toBeNull();
  });
});

describe('unsaved changes', () => {
  test('are not left without a question: stay keeps them, leave drops them, and reverted changes do not count', async ({
    visits,
    shop,
  }) => {
    const { email, page } = await activeAccount(visits, shop);
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    const company = page.getByLabel('Company');
    const unsaved = page.getByText('Unsaved changes');
    const before = await company.inputValue();
    await company.fill('Other');
    await unsaved.waitFor();
    await company.fill(before);
    await unsaved.waitFor({ state: 'hidden' });
    await page.goto(page.url());
    expect(asked).toEqual([]);
    await company.fill('Other');
    await unsaved.waitFor();
    await page.goto(page.url());
    expect(asked).toEqual(['beforeunload']);

    await company.fill('Half Typed');
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Unsaved changes' });
    await question.getByRole('button', { name: 'Stay on this page' }).click();
    await expect.poll(() => company.inputValue()).toBe('Half Typed');
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await page.getByRole('heading', { name: 'Orders', exact: true }).waitFor();
    expect((await rowOf(shop, email)).company).not.toBe('Half Typed');
  });
});

const UK = 'uk@converter.test';
const RATES = '/Administration/Exchange-Rates';
const SETTINGS = '/Administration/Settings';
const PROMO_CODES = '/Administration/Promo-Codes';

const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();

/** The badge of an earlier save may still be there: only the response confirms this one. */
async function saveSettings(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await answer;
  await saved(page);
}

/** A different interpretation is confirmed first, with its effects, and saved once its box is selected. */
async function saveReading(page: Page, change: string): Promise<void> {
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByRole('listitem').filter({ hasText: change }).first().waitFor();
  await page.locator('main[aria-busy]').waitFor({ state: 'detached' }); // the form is rendered again once the page is read again
  await page.getByRole('checkbox', { name: 'Yes, make this change' }).check();
  await saveSettings(page);
}

/** Reads the price of DB-0150 for this page's customer; 48.00 dollars before rate and price class. */
async function shownPrice(page: Page): Promise<string> {
  await page.goto(`/product?id=${parts['DB-0150']}`);
  return (
    (await page
      .locator('main')
      .getByText(/^£\d+\.\d\d$/)
      .first()
      .textContent()) ?? ''
  );
}

describe('exchange rates (E15, B2)', () => {
  test('a saved rate changes the prices that customers see; a change over 10 % needs confirmation', async ({
    visits,
  }) => {
    visits.expectErrors(/409/);
    const buyer = await visits.pageAs(UK);
    expect(await shownPrice(buyer)).toBe('£30.34'); // × 0.79 × 0.8
    const staff = await visits.pageAs(STAFF);
    await staff.goto(RATES);
    const pounds = staff.getByLabel('New rate GBP');
    await pounds.fill('0.99');
    await staff.getByText('+25.32 % over 10 %').waitFor();
    await staff.getByRole('button', { name: 'Save rates' }).click();
    await staff.getByRole('heading', { name: 'Please confirm these rates. Nothing has been saved yet.' }).waitFor();
    await staff.getByText('GBP: from 0.79 to 0.99, +25.32 %').waitFor();
    expect(await shownPrice(buyer)).toBe('£30.34');

    await pounds.fill('0.8');
    await staff.getByText('£79.00 → £80.00').waitFor();
    await staff.getByRole('button', { name: 'Save rates' }).click();
    await saved(staff);
    expect(await shownPrice(buyer)).toBe('£30.72'); // × 0.80 × 0.8
    await staff.getByRole('row', { name: /GBP 0\.79 0\.80 \+1\.27 % Pressline Counter/ }).waitFor();
  });
});

describe('settings (E16, D28)', () => {
  test('two people at once: the second sees both versions and loses nothing', async ({ visits }) => {
    visits.expectErrors(/409/);
    const [first, second] = [await visits.pageAs(STAFF), await visits.pageAs(STAFF)];
    await first.goto(SETTINGS);
    await second.goto(SETTINGS);
    await first.getByLabel('Delivery United Kingdom').fill('16.00');
    await first.getByRole('radio', { name: 'Administration' }).check();
    await saveReading(first, 'Award 1');
    await second.getByLabel('Delivery United Kingdom').fill('15.50');
    await second.getByRole('button', { name: 'Save settings' }).click();
    await second.getByRole('heading', { name: 'This has been saved elsewhere' }).waitFor();
    const amount = second.getByRole('row', { name: 'Delivery United Kingdom 15.00 16.00 15.50' });
    await amount.getByRole('button', { name: 'Use theirs' }).click();
    await expect.poll(() => second.getByLabel('Delivery United Kingdom').inputValue()).toBe('16.00');
    // Fields that the second person had not touched already have the first person's values.
    await second
      .getByRole('row', { name: /Award Storefront Administration Storefront Updated in your form/ })
      .waitFor();
    await expect.poll(() => second.getByRole('radio', { name: 'Administration' }).isChecked()).toBe(true);
    await second.getByRole('radio', { name: 'Storefront' }).check();
    await second.getByLabel('Delivery United Kingdom').fill('15.00');
    await saveReading(second, 'Award 1');
  });
});

describe('promo codes (E15, C8)', () => {
  test('a new code: every message on leaving its field and on saving; dates as dd/mm/yyyy', async ({ visits }) => {
    visits.expectErrors(/400/);
    const staff = await visits.pageAs(STAFF);
    await staff.goto(PROMO_CODES);
    await staff.getByRole('link', { name: 'Add promo code' }).click();
    await staff.getByLabel('Promo Name').focus();
    await staff.getByLabel('Promo Code').focus();
    await staff.getByText('Promo Name is required').waitFor();
    await staff.getByRole('button', { name: 'Save' }).click();
    for (const label of ['Promo Name', 'Promo Code', 'Start Date', 'End Date'])
      await staff.getByText(`${label} is required`).first().waitFor();

    await staff.getByLabel('Promo Name').fill('Trade fair');
    await staff.getByLabel('Promo Code').fill('Fair-12');
    await staff.getByLabel('Value').fill('15%');
    await staff.getByLabel('Promo Name').focus();
    await staff.getByText('Value is a multiplier, not a percentage: for 15 % off type 0.85').waitFor();
    await staff.getByLabel('Value').fill('0.875');
    await staff.getByText('12.5 % off').waitFor();
    await staff.getByLabel('Start Date').fill('31/02/2026');
    await staff.getByLabel('End Date').fill('31/12/2099');
    await staff.getByLabel('Continent').selectOption('Europe');
    await staff.getByText('Start Date must be a date as dd/mm/yyyy').waitFor();
    await staff.getByLabel('Start Date').fill('01/02/2026');
    await staff.getByRole('button', { name: 'Save' }).click();
    await staff.waitForURL(/\/administration\/promo-codes$/i);
    const row = staff.getByRole('row', { name: /Fair-12/ });
    expect((await row.textContent()) ?? '').toContain('0.875 (12.5 % off)Europe01-02-202631-12-2099');
  });
});

const settingsBadge = (page: Page) => page.locator('output', { hasText: /^Saved$/ });
const ANSWER = '**/api/Settings/GetSettings';

/** Saves the settings; they are read again only when `release` is called, and the clock is stopped. */
async function saveWithSlowReload(visits: Visits, host: string) {
  const page = await visits.pageAs(STAFF, { isFresh: true });
  await page.goto('/Administration/Settings');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  let isSaved = false;
  page.on('response', (answer) => {
    isSaved ||= answer.url().endsWith('/api/Settings/SaveSettings');
  });
  await page.route(ANSWER, async (route) => {
    if (!isSaved) return route.continue(); // the save itself compares them first
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  await page.getByLabel('Tape shop host').fill(host);
  // Marks the current form's field: a new form has one without this mark.
  await page.locator('input[name="version"]').evaluate((field) => field.setAttribute('data-before', ''));
  await page.keyboard.press('Control+s');
  await settingsBadge(page).waitFor();
  await asked.promise;
  /** The page is read again. */
  const read = async () => {
    const answered = page.waitForResponse(ANSWER);
    held.resolve();
    await answered;
  };
  return {
    page,
    read,
    /** The form starts again from the saved values. */
    release: async () => {
      await read();
      await page.locator('input[name="version"]:not([data-before])').waitFor({ state: 'attached' });
    },
  };
}

describe('the badge of a save whose page is slow to reload (E6, E11)', () => {
  test('is not shown a second time', async ({ visits }) => {
    const { page, release } = await saveWithSlowReload(visits, 'tape-one.example');
    await page.clock.runFor(3000);
    await settingsBadge(page).waitFor({ state: 'detached' });
    await release();
    await expect.poll(() => settingsBadge(page).count()).toBe(0);
  });

  test('does not cover new input, which counts as unsaved and is saved by the next save', async ({ visits }) => {
    const { page, read } = await saveWithSlowReload(visits, 'tape-three.example');
    const host = page.getByLabel('Tape shop host');
    await host.fill('tape-four.example');
    await read();
    await page.locator('input[name="seen"][value*="tape-three.example"]').waitFor({ state: 'attached' });
    await expect.poll(() => host.inputValue()).toBe('tape-four.example');
    expect(await host.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.clock.runFor(3000);
    await page.getByText('Unsaved changes').waitFor();
    await page.keyboard.press('Control+s');
    await settingsBadge(page).waitFor();
    await page.locator('input[name="seen"][value*="tape-four.example"]').waitFor({ state: 'attached' });
    await expect.poll(() => host.inputValue()).toBe('tape-four.example');
  });
});
