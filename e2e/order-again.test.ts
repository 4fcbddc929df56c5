import { expect } from 'vitest';
import { eq } from 'drizzle-orm';
import { products } from '#shop/catalogue/tables.ts';
import { fillBasket } from './support/basket.ts';
import { test } from './support/shop-in-browser.ts';

const UK = 'uk@converter.test';

test('last month’s order is placed again with five actions (G2)', async ({ shop, visits }) => {
  const page = await visits.pageAs(UK);
  await fillBasket(page, shop.url, []);
  await page.goto('/Dashboard');
  let actions = 0;
  const act = async (work: Promise<unknown>) => {
    actions += 1;
    await work;
  };
  await act(
    page
      .getByRole('link', { name: /^Order again MA\d+$/ })
      .first()
      .click(),
  );
  await page.waitForURL('**/Order-Again?id=*');
  await act(page.getByRole('button', { name: 'Add to basket' }).click());
  await page.waitForURL('**/Basket');
  await act(page.getByRole('button', { name: 'Proceed To Checkout' }).click());
  await page.waitForURL(/\/checkout/i);
  await act(page.getByLabel(/purchase order number/i).fill('PO 4712'));
  await act(page.getByRole('button', { name: /place order/i }).click());
  await page.waitForURL('**/Sale-Complete/**');
  expect(actions).toBe(5);
});

test('on paper it is what is there and how many, as text, with nothing to press or to type into (G2)', async ({
  visits,
}) => {
  const page = await visits.pageAs(UK);
  await page.goto('/Order-Again?id=1120');
  const quantity = page.getByRole('textbox', { name: /^Quantity of / }).first();
  await quantity.fill('37');
  const line = page.getByRole('row').filter({ has: quantity });
  const part = await line.getByRole('link').first().innerText();
  await page.emulateMedia({ media: 'print' });
  const row = page.getByRole('row').filter({ hasText: part }).first();
  expect(await row.getByText('37', { exact: true }).isVisible()).toBe(true);
  const main = page.getByRole('main');
  for (const role of ['button', 'textbox', 'checkbox', 'combobox'] as const)
    expect(await main.getByRole(role).count(), role).toBe(0);
});

test('what can not be had is shown and not taken, the rest goes into the basket (G2)', async ({ shop, visits }) => {
  const page = await visits.pageAs(UK);
  await fillBasket(page, shop.url, [
    { productId: 140, quantity: 3, serial: 'P5-0042' },
    { productId: 139, quantity: 2 },
  ]);
  const headers = { origin: shop.url, accept: 'application/vnd.pressline+json' };
  const cart: { guid: string } = await (await page.request.get('/api/Cart/GetCurrentCart', { headers })).json();
  const data = {
    cartGuid: cart.guid,
    deliveryAddressId: 1,
    purchaseOrderNumber: 'PO 1',
    deliveryID: 1,
    PONumber: 'PO 1',
  };
  const placed = await page.request.post('/api/Sale/AddSale', { headers: { origin: shop.url }, data });
  const orderId: number = await placed.json();
  await shop.shop.db.update(products).set({ active: false }).where(eq(products.id, 139));
  await page.goto(`/Order-Again?id=${orderId}`);
  const gone = page.getByRole('row').filter({ hasText: 'DB-0025' });
  await gone.getByText('This product is not available').waitFor();
  expect(await gone.getByRole('checkbox').isDisabled()).toBe(true);
  await page.getByLabel('Quantity of DB-0150').fill('x');
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await page.getByText('Quantity must be a whole number from 1 to 100').waitFor();
  await page.getByLabel('Quantity of DB-0150').fill('5');
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await page.waitForURL('**/Basket');
  const now: { lines: { productName: string; quantity: number; serial: string }[] } = await (
    await page.request.get('/api/Cart/GetCurrentCart', { headers })
  ).json();
  expect(now.lines.map(({ productName, quantity, serial }) => [productName, quantity, serial])).toEqual([
    ['DB-0150', 5, 'P5-0042'],
  ]);
  await shop.shop.db.update(products).set({ active: true }).where(eq(products.id, 139));
});

test('without script chosen lines go into the basket too (G2)', async ({ shop, visits }) => {
  const page = await visits.pageAs('de@converter.test', { javaScriptEnabled: false });
  await fillBasket(page, shop.url, []);
  await page.goto('/Order-History');
  await page
    .getByRole('link', { name: /^Order again MA\d+$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await page.waitForURL('**/Basket');
  await page.getByRole('button', { name: 'Proceed To Checkout' }).waitFor();
});
