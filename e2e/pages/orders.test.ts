import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { companies, customers } from '#shop/people/accounts/tables.ts';
import { smallPicture } from '#shop/shopfront/product-editing/testing/staff-at-work.ts';
import { products } from '#shop/catalogue/parts/tables.ts';
import { putMoved } from '#shop/desk/password-invitations/testing/put-moved.ts';
import { putMember } from '#shop/people/companies/testing/members.ts';
import { smallPdf } from '#shop/trade/documents/testing/small-pdf.ts';
import { impersonations } from '#shop/people/identity/tables.ts';
import { orders } from '#shop/trade/orders/tables.ts';
import { MANUAL_NAMES } from '../../sample-data/load/documents.ts';
import { fillBasket, parts } from '../support/basket.ts';
import type { BuiltShop } from '../support/built-shop.ts';
import { rowsOf, STAFF } from '../support/counter.ts';
import { newOrders } from '../support/new-orders.ts';
import type { PlainPage } from '../support/plain-page.ts';
import { type PlainVisits, test } from '../support/plain-visits.ts';

// Orders of the sample: 1112, 1116, 1120, 1124 and 1137 are uk's, 1128 is de's.
const UK = 'uk@converter.test';
const UK_COMPANY = 1;
const BAR = { name: /^You are ordering for Nia Bevan of / } as const;
const ONE_POUND = { orderLimitMinor: 100, limitCurrencyId: 2 } as const;
const UPLOADED = 'Your Purchase Order has been uploaded';
const NOT_UPLOADED = 'Your Purchase Order has not been uploaded';
/** Key of the sample's file for INV-26-0529. */
const INVOICE = 'order-documents/1124/sample-4.pdf';

const file = (name: string, bytes: Uint8Array) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
const purchaseOrder = file('Our purchase order 4711.pdf', smallPdf('4711'));
const notPdf = file('order.pdf', new TextEncoder().encode('<html>not a PDF</html>'));
const tooLarge = file('scan.pdf', Buffer.alloc(11 * 1024 * 1024, '%PDF-1.4 '));

/** The page of a new buyer of the UK company, with three blades in their basket. */
async function buyerPage(shop: BuiltShop, visits: PlainVisits, limits: Partial<typeof customers.$inferInsert>) {
  const buyer = await putMember(shop, { id: UK_COMPANY }, 'buyer');
  await shop.shop.db
    .update(customers)
    .set({ alwaysAsk: false, ...limits })
    .where(eq(customers.id, buyer.id));
  const page = await visits.visitor();
  await page.context().addCookies([{ name: 'token', value: buyer.token }]);
  await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
  return page;
}

/** A staff member begins to order for a member from the company's page. */
async function begin(page: PlainPage, memberId: number): Promise<void> {
  await page.goto(`/Administration/Company?id=${UK_COMPANY}&for=${memberId}`);
  await page.getByRole('button', { name: 'Start order' }).click();
  await page.getByRole('complementary', BAR).waitFor();
}

/** Fills and sends the form of /Return-Parts for the first line. */
async function askForReturn(page: PlainPage, quantity: string) {
  await page
    .getByRole('textbox', { name: /^Quantity of / })
    .first()
    .fill(quantity);
  await page.getByLabel('Reason').selectOption('faulty');
  await page.getByLabel('What is wrong?').fill('The edge is bent.');
  await page.getByRole('button', { name: 'Request return' }).click();
}

