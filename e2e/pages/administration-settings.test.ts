import { expect } from 'vitest';
import { sessions, staff as colleagues } from '#shop/people/identity/tables.ts';
import { fillBasket, parts } from '../support/basket.ts';
import type { BuiltShop } from '../support/built-shop.ts';
import { STAFF } from '../support/counter.ts';
import type { PlainPage } from '../support/plain-page.ts';
import { test } from '../support/plain-visits.ts';

const UK = 'uk@converter.test';
const US = 'us@converter.test';
const button = (page: PlainPage, name: string) => page.getByRole('button', { name, exact: true });
const save = (page: PlainPage) => button(page, 'Save').click();
const row = (page: PlainPage, name: string) => page.getByRole('row').filter({ hasText: name });

/** Ends every session of the shop, as after a night. */
async function endSessions({ shop: { db } }: BuiltShop): Promise<void> {
  await db.update(sessions).set({ expiresAt: new Date('2026-01-01') });
}

async function signIn(page: PlainPage): Promise<void> {
  await page.getByLabel('Email address').fill(STAFF);
  await page.getByLabel('Password').fill('counter-2026');
  await button(page, 'Log in').click();
}

const saved = (page: PlainPage) => page.getByText('Saved', { exact: true }).waitFor();

test('without script a change over 10 % is saved once its checkbox is selected', async ({ visits }) => {
  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/Exchange-Rates');
  const before = await staff.getByLabel('New rate EUR').inputValue();
  await staff.getByLabel('New rate EUR').fill('1.2');
  await staff.getByRole('button', { name: 'Save rates' }).click();
  await staff.getByText('Please confirm these rates. Nothing has been saved yet.').waitFor();
  await staff.getByRole('checkbox', { name: /^Yes, this is correct/ }).check();
  await staff.getByRole('button', { name: 'Save rates' }).click();
  await saved(staff);
  await expect.poll(() => staff.getByLabel('New rate EUR').inputValue()).toBe('1.20');
  await staff.getByLabel('New rate EUR').fill(before);
  await staff.getByRole('button', { name: 'Save rates' }).click();
  await staff.getByRole('checkbox', { name: /^Yes, this is correct/ }).check();
  await staff.getByRole('button', { name: 'Save rates' }).click();
  await saved(staff);
});

test('a refused form keeps the input, without script too', async ({ visits }) => {
  const [first, second] = [await visits.pageAs(STAFF), await visits.pageAs(STAFF)];
  await first.goto('/Administration/Settings');
  await second.goto('/Administration/Settings');
  await first.getByLabel('Delivery United Kingdom').fill('17.00');
  await button(first, 'Save settings').click();
  await saved(first);
  await second.getByLabel('Delivery Europe').fill('forty');
  await second.getByRole('button', { name: 'Save settings' }).click();
  await second.getByText('Delivery Europe must be an amount').first().waitFor();
  await second.getByLabel('Delivery Europe').fill('40.00');
  await second.getByRole('button', { name: 'Save settings' }).click();
  await second.getByRole('heading', { name: 'This has been saved elsewhere' }).waitFor();
  await expect.poll(() => second.getByLabel('Delivery United Kingdom').inputValue()).toBe('17.00');
  await second.getByLabel('Delivery United Kingdom').fill('15.00');
  await second.getByRole('button', { name: 'Save settings' }).click();
  await second.getByText('Saved', { exact: true }).waitFor();
});

