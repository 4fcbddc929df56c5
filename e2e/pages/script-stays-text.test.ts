import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { products } from '#shop/catalogue/parts/tables.ts';
import { customers, deliveryAddresses } from '#shop/people/accounts/tables.ts';
import { orders } from '#shop/trade/orders/tables.ts';
import { parts } from '../support/basket.ts';
import { STAFF } from '../support/counter.ts';
import type { BuiltShop } from '../support/built-shop.ts';
import type { PlainPage } from '../support/plain-page.ts';
import { test } from '../support/plain-visits.ts';

/** Closes any context it may be in (text, attribute, script) and leaves a mark if it was parsed as markup. */
const PAYLOAD = `'"></script><i data-mark onfocus=1></i>{{7*7}}`;
const BUYER = 'fr@converter.test';

/** Puts the payload wherever user input is stored: names, addresses, parts, orders, notes. */
async function payloadEverywhere({ shop }: BuiltShop, email: string): Promise<number> {
  const { db } = shop;
  const [customer] = await db.select().from(customers).where(eq(customers.email, email));
  const customerId = customer?.id ?? 0;
  const texts = { firstName: PAYLOAD, surname: PAYLOAD, company: PAYLOAD, line1: PAYLOAD, town: PAYLOAD };
  await db.update(customers).set(texts).where(eq(customers.id, customerId));
  const address = { contactName: PAYLOAD, line1: PAYLOAD, line2: PAYLOAD, region: PAYLOAD };
  await db.update(deliveryAddresses).set(address).where(eq(deliveryAddresses.customerId, customerId));
  const product = { intro: PAYLOAD, details: PAYLOAD, flash: PAYLOAD };
  await db.update(products).set(product).where(eq(products.id, parts['DB-0150']));
  await shop.refreshHot();
  return customerId;
}

async function expectText(page: PlainPage, address: string, shown = true): Promise<void> {
  await page.goto(address);
  expect([address, await page.locator('[data-mark]').count()]).toEqual([address, 0]);
  if (shown) expect([address, await page.content()]).toEqual([address, expect.stringContaining('data-mark')]);
}

test('input is shown as text on every page that shows it, never as markup', async ({ shop, visits }) => {
  const customerId = await payloadEverywhere(shop, BUYER);
  const buyer = await visits.pageAs(BUYER);
  const asked = encodeURIComponent(PAYLOAD);

  await expectText(buyer, `/product?id=${parts['DB-0150']}`);
  await expectText(buyer, '/search?keyword=DB-0150');
  await expectText(buyer, `/search?keyword=${asked}`);
  await expectText(buyer, `/${asked}`, false);
  await expectText(buyer, `/product?id=${asked}&name=${asked}`, false);
  await expectText(buyer, `/LogIn?returnUrl=${asked}&next=${asked}`, false);
  for (const address of ['/Dashboard', '/My-Account', '/Edit-Account', '/Delivery-Addresses']) {
    await expectText(buyer, address);
  }

  // An order with the payload in its reference and on its line, as buyer and staff see it.
  const cart = crypto.randomUUID();
  const api = buyer.request;
  const origin = { origin: shop.url };
  const line = {
    guid: cart,
    productID: parts['DB-0150'],
    productQuantity: 10,
    serial: PAYLOAD.slice(0, 50),
    machine: PAYLOAD,
  };
  expect((await api.post('/api/cart/CreateCartItem', { data: line, headers: origin })).status()).toBe(200);
  const [address] = await shop.shop.db
    .select()
    .from(deliveryAddresses)
    .where(eq(deliveryAddresses.customerId, customerId));
  const order = { cartGuid: cart, deliveryID: address?.id, PONumber: PAYLOAD };
  const placed = await api.post('/api/Sale/AddSale', { data: order, headers: origin });
  expect(placed.status()).toBe(200);
  const orderId = Number(await placed.text());
  const [stored] = await shop.shop.db.select().from(orders).where(eq(orders.id, orderId));
  expect(stored?.purchaseOrderNumber).toBe(PAYLOAD);
  for (const address of [
    `/Customer-Order?id=${orderId}`,
    `/PDFOrder?id=${orderId}`,
    `/Order-History?search=${asked}`,
  ]) {
    await expectText(buyer, address);
  }

  const staff = await visits.pageAs(STAFF);
  await staff.goto(`/Administration/OrderView?id=${orderId}`);
  await staff.getByLabel('Note', { exact: true }).fill(PAYLOAD);
  await staff.getByRole('button', { name: 'Add note' }).click();
  await staff.getByRole('listitem').getByText('data-mark').first().waitFor();
  for (const address of [
    `/Administration/OrderView?id=${orderId}`,
    '/Administration/Orders',
    `/Administration/Customers?search=${asked}`,
    `/Administration/CustomerEdit?id=${customerId}`,
    `/Administration/ProductEdit?id=${parts['DB-0150']}`,
    '/Administration/Audit',
    `/Administration/Search?keyword=${asked}`,
  ]) {
    await expectText(staff, address);
  }
});
