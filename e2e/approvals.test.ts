import { eq } from 'drizzle-orm';
import type { BrowserContextOptions } from 'playwright-core';
import { expect } from 'vitest';
import { companies, customers } from '#shop/accounts/tables.ts';
import { products } from '#shop/catalogue/tables.ts';
import { putMember } from '#shop/companies/testing/members.ts';
import { fillBasket, parts } from './support/basket.ts';
import { test, type ShopInBrowser, type Visits } from './support/shop-in-browser.ts';

const UK = 'uk@converter.test';
const UK_COMPANY = 1;

/** The page of a new buyer of the UK company, with three blades in their basket. */
async function buyerPage(
  { shop, visits }: { shop: ShopInBrowser; visits: Visits },
  limits: Partial<typeof customers.$inferInsert>,
  options?: BrowserContextOptions,
) {
  const buyer = await putMember(shop, { id: 1 }, 'buyer');
  await shop.shop.db
    .update(customers)
    .set({ alwaysAsk: false, ...limits })
    .where(eq(customers.id, buyer.id));
  const page = await visits.visitor(options);
  await page.context().addCookies([{ name: 'token', value: buyer.token, url: shop.url }]);
  await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
  return page;
}

const ONE_POUND = { orderLimitMinor: 100, limitCurrencyId: 2 } as const;

