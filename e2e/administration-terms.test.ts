import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { patience } from '#platform/testing/patience.ts';
import { fillBasket, parts } from './support/basket.ts';
import { test } from './support/shop-in-browser.ts';

const STAFF = 'staff@pressline.test';
const UK = 'uk@converter.test';
const RATES = '/Administration/Exchange-Rates';
const SETTINGS = '/Administration/Settings';
const PROMO_CODES = '/Administration/Promo-Codes';
const STATS = '/Administration/Stats';

const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();

/** The badge of an earlier save may still stand there: it is the answer that says so of this one. */
async function saveSettings(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await answer;
  await saved(page);
}

/** Another reading is asked about, with what it changes, and saved once its box is ticked. */
async function saveReading(page: Page, change: string): Promise<void> {
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByRole('listitem').filter({ hasText: change }).first().waitFor();
  await page.getByRole('checkbox', { name: 'This change is meant' }).check();
  await saveSettings(page);
}

/** What DB-0150 costs this page's customer; 48.00 dollars before rate and price class. */
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
  test('a saved rate changes the prices that customers see; a change over 10 % is asked about first', async ({
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
    await staff.getByRole('heading', { name: 'Is this right? Nothing has been saved yet.' }).waitFor();
    await staff.getByText('GBP: from 0.79 to 0.99, +25.32 %').waitFor();
    expect(await shownPrice(buyer)).toBe('£30.34');

    await pounds.fill('0.8');
    await staff.getByText('£79.00 → £80.00').waitFor();
    await staff.getByRole('button', { name: 'Save rates' }).click();
    await saved(staff);
    expect(await shownPrice(buyer)).toBe('£30.72'); // × 0.80 × 0.8
    await staff.getByRole('row', { name: /GBP 0\.79 0\.80 \+1\.27 % Pressline Counter/ }).waitFor();
  });

  test('what is no rate is said beside its field when it is left, and nothing is saved', async ({ visits }) => {
    visits.expectErrors(/400/);
    const staff = await visits.pageAs(STAFF);
    await staff.goto(RATES);
    await staff.getByLabel('New rate EUR').fill('0.1234567');
    await staff.getByLabel('New rate GBP').focus();
    const message = 'Rate must be a number over 0 with at most six decimal places, such as 0.79';
    await staff.getByText(message).waitFor();
    await staff.getByRole('button', { name: 'Save rates' }).click();
    await staff.getByText('Error').waitFor();
    expect(await staff.getByLabel('New rate EUR').getAttribute('aria-invalid')).toBe('true');
    await staff.getByLabel('New rate EUR').fill('0.92');
    expect(await staff.getByText(message).count()).toBe(1); // the badge's; the field's own is gone
  });

  test('without script a change over 10 % is saved once its box is ticked', async ({ visits }) => {
    visits.expectErrors(/409/);
    const staff = await visits.pageAs(STAFF, { javaScriptEnabled: false });
    await staff.goto(RATES);
    const before = await staff.getByLabel('New rate EUR').inputValue();
    await staff.getByLabel('New rate EUR').fill('1.2');
    await staff.getByRole('button', { name: 'Save rates' }).click();
    await staff.getByText('Is this right? Nothing has been saved yet.').waitFor();
    await staff.getByRole('checkbox', { name: /^This is meant/ }).check();
    await staff.getByRole('button', { name: 'Save rates' }).click();
    await saved(staff);
    expect(await staff.getByLabel('New rate EUR').inputValue()).toBe('1.20');
    await staff.getByLabel('New rate EUR').fill(before);
    await staff.getByRole('button', { name: 'Save rates' }).click();
    await staff.getByRole('checkbox', { name: /^This is meant/ }).check();
    await staff.getByRole('button', { name: 'Save rates' }).click();
    await saved(staff);
  });
});

