import { describe, expect } from 'vitest';
import type { TermsAgreement } from '#shop/base/kernel/agreement.ts';
import { settings } from '#shop/base/settings/tables.ts';
import type { RunningShop } from '#server/running-shop.ts';
import { fillBasket, parts } from './support/basket.ts';
import { KEPT_IN_BROWSER } from '#shop/base/kernel/kept-in-browser.ts';
import { STAFF } from './support/counter.ts';
import { heldByTable, refuseOtherOrigins } from './support/kept-in-browser.ts';
import { test } from './support/shop-in-browser.ts';

async function ask(shop: RunningShop, termsAgreement: TermsAgreement, businessConfirmation: boolean): Promise<void> {
  const taxOnScreens = termsAgreement === 'none' ? 'silent' : 'said';
  await shop.db.update(settings).set({ termsAgreement, businessConfirmation, taxOnScreens });
  await shop.refreshHot();
}

describe('agreement to the terms (O2)', () => {
  test('the boxes begin without a tick, are asked for by name, and are stored with the order', async ({
    shop,
    visits,
  }) => {
    visits.expectErrors(/400/);
    await ask(shop.shop, 'order', true);
    try {
      const page = await visits.pageAs('uk@converter.test');
      await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
      await page.goto('/basket');
      await page.getByText('All prices exclude VAT.').waitFor();
      await page.goto('/checkout');
      const terms = page.getByLabel('I have read the terms and conditions (version 2) and agree to them.');
      const business = page.getByLabel('I order as a business.');
      expect([await terms.isChecked(), await business.isChecked()]).toEqual([false, false]);
      await page.getByLabel('Purchase order number').fill('LAW-1');
      await page.getByRole('button', { name: 'Place order' }).click();
      await page.getByText('Please agree to the terms and conditions, version 2.').waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('termsVersion');
      await terms.check();
      await business.check();
      await page.getByRole('button', { name: 'Place order' }).click();
      await page.waitForURL(/sale-complete/i);
      const id = new URL(page.url()).searchParams.get('id');
      const staff = await visits.pageAs(STAFF);
      await staff.goto(`/Administration/OrderView?id=${id}`);
      const agreement = staff.getByRole('region', { name: 'Agreement' });
      await agreement.getByText('I order as a business.').waitFor();
      await agreement.getByText('in English').waitFor();
    } finally {
      await ask(shop.shop, 'none', false);
    }
  });
});

describe('nothing foreign, nothing secret (O6)', () => {
  const everyone = KEPT_IN_BROWSER.flatMap(({ name, whose }) => (whose === 'everyone' ? [name] : []));

  test('a buyer who uses everything holds what the cookie page says, and nothing else', async ({ shop, visits }) => {
    const page = await visits.visitor();
    const foreign = await refuseOtherOrigins(page, shop.url);
    await page.goto('/LogIn');
    await page.getByLabel('Email').fill('uk@converter.test');
    await page.getByLabel('Password', { exact: true }).fill('press-2026');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(/dashboard/i);
    await page.goto('/basket');
    await page.goto('/search?keyword=blade');
    await page.getByRole('button', { name: 'Table' }).click();
    await page.waitForURL(/part-table/i);
    await page.goto('/Quick-Order');
    await page.getByRole('textbox', { name: 'Part number' }).first().fill('DB-0150');
    await page.goto('/Presses/2200/Print-unit');
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(2);
    await page.goto('/At-The-Press');
    await page.getByLabel('What is needed?').waitFor();
    await page.goto('/Contact-Us');
    await page.getByRole('button', { name: 'Show the map' }).first().waitFor();
    const held = new Set(await heldByTable(page));
    // Written by reloads after a deployment and by the menu of languages, which have their own tests.
    expect([...held, 'language', 'reloaded by '].toSorted()).toEqual(everyone.toSorted());
    expect(foreign.asked).toEqual([]);
  });
});