test('another price reading and minimum spend apply in the shop at once (E16, D28)', async ({ shop, visits }) => {
  const [staff, buyer] = [await visits.pageAs(STAFF), await visits.pageAs(UK)];
  await fillBasket(buyer, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
  const choose = async (reading: string, minimum: string, change: string) => {
    await staff.goto('/Administration/Settings');
    await staff.getByRole('radio', { name: reading }).check();
    await staff.getByLabel('Minimum spend').fill(minimum);
    await button(staff, 'Save settings').click();
    await staff.getByRole('listitem').filter({ hasText: change }).first().waitFor();
    await staff.getByRole('checkbox', { name: 'Yes, make this change' }).check();
    await button(staff, 'Save settings').click();
    await saved(staff);
    await buyer.goto('/basket');
  };
  await staff.goto('/Administration/Settings');
  await row(staff, '2 Domestic').filter({ hasText: '$64.52' }).waitFor();
  await choose('Legacy', '80', 'a price of 100.00 changes from $80.00 to $64.52');
  await buyer.locator('main').getByText('£73.38').first().waitFor(); // 3 × 48.00 × 0.79 ÷ 1.55
  await buyer.locator('main').getByText('Minimum spend of 80 required to check out').first().waitFor();
  await choose('Discount', '50', 'a price of 100.00 changes from $64.52 to $80.00');
  await buyer.locator('main').getByText('£91.02').first().waitFor();
});

test('the award reading decides who is refused (D4)', async ({ visits }) => {
  const [staff, american, british] = [await visits.pageAs(STAFF), await visits.pageAs(US), await visits.pageAs(UK)];
  const isOffered = async (buyer: PlainPage) => {
    await buyer.goto('/product?id=123'); // TT-AWARD-2
    return (await button(buyer, 'Add to cart').count()) > 0;
  };
  const choose = async (reading: string) => {
    await staff.goto('/Administration/Settings');
    await staff.getByRole('radio', { name: reading }).check();
    await button(staff, 'Save settings').click();
    await staff.getByRole('listitem').filter({ hasText: 'Award 1' }).first().waitFor();
    await staff.getByRole('checkbox', { name: 'Yes, make this change' }).check();
    await button(staff, 'Save settings').click();
    await saved(staff);
    return [await isOffered(american), await isOffered(british)];
  };
  expect([await isOffered(american), await isOffered(british)]).toEqual([false, true]);
  expect(await choose('Administration')).toEqual([true, false]);
  expect(await choose('Storefront')).toEqual([false, true]);
});

test('a code set live works at the checkout (E15, C8)', async ({ shop, visits }) => {
  const [staff, buyer] = [await visits.pageAs(STAFF), await visits.pageAs('ca@converter.test')];
  await staff.goto('/Administration/Promo-Codes');
  await staff.getByRole('link', { name: 'OFF15' }).click();
  await staff.getByLabel('Status').selectOption('Live');
  await staff.getByLabel('Continent').selectOption({ index: 0 });
  await save(staff);
  await staff.getByRole('row', { name: /OFF15 .* Live/ }).waitFor();
  await fillBasket(buyer, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
  await buyer.goto('/checkout');
  await buyer.getByLabel('Promo code').fill('OFF15');
  await button(buyer, 'Apply').click();
  await buyer.getByText('OFF15 has been applied').waitFor();
});

test('a code past its last day is called Expired, not Live', async ({ visits }) => {
  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/Promo-Codes');
  const row = staff.getByRole('row', { name: /OLD20/ });
  await row.getByText('Expired').waitFor();
  await expect.poll(() => row.getByText('Live').count()).toBe(0);
});

test('without script, the page warns that a form may be lost, and then that nothing was saved (D14)', async ({
  shop,
  visits,
}) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/ProductEdit?id=160');
  await page.getByText('Without JavaScript, your input is lost').waitFor();
  await page.getByLabel('Introduction').fill('Typed before the night');
  await endSessions(shop);
  await button(page, 'Save').click();
  await page.getByText('Your session has expired, so nothing was saved.').waitFor();
  await signIn(page);
  await expect.poll(() => page.getByLabel('Introduction').inputValue()).not.toBe('Typed before the night');
});

test('a link in a mail opens its own screen after the sign-in', async ({ visits }) => {
  const page = await visits.visitor();
  await page.goto('/Administration/CustomerEdit?id=1');
  await signIn(page);
  await page.waitForURL('**/Administration/CustomerEdit?id=1');
});

test('staff switch the administration to German and back (N1)', async ({ shop, visits }) => {
  const page = await visits.pageAs(STAFF);
  await page.goto('/Administration/Dashboard');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByRole('heading', { name: 'Neueste Kunden' }).waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Newest customers' }).waitFor();
  await shop.shop.db.update(colleagues).set({ language: null });
});

test('staff who read German read in German who sees which pictures, and that a category does not exist (N1)', async ({
  visits,
}) => {
  const page = await visits.pageAs(STAFF, { locale: 'de-DE' });
  await page.goto('/Administration/HomePage-Images');
  await page.getByText('Für Kunden, die von den USA betreut werden').waitFor();
  await page.getByText('Für Besucher und für Kunden, die von keiner Region betreut werden').waitFor();
  await page.goto('/Administration/SubCategories?id=none');
  await page.getByRole('heading', { name: 'Die Kategorie wurde nicht gefunden.' }).waitFor();
});