describe('settings (E16, D28)', () => {
  test('another price reading and minimum spend count in the shop at once', async ({ shop, visits }) => {
    const staff = await visits.pageAs(STAFF);
    const buyer = await visits.pageAs(UK);
    await staff.goto(RATES);
    await staff.getByLabel('New rate GBP').fill('0.79');
    await staff.getByRole('button', { name: 'Save rates' }).click();
    await saved(staff);
    await fillBasket(buyer, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);

    await staff.goto(SETTINGS);
    await staff.getByRole('row', { name: '2 Domestic $80.00 $64.52' }).waitFor();
    await staff.getByRole('radio', { name: 'Legacy' }).check();
    await staff.getByLabel('Minimum spend').fill('80');
    await saveReading(staff, 'a price of 100.00 changes from $80.00 to $64.52');
    expect(await shownPrice(buyer)).toBe('£24.46'); // × 0.79 ÷ 1.55
    await buyer.goto('/basket');
    await buyer.locator('main').getByText('£73.38').first().waitFor();
    await buyer.locator('main').getByText('Minimum spend of 80 required to check out').first().waitFor();

    await staff.getByRole('radio', { name: 'Discount' }).check();
    await staff.getByLabel('Minimum spend').fill('50');
    await saveReading(staff, 'a price of 100.00 changes from $64.52 to $80.00');
    await expect.poll(() => shownPrice(buyer), { timeout: patience(30_000) }).toBe('£30.34');
  });

  test('the award reading decides who is turned away (D4)', async ({ visits }) => {
    const staff = await visits.pageAs(STAFF);
    const american = await visits.pageAs('us@converter.test');
    const unavailable = 'This product/offer is currently unavailable in your country';
    const id = 123; // TT-AWARD-2
    await american.goto(`/product?id=${id}`);
    await american.getByText(unavailable).waitFor();
    await staff.goto(SETTINGS);
    await staff.getByRole('radio', { name: 'Administration' }).check();
    await saveReading(staff, 'Award 1');
    await american.goto(`/product?id=${id}`);
    await american.getByRole('button', { name: 'Add to cart' }).waitFor();
    const british = await visits.pageAs(UK);
    await british.goto(`/product?id=${id}`);
    await british.getByText(unavailable).waitFor();
    await staff.getByRole('radio', { name: 'Storefront' }).check();
    await saveReading(staff, 'Award 1');
  });

  test('what is wrong is said beside its field, and what was typed stays', async ({ visits }) => {
    visits.expectErrors(/400/);
    const staff = await visits.pageAs(STAFF);
    await staff.goto(SETTINGS);
    await staff.getByLabel('Delivery Europe').fill('forty');
    await staff.getByLabel('Minimum spend').focus();
    await staff.getByText('Delivery Europe must be an amount from 0 to 100000, such as 15.00').waitFor();
    await staff.getByRole('button', { name: 'Save settings' }).click();
    await staff.getByText('Error').waitFor();
    expect(await staff.getByLabel('Delivery Europe').inputValue()).toBe('forty');
  });

  test('two people at once: the second is shown both versions and loses nothing', async ({ visits }) => {
    visits.expectErrors(/409/);
    const [first, second] = [await visits.pageAs(STAFF), await visits.pageAs(STAFF)];
    await first.goto(SETTINGS);
    await second.goto(SETTINGS);
    await first.getByLabel('Delivery United Kingdom').fill('16.00');
    await first.getByRole('radio', { name: 'Administration' }).check();
    await saveReading(first, 'Award 1');
    await second.getByLabel('Delivery United Kingdom').fill('15.50');
    await second.getByRole('button', { name: 'Save settings' }).click();
    await second.getByRole('heading', { name: 'Somebody else saved this meanwhile' }).waitFor();
    const amount = second.getByRole('row', { name: 'Delivery United Kingdom 15.00 16.00 15.50' });
    await amount.getByRole('button', { name: 'Take theirs' }).click();
    expect(await second.getByLabel('Delivery United Kingdom').inputValue()).toBe('16.00');
    // What the second had not touched is the first's already.
    await second.getByRole('row', { name: /Award Storefront Administration Storefront Now in your form/ }).waitFor();
    expect(await second.getByRole('radio', { name: 'Administration' }).isChecked()).toBe(true);
    await second.getByRole('radio', { name: 'Storefront' }).check();
    await second.getByLabel('Delivery United Kingdom').fill('15.00');
    await saveReading(second, 'Award 1');
  });

  test('a form that was refused goes on from what it was typed over, without script too', async ({ visits }) => {
    visits.expectErrors(/400|409/);
    const [first, second] = [await visits.pageAs(STAFF), await visits.pageAs(STAFF, { javaScriptEnabled: false })];
    await first.goto(SETTINGS);
    await second.goto(SETTINGS);
    await first.getByLabel('Delivery United Kingdom').fill('17.00');
    await saveSettings(first);
    await second.getByLabel('Delivery Europe').fill('forty');
    await second.getByRole('button', { name: 'Save settings' }).click();
    await second.getByText('Delivery Europe must be an amount').first().waitFor();
    await second.getByLabel('Delivery Europe').fill('40.00');
    await second.getByRole('button', { name: 'Save settings' }).click();
    await second.getByRole('heading', { name: 'Somebody else saved this meanwhile' }).waitFor();
    expect(await second.getByLabel('Delivery United Kingdom').inputValue()).toBe('17.00');
    await second.getByLabel('Delivery United Kingdom').fill('15.00');
    await second.getByRole('button', { name: 'Save settings' }).click();
    await second.getByText('Saved', { exact: true }).waitFor();
  });
});