test('a buyer above their limit asks at the checkout; the approver orders it, without script too (H3)', async ({
  shop,
  visits,
}) => {
  const page = await buyerPage({ shop, visits }, ONE_POUND);
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

test('what changes while the approver looks is shown to them, and ordered when they press again (H3)', async ({
  shop,
  visits,
}) => {
  visits.expectErrors(/409/); // it is not as they saw it
  const page = await buyerPage({ shop, visits }, ONE_POUND);
  await page.goto('/checkout?po=PO 92');
  await page.getByRole('button', { name: 'Ask for approval' }).click();
  await page.getByText('Your request is on its way to your approvers.').waitFor();

  const approver = await visits.pageAs(UK);
  await approver.goto(`/Approval?id=${new URL(page.url()).searchParams.get('id')}`);
  const price = (usdMinor: number) =>
    shop.shop.db.update(products).set({ usdMinor }).where(eq(products.id, parts['DB-0150']));
  await price(5000);
  await approver.getByRole('button', { name: 'Approve and place the order' }).click();
  await approver.getByText('Something has changed since you looked.').waitFor();
  await approver.getByText('Something has changed since it was asked for.').waitFor();
  await approver.getByRole('button', { name: 'Approve and place the order' }).click();
  await approver.getByRole('link', { name: 'See the order' }).waitFor();
  await price(4800);

  // Whoever asked sees what they had asked for and what was ordered instead.
  await page.reload();
  await page.getByText('The order was placed with other figures than were asked for:').waitFor();
  const total = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Total', exact: true }) });
  const [asked = '', ordered = ''] = await total.getByRole('cell').allTextContents();
  expect(asked).not.toBe(ordered);
  await page.goto('/Approvals');
  const row = page.getByRole('row').filter({ hasText: 'PO 92' });
  expect(await row.getByRole('cell').last().textContent()).toBe(`${ordered}asked for: ${asked}`);
});

test('a rejected request says why, and its basket is gone on with (H3)', async ({ shop, visits }) => {
  visits.expectErrors(/400/); // rejected without a reason first
  const page = await buyerPage({ shop, visits }, ONE_POUND);
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
  await page.getByRole('main').getByText('DB-0150').first().waitFor();
});

test.for([
  ['with script', {}],
  ['without script', { javaScriptEnabled: false }],
] as const)(
  'a manager asks for a cost centre and a day; a buyer misses them at their fields, then orders with them, %s (H4)',
  async ([, options], { shop, visits }) => {
    visits.expectErrors(/400/); // refused first
    const manager = await visits.pageAs(UK, options);
    await manager.goto('/Company');
    await manager.getByLabel('Cost centre', { exact: true }).selectOption('Required');
    await manager.getByLabel('Wanted by (a day)').selectOption('May be left empty');
    await manager.getByLabel('Cost centres to choose from').fill('4100 Pressroom\n4200 Finishing');
    await manager.getByRole('button', { name: 'Save what is asked for' }).click();
    await manager.getByText('Saved.').waitFor();

    const page = await buyerPage({ shop, visits }, {}, options);
    await page.goto('/checkout?po=PO 90');
    await page.getByLabel('Wanted by').fill('2020-01-01');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByText('Please choose a cost centre').waitFor();
    await page.getByText('This day is in the past').waitFor();
    expect(await page.getByLabel('Requisition number').count()).toBe(0);
    await page.getByLabel('Cost centre').selectOption('4200 Finishing');
    await page.getByLabel('Wanted by').fill('2999-12-01');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL('**/Sale-Complete/**');
    await page.getByText('4200 Finishing').waitFor();
    await page.getByText('01-12-2999').waitFor();
    await shop.shop.db
      .update(companies)
      .set({ costCentreRule: 'off', wantedByRule: 'off', costCentres: [] })
      .where(eq(companies.id, UK_COMPANY));
  },
);

test('staff set the same for a customer (H4)', async ({ visits }) => {
  const staff = await visits.pageAs('staff@pressline.test');
  await staff.goto('/Administration/CustomerEdit?id=5');
  await staff.getByRole('link', { name: 'The whole company: members, orders, documents' }).click();
  await staff.getByLabel('Requisition number').selectOption('Required');
  await staff.getByRole('button', { name: 'Save order fields' }).click();
  await staff.getByText('Saved', { exact: true }).waitFor();
  await staff.reload();
  expect(await staff.getByLabel('Requisition number').inputValue()).toBe('required');
});

test.for([
  ['with script', {}],
  ['without script', { javaScriptEnabled: false }],
] as const)(
  'an approver names a deputy, who decides in their place, %s (H3)',
  async ([, options], { shop, visits }) => {
    visits.expectErrors(/400/); // refused without a day first
    const page = await buyerPage({ shop, visits }, ONE_POUND, options);
    await page.goto('/checkout?po=PO 91');
    await page.getByRole('button', { name: 'Ask for approval' }).click();
    await page.getByText('Your request is on its way to your approvers.').waitFor();
    const id = new URL(page.url()).searchParams.get('id');

    const deputy = await putMember(shop, { id: 1 }, 'reader');
    const approver = await visits.pageAs(UK, options);
    await approver.goto('/Approvals');
    await approver.getByLabel('Deputy', { exact: true }).selectOption(String(deputy.id));
    await approver.getByRole('button', { name: 'Name the deputy' }).click();
    await approver.getByText('Please write the day as dd/mm/yyyy').waitFor();
    const today = await approver.getByLabel('From', { exact: true }).inputValue();
    await approver.getByLabel('Until and including').fill(today);
    await approver.getByRole('button', { name: 'Name the deputy' }).click();
    await approver.getByText('Your deputy is named.').waitFor();

    const standIn = await visits.visitor(options);
    await standIn.context().addCookies([{ name: 'token', value: deputy.token, url: shop.url }]);
    await standIn.goto('/Approvals');
    await standIn.getByText(/^You decide in the place of /).waitFor();
    await standIn.goto(`/Approval?id=${id}`);
    await standIn.getByRole('button', { name: 'Approve and place the order' }).click();
    await standIn.getByText(/^Approved by Nia Bevan for /).waitFor();

    await approver.getByRole('button', { name: 'Take Nia Bevan back as your deputy' }).click();
    await approver.getByText('The deputy was taken back.').waitFor();
    await standIn.goto('/Approvals');
    await standIn.getByRole('heading', { name: 'Approvals' }).waitFor();
    expect(await standIn.getByText(/^You decide in the place of /).count()).toBe(0);
  },
);
