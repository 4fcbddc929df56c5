import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { customers } from '#shop/accounts/tables.ts';
import { parts } from './support/basket.ts';
import { putMember } from '#shop/companies/testing/members.ts';
import { test, type ShopInBrowser } from './support/shop-in-browser.ts';

const UK = 'uk@converter.test';

/** A buyer of the UK company who may order for a pound alone, with three blades in their basket. */
async function limitedBuyer(shop: ShopInBrowser) {
  const { db } = shop.shop;
  const buyer = await putMember(shop, { id: 1 }, 'buyer');
  await db.update(customers).set({ orderLimitMinor: 100, limitCurrencyId: 2 }).where(eq(customers.id, buyer.id));
  const guid = crypto.randomUUID();
  const answer = await fetch(`${shop.url}/api/cart/CreateCartItem`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${buyer.token}` },
    body: JSON.stringify({ guid, productID: parts['DB-0150'], productQuantity: 3 }),
  });
  expect(answer.status).toBe(200);
  return buyer;
}

test('a buyer above their limit asks at the checkout; the approver orders it, without script too (H3)', async ({
  shop,
  visits,
}) => {
  const buyer = await limitedBuyer(shop);
  const page = await visits.visitor();
  await page.context().addCookies([{ name: 'token', value: buyer.token, url: shop.url }]);
  await page.goto('/checkout?po=PO 88');
  await page.getByText('This is above your limit of £1.00 for one order.').waitFor();
  expect(await page.getByRole('button', { name: 'Place order' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Ask for approval' }).click();
  await page.getByText('Your request is on its way to your approvers.').waitFor();
  const { searchParams } = new URL(page.url());

  const approver = await visits.pageAs(UK, { javaScriptEnabled: false });
  await approver.goto('/Approvals');
  await approver.getByRole('link', { name: String(searchParams.get('id')), exact: true }).click();
  await approver.getByRole('button', { name: 'Approve and place the order' }).click();
  await approver.getByRole('link', { name: 'See the order' }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'See the order' }).click();
  await page.getByText('PO 88').first().waitFor();
});

test('a rejected request says why, and its basket is gone on with (H3)', async ({ shop, visits }) => {
  const buyer = await limitedBuyer(shop);
  const page = await visits.visitor();
  await page.context().addCookies([{ name: 'token', value: buyer.token, url: shop.url }]);
  await page.goto('/checkout?po=PO 89');
  await page.getByRole('button', { name: 'Ask for approval' }).click();
  await page.getByText('Your request is on its way to your approvers.').waitFor();

  const approver = await visits.pageAs(UK);
  await approver.goto(`/Approval?id=${new URL(page.url()).searchParams.get('id')}`);
  await approver.getByRole('button', { name: 'Reject' }).click();
  await approver.getByText('Please say why').waitFor();
  await approver.getByLabel('Why not').fill('We have twenty of these.');
  await approver.getByRole('button', { name: 'Reject' }).click();
  await approver.getByText(/^Rejected by /).waitFor();
  await page.reload();
  await page.getByText('We have twenty of these.').waitFor();
  await page.getByRole('button', { name: 'Go on with this basket' }).click();
  await page.waitForURL('**/Basket');
  await page.getByText('DB-0150').first().waitFor();
});