describe('promo codes (E15, C8)', () => {
  test('a code that is made live works at the checkout', async ({ shop, visits }) => {
    const staff = await visits.pageAs(STAFF);
    await staff.goto(PROMO_CODES);
    await staff.getByRole('link', { name: 'OFF15' }).click();
    await staff.waitForURL(/promo-code-edit/i); // the list has a Status of its own
    await staff.getByText('15 % off').waitFor();
    await staff.getByLabel('Status').selectOption('Live');
    await staff.getByRole('button', { name: 'Save' }).click();
    await staff.waitForURL(/\/administration\/promo-codes$/i);
    await staff.getByRole('row', { name: /OFF15 .* Live/ }).waitFor();

    const buyer = await visits.pageAs(UK);
    await fillBasket(buyer, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
    await buyer.goto('/checkout');
    await buyer.getByLabel('Promo code').fill('OFF15');
    await buyer.getByRole('button', { name: 'Apply' }).click();
    await buyer.getByText('OFF15 has been applied').waitFor();
    await buyer.locator('main').getByText('-£13.65').first().waitFor(); // 91.02 × 0.15 = 13.653
  });

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

  test('a percentage is no multiplier, and the form says which one is meant', async ({ visits }) => {
    visits.expectErrors(/400/);
    const staff = await visits.pageAs(STAFF);
    await staff.goto('/Administration/Promo-Code-Edit?id=2');
    await staff.getByLabel('Value').fill('15%');
    await staff.getByLabel('Promo Name').focus();
    await staff.getByText('Value is a multiplier, not a percentage: for 15 % off type 0.85').waitFor();
    await staff.getByRole('button', { name: 'Save' }).click();
    await staff.getByText('Error', { exact: false }).first().waitFor();
    await staff.goto(PROMO_CODES);
    await staff.getByRole('row', { name: /WORLD5 .* 0\.95 \(5 % off\)/ }).waitFor();
  });

  test('a code whose days are over is called Expired, not Live', async ({ visits }) => {
    const staff = await visits.pageAs(STAFF);
    await staff.goto(PROMO_CODES);
    const row = staff.getByRole('row', { name: /OLD20/ });
    await row.getByText('Expired').waitFor();
    expect(await row.getByText('Live').count()).toBe(0);
  });

  test('the list is sorted and filtered by its address', async ({ visits }) => {
    const staff = await visits.pageAs(STAFF);
    await staff.goto(`${PROMO_CODES}?status=live&sort=ends&direction=asc`);
    const first = staff.getByRole('row').nth(1);
    expect(await first.textContent()).toContain('OLD20');
    await staff.getByRole('link', { name: 'Promo Code', exact: true }).click();
    await staff.waitForURL(/sort=code/);
    await staff.getByRole('columnheader', { name: 'Promo Code' }).waitFor();
  });

  test('two people at once: both versions are shown, theirs can be taken', async ({ visits }) => {
    visits.expectErrors(/409/);
    const [first, second] = [await visits.pageAs(STAFF), await visits.pageAs(STAFF)];
    await first.goto('/Administration/Promo-Code-Edit?id=3');
    await second.goto('/Administration/Promo-Code-Edit?id=3');
    await first.getByLabel('Promo Name').fill('Old fair');
    await first.getByRole('button', { name: 'Save' }).click();
    await first.waitForURL(/promo-codes$/i);
    await second.getByLabel('Promo Name').fill('Fair of old');
    await second.getByRole('button', { name: 'Save' }).click();
    await second.getByRole('row', { name: /Promo Name .* Old fair Fair of old/ }).waitFor();
    await second.getByRole('button', { name: 'Take theirs' }).click();
    expect(await second.getByLabel('Promo Name').inputValue()).toBe('Old fair');
    await second.getByRole('button', { name: 'Save' }).click();
    await second.waitForURL(/promo-codes$/i);
  });
});

describe('stats (E14, D25)', () => {
  test('a year’s best customer, its figures as a table and as a file', async ({ visits }) => {
    const staff = await visits.pageAs(STAFF);
    await staff.goto(STATS);
    await staff.getByText('Products in the database').waitFor();
    await staff.getByRole('row', { name: '2022 $7,756.29 £747.66 9.665,15 € 16' }).waitFor();
    await staff.getByRole('navigation', { name: 'Year of the report' }).getByRole('link', { name: '2022' }).click();
    await staff.getByRole('heading', { name: 'Sales by month, 2022' }).waitFor();
    expect(await staff.getByRole('img', { name: /^Sales by month, 2022, USD: most in / }).count()).toBe(1);
    await staff.getByText('Show as table').first().click();
    await staff.getByRole('row', { name: 'Mar 2022 $0.00 £0.00 1.183,87 € 2' }).waitFor();

    const best = staff.getByRole('table', { name: 'Top customers, 2022' }).getByRole('row').nth(1);
    expect(await best.textContent()).toContain('£3,252.79');
    const file = await staff.request.get('/Administration/export/top-customers.csv?year=2022');
    expect(await file.text()).toContain('Minato Label Seisakusho,Haruka Onodera,2,4015.8,0,0,3252.79');
    await best.getByRole('link', { name: 'Minato Label Seisakusho' }).click();
    await staff.waitForURL(/customeredit/i);
    await staff.getByRole('heading', { name: 'Minato Label Seisakusho', level: 1 }).waitFor();
  });

  test('a year without sales says so', async ({ visits }) => {
    const staff = await visits.pageAs(STAFF, { javaScriptEnabled: false });
    await staff.goto(`${STATS}?year=2019`);
    await staff.getByText('Nothing was sold in 2019.').first().waitFor();
  });
});

test.for([PROMO_CODES, '/Promo-Code-Edit?id=1', '/Exchange-Rates', SETTINGS, '/Stats'])(
  '%s leads visitors and customers to the sign-in (E1)',
  async (address, { visits }) => {
    for (const page of [await visits.visitor(), await visits.pageAs(UK)]) {
      await page.goto(address);
      await page.getByRole('heading', { name: 'Administration sign-in' }).waitFor();
    }
  },
);