test('the state of an order has the same name in the history, on the dashboard, in the staff lists and in their search (L1)', async ({
  shop,
  visits,
}) => {
  const page = await buyerPage(shop, visits, {});
  await page.goto('/checkout');
  await page.getByLabel('Purchase order number').fill('PO STATE');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/Sale-Complete/**');
  const reference = `MA00${new URL(page.url()).searchParams.get('id')}`;
  const staff = await visits.pageAs('staff@pressline.test');
  for (const [reader, address] of [
    [page, '/Order-History'],
    [page, '/Dashboard'],
    [staff, `/Administration/Orders?search=${reference}`],
    [staff, `/Administration/Queue?search=${reference}`],
  ] as const) {
    await reader.goto(address);
    await reader.getByRole('row').filter({ hasText: reference }).getByText('New', { exact: true }).waitFor();
  }
  await staff.goto(`/Administration/Search?keyword=${reference}`);
  await staff.getByRole('listitem').filter({ hasText: reference }).getByText('New', { exact: true }).waitFor();
});

test('a price states its unit: at the checkout, on the order, and as it was sold on the counter’s page', async ({
  shop,
  visits,
}) => {
  const page = await buyerPage(shop, visits, {});
  const price = { name: /per coil/ } as const;
  await page.goto('/checkout');
  await page.getByRole('cell', price).waitFor();
  await page.getByLabel('Purchase order number').fill('PO COIL');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/Sale-Complete/**');
  await page.getByRole('cell', price).waitFor();
  const sellAs = (unit: 'coil' | 'box') =>
    shop.shop.db.update(products).set({ unit }).where(eq(products.id, parts['DB-0150']));
  await sellAs('box');
  const staff = await visits.pageAs(STAFF);
  await staff.goto(`/Administration/OrderView?id=${new URL(page.url()).searchParams.get('id')}`);
  await staff.getByRole('cell', price).waitFor();
  await sellAs('coil');
});

test('changes made while the approver reads are shown, and ordered on the next press (H3)', async ({
  shop,
  visits,
}) => {
  const page = await buyerPage(shop, visits, ONE_POUND);
  await page.goto('/checkout');
  await page.getByLabel('Purchase order number').fill('PO 92');
  await page.getByRole('button', { name: 'Request approval' }).click();
  await page.getByText('Your request has been sent to your approvers.').waitFor();

  const approver = await visits.pageAs(UK);
  await approver.goto(`/Approval?id=${new URL(page.url()).searchParams.get('id')}`);
  const price = (usdMinor: number) =>
    shop.shop.db.update(products).set({ usdMinor }).where(eq(products.id, parts['DB-0150']));
  await price(5000);
  await approver.getByRole('button', { name: 'Approve and place the order' }).click();
  await approver.getByText('Something has changed since you opened this request.').waitFor();
  await approver.getByText('Something has changed since this was requested.').waitFor();
  await approver.getByRole('button', { name: 'Approve and place the order' }).click();
  await approver.getByRole('link', { name: 'View order' }).waitFor();
  await price(4800);

  // The requester sees both what they had requested and what was ordered instead.
  await page.reload();
  await page.getByText('The order differs from the request:').waitFor();
  const total = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Total', exact: true }) });
  const [asked = '', ordered = ''] = await total.getByRole('cell').allTextContents();
  expect(asked).not.toBe(ordered);
  await page.goto('/Approvals');
  const row = page.getByRole('row').filter({ hasText: 'PO 92' });
  await expect.poll(() => row.getByRole('cell').last().textContent()).toBe(`${ordered}requested: ${asked}`);
});

test('staff set the order fields of a customer (H4)', async ({ visits }) => {
  const staff = await visits.pageAs('staff@pressline.test');
  await staff.goto('/Administration/CustomerEdit?id=5');
  await staff.getByRole('link', { name: 'Company: members, orders, documents' }).click();
  await staff.getByLabel('Requisition number').selectOption('Required');
  await staff.getByRole('button', { name: 'Save order fields' }).click();
  await staff.getByText('Saved', { exact: true }).waitFor();
  await staff.reload();
  await expect.poll(() => staff.getByLabel('Requisition number').inputValue()).toBe('required');
});

test('a manager requires a cost centre and a day; a buyer sees them missing at their fields, then orders with them (H4)', async ({
  shop,
  visits,
}) => {
  const manager = await visits.pageAs(UK);
  await manager.goto('/Company');
  await manager.getByLabel('Cost centre', { exact: true }).selectOption('Required');
  await manager.getByLabel('Required date').selectOption('Optional');
  await manager.getByLabel('Cost centres').fill('4100 Pressroom\n4200 Finishing');
  await manager.getByRole('button', { name: 'Save order fields' }).click();
  await manager.getByText('Saved.').waitFor();

  const page = await buyerPage(shop, visits, {});
  await page.goto('/checkout');
  await page.getByLabel('Purchase order number').fill('PO 90');
  await page.getByLabel('Required date').fill('2020-01-01');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByText('Please choose a cost centre').waitFor();
  await page.getByText('This day is in the past').waitFor();
  await expect.poll(() => page.getByLabel('Requisition number').count()).toBe(0);
  await page.getByLabel('Cost centre').selectOption('4200 Finishing');
  await page.getByLabel('Required date').fill('2999-12-01');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL('**/Sale-Complete/**');
  await page.getByText('4200 Finishing').waitFor();
  await page.getByText('01-12-2999').waitFor();
  await shop.shop.db
    .update(companies)
    .set({ costCentreRule: 'off', wantedByRule: 'off', costCentres: [] })
    .where(eq(companies.id, UK_COMPANY));
});

test('an approver names a deputy, who decides in their place (H3)', async ({ shop, visits }) => {
  const page = await buyerPage(shop, visits, ONE_POUND);
  await page.goto('/checkout');
  await page.getByLabel('Purchase order number').fill('PO 91');
  await page.getByRole('button', { name: 'Request approval' }).click();
  await page.getByText('Your request has been sent to your approvers.').waitFor();
  const id = new URL(page.url()).searchParams.get('id');

  const deputy = await putMember(shop, { id: 1 }, 'reader');
  const approver = await visits.pageAs(UK);
  await approver.goto('/Dashboard');
  await approver.getByRole('link', { name: /^1 approval$/ }).waitFor();
  await approver.getByRole('link', { name: '1 order is waiting for your approval' }).click();
  await approver.getByRole('heading', { level: 1, name: `Request ${id}` }).waitFor();
  await approver.goto('/Approvals');
  await approver.getByLabel('Deputy', { exact: true }).selectOption(String(deputy.id));
  await approver.getByRole('button', { name: 'Set deputy' }).click();
  await approver.getByText('Please enter the date as dd/mm/yyyy').waitFor();
  const today = await approver.getByLabel('From', { exact: true }).inputValue();
  await approver.getByLabel('Until (inclusive)').fill(today);
  await approver.getByRole('button', { name: 'Set deputy' }).click();
  await approver.getByText('Deputy set.').waitFor();

  const actingStaff = await visits.visitor();
  await actingStaff.context().addCookies([{ name: 'token', value: deputy.token }]);
  await actingStaff.goto('/Approvals');
  await actingStaff.getByText(/^You are the deputy of /).waitFor();
  await actingStaff.goto(`/Approval?id=${id}`);
  await actingStaff.getByRole('button', { name: 'Approve and place the order' }).click();
  await actingStaff.getByText(/^Approved by Nia Bevan for /).waitFor();

  await approver.getByRole('button', { name: 'Remove Nia Bevan as your deputy' }).click();
  await approver.getByText('Deputy removed.').waitFor();
  await actingStaff.goto('/Approvals');
  await actingStaff.getByRole('heading', { name: 'Approvals' }).waitFor();
  await expect.poll(() => actingStaff.getByText(/^You are the deputy of /).count()).toBe(0);
});

test('staff begin an order on the company’s page, place it under the bar, and stop; it says who placed it (H7)', async ({
  shop,
  visits,
}) => {
  const buyer = await putMember(shop, { id: 1 }, 'buyer');
  const page = await visits.pageAs(STAFF);
  await begin(page, buyer.id);
  expect(new URL(page.url()).pathname).toBe('/');

  await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
  await page.goto('/checkout');
  await page.getByLabel('Purchase order number').fill('PO 701');
  await page.getByRole('complementary', BAR).waitFor();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByText('Thank you for your order').first().waitFor();
  await page.getByText('(our staff), for Nia Bevan').waitFor();
  const [order] = await shop.shop.db.select().from(orders).where(eq(orders.customerId, buyer.id));
  expect(order?.placedByStaff).toBe('Pressline Counter');

  await page.goto('/Administration/Queue');
  await page.getByText('Placed by staff').first().waitFor();
  await page.getByRole('complementary', BAR).getByRole('button', { name: 'Stop ordering' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('complementary', BAR).count()).toBe(0);
  await page.goto('/checkout');
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('the bar shows the end time in its reader’s format (H7, N2)', async ({ shop, visits }) => {
  const member = await putMember(shop, { id: UK_COMPANY }, 'buyer');
  for (const [locale, bar, until] of [
    ['en-GB', /^You are ordering for Nia Bevan of /, 'until 05-02-2035 14:30'],
    ['de-DE', /^Sie bestellen für Nia Bevan, /, 'bis 05.02.2035 14:30'],
  ] as const) {
    const page = await visits.pageAs(STAFF, { locale });
    await page.request.post('/api/Company/StartOrderingFor', {
      headers: { origin: shop.url },
      data: { userID: member.id },
    });
    await shop.shop.db
      .update(impersonations)
      .set({ expiresAt: new Date('2035-02-05T14:30:00Z') })
      .where(eq(impersonations.customerId, member.id));
    await page.goto('/search');
    await page.getByRole('complementary', { name: bar }).getByText(until, { exact: true }).waitFor();
  }
});

test('nothing more can be ordered for a member disabled meanwhile, and the page says so (H7, B10)', async ({
  shop,
  visits,
}) => {
  const { db } = shop.shop;
  const member = await putMember(shop, { id: UK_COMPANY }, 'buyer');
  const page = await visits.pageAs(STAFF);
  await begin(page, member.id);
  await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
  await page.goto('/checkout');
  await page.getByLabel('Purchase order number').fill('PO 704');
  await db.update(customers).set({ status: 'inactive' }).where(eq(customers.id, member.id));
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByText('You are logged in as staff but not ordering for anybody').waitFor();
  expect(await db.$count(orders, eq(orders.customerId, member.id))).toBe(0);
});

test('the bar is on every page; the member’s other pages are refused in words (H7)', async ({ shop, visits }) => {
  const buyer = await putMember(shop, { id: 1 }, 'manager');
  const page = await visits.pageAs(STAFF);
  await begin(page, buyer.id);
  const bar = page.getByRole('complementary', BAR);
  for (const address of ['/search', '/Quick-Order', '/Basket', '/Company', '/Administration/Dashboard']) {
    await page.goto(address);
    await bar.waitFor();
  }
  await page.goto('/Company');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('While ordering for Nia Bevan, you can only do what the order needs.').first().waitFor();
});

test('staff merge two companies after a preview of every row that moves, and typing the name that stays (H8, D59)', async ({
  shop,
  visits,
}) => {
  const page = await visits.pageAs(STAFF);
  const [stays, goes] = ['stays@merge.test', 'goes@merge.test'];
  await putMoved(shop, { email: stays });
  await putMoved(shop, { email: goes });
  const companyOf = async (email: string) => {
    const [member] = await shop.shop.db.select().from(customers).where(eq(customers.email, email));
    return member?.companyId;
  };
  const kept = await companyOf(stays);
  const [keptName, goneName] = [`Moved ${stays}`, `Moved ${goes}`];
  await page.goto(`/Administration/Merge-Companies?into=${kept}`);
  await page.getByLabel('Company to merge').fill(goneName.slice(0, 10));
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('region', { name: 'Companies found' }).getByRole('link', { name: goneName }).click();
  await page.getByRole('heading', { name: `Merge ${goneName} into ${keptName}` }).waitFor();
  await page.getByLabel(/^Type .+ to confirm$/).fill(goneName);
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.getByText(`Type the name of the company that stays, exactly as shown: ${keptName}`).waitFor();
  await page.getByLabel(/^Type .+ to confirm$/).fill(keptName);
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.waitForURL(`**/Administration/Company?id=${kept}`);
  expect(await companyOf(goes)).toBe(kept);
  await page.goto(`/Administration/Audit?of=company:${kept}`);
  await page.getByRole('cell', { name: 'merged' }).first().waitFor();
  expect(await page.getByRole('button', { name: 'Restore' }).count()).toBe(0);
});

test('a request that comes too late is refused in words', async ({ shop, visits }) => {
  const [id = 0] = await newOrders(shop, [['DB-0150']]);
  const buyer = await visits.pageAs(UK);
  await buyer.goto(`/Customer-Order?id=${id}`);
  await buyer.getByText('Request a change or cancellation').click();
  await buyer.getByLabel('Details').fill('Please send it to Leeds.');
  const staff = await visits.pageAs(STAFF);
  const sent = await staff.request.post('/api/Sale/AddShipment', {
    data: { saleID: id },
    headers: { origin: new URL(shop.url).origin },
  });
  expect(sent.status()).toBe(200);
  await buyer.getByRole('button', { name: 'Send request' }).click();
  await buyer.getByText('Your order has shipped.').waitFor();
  await buyer.getByText('This order is already being picked or has been completed. Please call us.').waitFor();
});

test('a cancellation request is sent, accepted, and the order is cancelled', async ({ shop, visits }) => {
  const [id = 0] = await newOrders(shop, [['DB-0150']]);
  const buyer = await visits.pageAs(UK);
  await buyer.goto(`/Customer-Order?id=${id}`);
  await buyer.getByText('Request a change or cancellation').click();
  await buyer.getByLabel('What would you like to do?').selectOption('Cancel the order');
  await buyer.getByLabel('Reason for cancelling').selectOption('Ordered twice');
  await buyer.getByRole('button', { name: 'Send request' }).click();
  await buyer.getByText('You have asked us to cancel this order.').waitFor();
  const staff = await visits.pageAs(STAFF);
  await staff.goto(`/Administration/OrderView?id=${id}`);
  await staff.getByRole('button', { name: 'Accept and cancel the order' }).click();
  await staff.getByText('Answered.').waitFor();
  await buyer.goto(`/Customer-Order?id=${id}`);
  await buyer.getByText('Your order has been cancelled.').waitFor();
  await buyer.getByText('We have accepted your request.').waitFor();
});

test('a colleague’s correction is not undone by pressing again', async ({ shop, visits }) => {
  const [id = 0] = await newOrders(shop, [['DB-0150']]);
  const page = await visits.pageAs(STAFF);
  await page.goto(`/Administration/OrderView?id=${id}`);
  await page.getByRole('link', { name: 'Edit order' }).click();
  await page.getByLabel('Quantity of DB-0150').fill('3');
  const data = { saleID: id, version: 1, poNumber: 'PO of a colleague' };
  const headers = { origin: new URL(shop.url).origin };
  expect((await page.request.post('/api/Sale/CorrectOrder', { data, headers })).status()).toBe(200);
  const press = async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Somebody else has updated this order.').waitFor();
    await page.getByRole('heading', { name: /^Revision 2, updated on / }).waitFor();
  };
  await press();
  await expect.poll(() => page.getByLabel('Quantity of DB-0150').inputValue()).toBe('3');
  await press();
  await page.reload();
  await page.getByRole('heading', { name: /^Revision 2, updated on / }).waitFor();
  await page.getByText('PO of a colleague').first().waitFor();
});

test('goods that a colleague shipped meanwhile are neither shipped nor corrected again, and the page says so (L3)', async ({
  shop,
  visits,
}) => {
  const [id = 0] = await newOrders(shop, [['DB-0150']]);
  const pages = await Promise.all([visits.pageAs(STAFF), visits.pageAs(STAFF)]);
  for (const page of pages) await page.goto(`/Administration/OrderView?id=${id}`);
  const [sending, correcting] = pages;
  await sending.getByRole('link', { name: 'Ship items' }).click();
  await correcting.getByRole('link', { name: 'Edit order' }).click();
  const headers = { origin: new URL(shop.url).origin };
  await sending.request.post('/api/Sale/AddShipment', { data: { saleID: id }, headers });
  await sending.getByRole('button', { name: 'Ship remaining' }).click();
  await sending.getByText('Everything has shipped.').waitFor();
  await sending
    .getByText('Nothing can be shipped for this order: it is cancelled, closed or already shipped.')
    .waitFor();
  await correcting.getByRole('button', { name: 'Save changes' }).click();
  await correcting.getByText('Everything has shipped.').waitFor();
  await correcting.getByText(/^The order is shipped, closed or cancelled, so it can no longer be changed\.$/).waitFor();
});

test('staff correct the order fields, on order and sheet (H4)', async ({ shop, visits }) => {
  const [id = 0] = await newOrders(shop, [['DB-0150']]);
  const page = await visits.pageAs(STAFF);
  await page.goto(`/Administration/OrderView?id=${id}`);
  await page.getByRole('link', { name: 'Edit order' }).click();
  await expect.poll(() => page.getByLabel('Requisition number').count()).toBe(0); // not requested
  await shop.shop.db.update(companies).set({ requisitionRule: 'optional', wantedByRule: 'optional' });
  await page.reload();
  await page.getByLabel('Requisition number').fill('R-77');
  await page.getByLabel('Required date').fill('2999-12-03');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Order updated.').waitFor();
  await page.getByText('Requisition number: – → R-77').first().waitFor();
  const buyer = await visits.pageAs(UK);
  await buyer.goto(`/Customer-Order?id=${id}`);
  await buyer.getByText('Required date: – → 03-12-2999').waitFor();
});

test('staff reduce a line of an order and replace another part', async ({ shop, visits }) => {
  const [id = 0] = await newOrders(shop, [['DB-0150', 'DB-0200']]);
  const page = await visits.pageAs(STAFF);
  await page.goto(`/Administration/OrderView?id=${id}`);
  await page.getByRole('link', { name: 'Edit order' }).click();
  await page.getByLabel('Quantity of DB-0150').fill('3');
  await page.getByRole('row').filter({ hasText: 'DB-0200' }).locator('summary').click();
  await page.getByLabel('Replacement part number').last().fill('NO-SUCH-PART');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('There is no part with this number').waitFor();
  await expect.poll(() => page.getByLabel('Quantity of DB-0150').inputValue()).toBe('3');
  await page.getByLabel('Replacement part number').last().fill('db-0150');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Order updated.').waitFor();
  await page.getByText('DB-0150: 4 → 3').first().waitFor();
  await page
    .getByText(/DB-0150: 4 added at today’s price/)
    .first()
    .waitFor();
});

test('selected orders of the queue move one step on, and back (L2)', async ({ shop, visits }) => {
  const [first = 0] = await newOrders(shop, [['DB-0150']]);
  const page = await visits.pageAs(STAFF);
  await page.goto(`/Administration/Queue?search=MA00${first}`);
  await page.getByLabel(`Select order MA00${first}`).check();
  await page.getByRole('button', { name: 'Start picking' }).click();
  await page.getByText(`MA00${first} is being picked.`).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(`MA00${first}: last step undone.`).waitFor();
});

test('a message that arrives while an answer is typed stays unread until it is shown', async ({ shop, visits }) => {
  const [id = 0] = await newOrders(shop, [['DB-0150']]);
  const [buyer, staff] = [await visits.pageAs(UK), await visits.pageAs(STAFF)];
  const write = async (text: string) => {
    await buyer.getByLabel('Message to us about this order').fill(text);
    await buyer.getByRole('button', { name: 'Send message' }).click();
    await buyer.getByRole('listitem').filter({ hasText: text }).waitFor();
  };
  await buyer.goto(`/Customer-Order?id=${id}`);
  await write('Gate four, please.');
  await staff.goto(`/Administration/OrderView?id=${id}`);
  await staff.getByLabel('Message to the buyer').fill('Gate four it is.');
  await write('No: gate five.');
  await staff.getByRole('button', { name: 'Send message' }).click();
  await staff.getByRole('listitem').filter({ hasText: 'Gate four it is.' }).waitFor();
  await staff.getByRole('button', { name: 'Mark as read' }).waitFor();
  await staff.goto(`/Administration/Queue?search=MA00${id}`);
  await staff.getByRole('heading', { name: 'Queue' }).waitFor();
  expect((await rowsOf(staff, 'Queue'))[0]?.[6]).toContain('Message');
});

test('both sides write about an order, and staff settle messages that need no answer (L8)', async ({
  shop,
  visits,
}) => {
  const [id = 0] = await newOrders(shop, [['DB-0150']]);
  const buyer = await visits.pageAs(UK);
  await buyer.goto(`/Customer-Order?id=${id}`);
  await buyer.getByLabel('Message to us about this order').fill('Thank you!');
  await buyer.getByRole('button', { name: 'Send message' }).click();
  await buyer.getByRole('listitem').filter({ hasText: 'Thank you!' }).waitFor();
  const staff = await visits.pageAs(STAFF);
  await staff.goto(`/Administration/OrderView?id=${id}`);
  await staff.getByRole('button', { name: 'Mark as read' }).click();
  await staff.getByRole('button', { name: 'Mark as read' }).waitFor({ state: 'detached' });
});

test('a company has its history with a link to each order', async ({ shop, visits }) => {
  const [id = 0] = await newOrders(shop, [['DB-0150']]);
  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/Company?id=1');
  await staff
    .getByRole('listitem')
    .getByRole('link', { name: `MA00${id}` })
    .first()
    .waitFor();
});

test('a missing picture is reported at its field; a wrong one is removed again (L7)', async ({ visits }) => {
  const page = await visits.pageAs(UK);
  await page.goto('/Return-Parts?id=1112');
  await askForReturn(page, '1');
  await page.getByRole('heading', { level: 1, name: 'Return MA001112-R1' }).waitFor();
  const file = page.getByLabel('Picture file');
  await page.getByRole('button', { name: 'Add picture' }).click();
  await page.locator('form', { has: file }).getByText('Please choose a file').waitFor();
  await expect.poll(() => file.getAttribute('aria-invalid')).toBe('true');
  for (const [position, colour] of [
    [1, '#900000'],
    [2, '#a00000'],
  ] as const) {
    const buffer = Buffer.from(await smallPicture(colour));
    await file.setInputFiles({ name: 'edge.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: 'Add picture' }).click();
    await page.getByRole('img', { name: `Picture ${position}` }).waitFor();
  }
  const kept = await page.getByRole('img', { name: 'Picture 2' }).getAttribute('src');
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await page.getByRole('img', { name: 'Picture 2' }).waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('img', { name: 'Picture 1' }).getAttribute('src')).toBe(kept);
});

test('a return is refused with the reason next to the line, requested, and withdrawn (L7)', async ({ visits }) => {
  const page = await visits.pageAs(UK);
  await page.goto('/Return-Parts?id=1124');
  await askForReturn(page, '4');
  await page.getByText('At most 3 can be returned').waitFor();
  await expect.poll(() => page.getByLabel('What is wrong?').inputValue()).toBe('The edge is bent.');
  await askForReturn(page, '3');
  await page.getByRole('heading', { level: 1, name: 'Return MA001124-R1' }).waitFor();
  await page.getByLabel('Picture file').setInputFiles({
    name: 'edge.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await page.getByRole('button', { name: 'Add picture' }).click();
  await page.getByText('The file is not a readable picture.').waitFor();
  await page.getByRole('button', { name: 'Cancel return' }).click();
  await page.getByText('Cancelled').waitFor();
  await page.goto('/Returns');
  await page.getByRole('link', { name: 'MA001124-R1' }).waitFor();
});

test('if another window uploaded a purchase order meanwhile, the page shows it (D32)', async ({ visits }) => {
  const page = await visits.pageAs(UK);
  await page.goto('/Customer-Order/?id=1124');
  const sent = await page.request.post('/api/User/UploadPO', {
    multipart: { file: { ...purchaseOrder, name: '1124.pdf' } },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(sent.status()).toBe(200);
  await page.getByLabel('PDF file').setInputFiles(purchaseOrder);
  await page.getByRole('button', { name: 'Upload purchase order' }).click();
  await page.getByText(UPLOADED).waitFor();
});

test('a purchase order is refused with the reason, accepted, and shown (A27)', async ({ visits }) => {
  const page = await visits.pageAs(UK);
  await page.goto('/Sale-Complete/?id=1116');
  const send = page.getByRole('button', { name: 'Upload purchase order' });
  await send.click();
  await page.getByText('Please choose the PDF file of your purchase order.').waitFor();
  expect(new URL(page.url()).search).toBe('?id=1116');

  await page.getByLabel('PDF file').setInputFiles(notPdf);
  await send.click();
  expect(page.status()).toBe(400);
  await page.getByText('The file is not a PDF. Please send the purchase order as a PDF.').waitFor();
  await expect.poll(() => page.getByRole('alert').innerText()).toContain(NOT_UPLOADED);

  await page.getByLabel('PDF file').setInputFiles(tooLarge);
  await send.click();
  expect(page.status()).toBe(413);
  await page.getByText('The file is too large: a purchase order can be up to 10 MB.').waitFor();
  await page.getByRole('link', { name: 'Back to the page' }).click();

  await page.getByLabel('PDF file').setInputFiles(purchaseOrder);
  await send.click();
  await page.getByText(UPLOADED).waitFor();
  await page.reload(); // a page of its own: nothing is sent a second time
  await page.getByRole('link', { name: 'Purchase_Order.pdf' }).waitFor();
});

test('a form from another site, or without a session, has no effect (D15)', async ({ visits, shop }) => {
  const page = await visits.pageAs(UK);
  const post = (headers: Record<string, string>) =>
    page.request.post('/Customer-Order/?id=1112', { multipart: { file: purchaseOrder }, headers, maxRedirects: 0 });
  expect((await post({ origin: 'https://elsewhere.test' })).status()).toBe(403);
  const stranger = await visits.visitor();
  const sent = await stranger.request.post('/Customer-Order/?id=1112', {
    multipart: { file: purchaseOrder },
    headers: { origin: shop.url },
    maxRedirects: 0,
  });
  const login = '/login?next=%2FCustomer-Order%2F%3Fid%3D1112&unsent';
  expect([sent.status(), sent.headers()['location']]).toEqual([302, login]);
});

test("another company's order cannot be printed, and is indistinguishable from an unknown one (B11, D33)", async ({
  visits,
}) => {
  const page = await visits.pageAs(UK);
  for (const id of ['1128', '999999', '0', 'abc', '']) {
    const answer = await page.goto(`/PDFOrder?id=${id}`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Not a valid order' }).waitFor();
    expect((await page.request.get(`/PDFOrder.pdf?id=${id}`)).status()).toBe(404);
  }
});

test('without a session a link to a document redirects to the login, and then to the page with the link (A1, A29)', async ({
  visits,
}) => {
  const page = await visits.visitor();
  for (const [file, way] of [
    ['/manuals/P3-10.pdf', '/Manuals'],
    ['/PDFOrder.pdf?id=1137', '/PDFOrder?id=1137'],
    ['/purchase-orders/1137/Purchase_Order.pdf', '/Customer-Order?id=1137'],
  ] as const) {
    await page.goto(file);
    expect(new URL(page.url()).searchParams.get('next')).toBe(way);
  }
});

test('all manuals are listed in their order and open in a new tab; the list needs a session (A29)', async ({
  visits,
  shop,
}) => {
  for (const manual of MANUAL_NAMES) await shop.shop.files.put(`manuals/${manual}.pdf`, smallPdf(manual));
  const page = await visits.pageAs(UK);
  await page.goto('/Manuals');
  const links = page.getByRole('main').getByRole('link', { name: /opens in a new tab/ });
  await expect.poll(() => links.count()).toBe(14);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/manuals/P3-10.pdf',
    '/manuals/P3-13.pdf',
    '/manuals/P3-17.pdf',
    '/manuals/P5-10.pdf',
    '/manuals/P5-13.pdf',
    '/manuals/P5-17.pdf',
    '/manuals/P7-13.pdf',
    '/manuals/P7-17.pdf',
    '/manuals/P7-20.pdf',
    '/manuals/830.pdf',
    '/manuals/2200.pdf',
    '/manuals/4150.pdf',
    '/manuals/Digital%20Pro%20Engine%20Manual.pdf',
    '/manuals/Digital%20One%20Engine%20Manual.pdf',
  ]);
  expect(await links.evaluateAll((all) => all.every((link) => link.getAttribute('target') === '_blank'))).toBe(true);
  expect((await page.request.get('/manuals/Digital%20Pro%20Engine%20Manual.pdf')).status()).toBe(200);
  await page.getByRole('navigation', { name: 'Where you are' }).getByText('Manuals').waitFor();

  const visitor = await visits.visitor();
  await visitor.goto('/manuals');
  expect(new URL(visitor.url()).searchParams.get('next')).toBe('/manuals');
});

test('the printable order has no header, the figures of the order page, and the same as a PDF (A28, D7)', async ({
  visits,
}) => {
  const page = await visits.pageAs(UK);
  const figures = () => page.getByRole('article', { name: 'Order sheet' }).innerText();
  await page.goto('/Customer-Order/?id=1120');
  const shown = await figures();
  await page.goto('/PDFOrder?id=1120');
  expect(await figures()).toBe(shown);
  await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
  await page.getByRole('heading', { level: 1, name: 'Order MA001120' }).waitFor();

  const pdf = await page.request.get(
    (await page.getByRole('link', { name: 'Open as PDF' }).getAttribute('href')) ?? '',
  );
  expect(pdf.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="MA001120.pdf"',
    'cache-control': 'private, no-cache',
  });
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('without a selection nothing is downloaded, and the page says what to do (L6)', async ({ visits, shop }) => {
  await shop.shop.files.put(INVOICE, smallPdf('INV-26-0529'));
  const page = await visits.pageAs(UK);
  await page.goto('/Documents?kind=invoice');
  const download = page.getByRole('button', { name: 'Download selected (ZIP)' });
  await download.click();
  await expect
    .poll(() => page.getByRole('alert').innerText())
    .toContain('Please select at least one document in the list.');
  expect(new URL(page.url()).pathname).toBe('/Documents');
  await expect.poll(() => page.getByLabel('Type').inputValue()).toBe('invoice');
  await page.getByRole('checkbox', { name: 'Select INV-26-0529' }).check();
  await download.click();
  expect(new URL(page.url()).searchParams.getAll('document')).toEqual(['invoice-4']);
});
