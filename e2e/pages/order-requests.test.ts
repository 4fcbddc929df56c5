import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { customers } from '#shop/people/accounts/tables.ts';
import { smallPicture } from '#shop/shopfront/product-editing/testing/staff-at-work.ts';
import { products } from '#shop/catalogue/parts/tables.ts';
import { putMember } from '#shop/people/companies/testing/members.ts';
import { smallPdf } from '#shop/trade/documents/testing/small-pdf.ts';
import { fillBasket, parts } from '../support/basket.ts';
import type { BuiltShop } from '../support/built-shop.ts';
import { rowsOf, STAFF } from '../support/counter.ts';
import { newOrders } from '../support/new-orders.ts';
import { type PlainVisits, test } from '../support/plain-visits.ts';

const UK = 'uk@converter.test';

/** The page of a new buyer of the UK company, who may order for a pound, with three blades in their basket. */
async function buyerPage(shop: BuiltShop, visits: PlainVisits) {
  const buyer = await putMember(shop, { id: 1 }, 'buyer');
  await shop.shop.db
    .update(customers)
    .set({ alwaysAsk: false, orderLimitMinor: 100, limitCurrencyId: 2 })
    .where(eq(customers.id, buyer.id));
  const page = await visits.visitor();
  await page.context().addCookies([{ name: 'token', value: buyer.token }]);
  await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 3 }]);
  return page;
}

test('a buyer above their limit requests approval at the checkout; the approver orders it (H3)', async ({
  shop,
  visits,
}) => {
  const page = await buyerPage(shop, visits);
  await page.goto('/checkout');
  await page.getByLabel('Purchase order number').fill('PO 88');
  await page.getByText('This order is over your limit of £1.00 per order.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Place order' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Request approval' }).click();
  await page.getByText('Your request has been sent to your approvers.').waitFor();
  const { searchParams } = new URL(page.url());

  const approver = await visits.pageAs(UK);
  await approver.goto('/Approvals');
  await approver.getByRole('link', { name: String(searchParams.get('id')), exact: true }).click();
  await approver.getByRole('button', { name: 'Approve and place the order' }).click();
  await approver.getByRole('link', { name: 'View order' }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'View order' }).click();
  await page.getByText('PO 88').first().waitFor();
});

test('a rejected request says why, and its basket can be used again (H3)', async ({ shop, visits }) => {
  const page = await buyerPage(shop, visits);
  await page.goto('/checkout');
  await page.getByLabel('Purchase order number').fill('PO 89');
  await page.getByRole('button', { name: 'Request approval' }).click();
  await page.getByText('Your request has been sent to your approvers.').waitFor();

  const approver = await visits.pageAs(UK);
  await approver.goto(`/Approval?id=${new URL(page.url()).searchParams.get('id')}`);
  await approver.getByRole('button', { name: 'Reject' }).click();
  await approver.getByText('Please enter a reason').waitFor();
  await approver.getByLabel('Reason for rejection').fill('We have twenty of these.');
  await approver.getByRole('button', { name: 'Reject' }).click();
  await approver.getByText(/^Rejected by /).waitFor();
  await page.reload();
  await page.getByText('We have twenty of these.').waitFor();
  await page.getByRole('button', { name: 'Continue with this basket' }).click();
  await page.waitForURL('**/Basket');
  await page.getByRole('main').getByText('DB-0150').first().waitFor();
});

test('parts are returned: requested with a picture, a question, an answer, accepted, received, credited (L7)', async ({
  visits,
  shop,
}) => {
  const buyer = await visits.pageAs(UK);
  await buyer.goto('/Customer-Order/?id=1120');
  await buyer.getByRole('link', { name: 'Return parts' }).click();
  await buyer.getByRole('heading', { level: 1, name: 'Return parts from order MA001120' }).waitFor();
  await buyer.getByLabel('Picture file').setInputFiles({
    name: 'edge.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await smallPicture()),
  });
  await buyer
    .getByRole('textbox', { name: /^Quantity of / })
    .first()
    .fill('2');
  await buyer.getByLabel('Reason').selectOption('faulty');
  await buyer.getByLabel('What is wrong?').fill('The edge is bent.');
  await buyer.getByRole('button', { name: 'Request return' }).click();
  await buyer.getByRole('heading', { level: 1, name: 'Return MA001120-R1' }).waitFor();
  await buyer.getByText('We have received your request').waitFor();
  const returned = new URL(buyer.url()).searchParams.get('id') ?? '';
  await buyer.getByRole('img', { name: 'Picture 1' }).waitFor();

  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/Queue');
  await staff.getByRole('link', { name: /returns? waiting$/ }).click();
  await staff.getByRole('link', { name: 'MA001120-R1' }).click();
  await staff.getByRole('heading', { level: 1, name: 'Return MA001120-R1' }).waitFor();
  await staff.getByRole('img', { name: 'Picture 1' }).waitFor();
  await staff.getByLabel('Message to the buyer').fill('Which box is it from?');
  await staff.getByRole('button', { name: 'Ask the buyer' }).click();
  await staff.getByText('Question saved; its email is in the mailbox.').waitFor();

  await buyer.reload();
  await buyer.getByLabel('Which box is it from?').fill('The blue one.');
  await buyer.getByRole('button', { name: 'Send reply' }).click();
  await buyer.getByText('Under review').waitFor();

  await staff.reload();
  await staff.getByText('The blue one.').waitFor();
  await staff.getByRole('button', { name: 'Accept' }).click();
  await staff.getByText('Accepted; the email with the return slip is in the mailbox.').waitFor();
  await buyer.reload();
  const sheet = await buyer.getByRole('link', { name: 'Return slip (PDF)' }).getAttribute('href');
  const pdf = await buyer.request.get(sheet ?? '');
  expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);

  const stock = async () => {
    const [part] = await shop.shop.db.select().from(products).where(eq(products.id, 147));
    return part?.stockLevel ?? 0;
  };
  const before = await stock();
  await staff.getByLabel(/return to stock/).fill('1');
  await staff.getByLabel(/scrap/).fill('1');
  await staff.getByRole('button', { name: 'Receive goods' }).click();
  await staff.getByText('Goods received; stock updated.').waitFor();
  expect(await stock()).toBe(before + 1);

  const filed = await staff.request.post('/api/Sale/AddOrderDocument', {
    multipart: {
      saleID: '1120',
      kind: 'credit-note',
      number: 'CN-26-0007',
      issuedOn: '2026-11-20',
      amount: '73.32',
      file: { name: 'credit.pdf', mimeType: 'application/pdf', buffer: Buffer.from(smallPdf()) },
    },
    headers: { origin: new URL(staff.url()).origin },
  });
  expect(filed.status()).toBe(200);
  await staff.reload();
  await staff.getByLabel('Outcome').selectOption('credited');
  await staff.getByLabel('Credit note').selectOption({ label: 'CN-26-0007' });
  await staff.getByRole('button', { name: 'Close return' }).click();
  await staff.getByText('Return closed.').waitFor();

  await buyer.goto('/Customer-Order/?id=1120');
  await buyer.getByRole('region', { name: 'Returns' }).getByText('Credited').waitFor();
  await buyer.getByText('Return MA001120-R1: Closed').waitFor();
  await buyer.goto(`/Return?id=${returned}`);
  await buyer.getByRole('link', { name: 'Credit note CN-26-0007' }).waitFor();
  await staff.goto('/Administration/OrderView?id=1120');
  await staff.getByText('Added: Credit note CN-26-0007').waitFor();
});

test('a buyer’s message is flagged in the queue, answered, and the answer is flagged until the buyer has read it (L8)', async ({
  shop,
  visits,
}) => {
  const [id = 0] = await newOrders(shop, [['DB-0150']]);
  const buyer = await visits.pageAs(UK);
  await buyer.goto(`/Customer-Order?id=${id}`);
  await buyer.getByRole('button', { name: 'Send message' }).click();
  await buyer.getByText('Please enter a message.').waitFor();
  await buyer.getByLabel('Message to us about this order').fill('Gate <b>4</b>, please.');
  await buyer.getByRole('button', { name: 'Send message' }).click();
  await buyer.getByRole('listitem').filter({ hasText: 'Gate <b>4</b>, please.' }).waitFor();
  await expect.poll(() => buyer.getByLabel('Message to us about this order').inputValue()).toBe('');

  const staff = await visits.pageAs(STAFF);
  await staff.goto(`/Administration/Queue?search=MA00${id}`);
  await staff.getByRole('heading', { name: 'Queue' }).waitFor();
  expect((await rowsOf(staff, 'Queue'))[0]?.[6]).toContain('Message');
  await staff.goto(`/Administration/OrderView?id=${id}`);
  await staff.getByLabel('Message to the buyer').fill('We ring first.');
  await staff.getByRole('button', { name: 'Send message' }).click();
  await staff.getByRole('listitem').filter({ hasText: 'We ring first.' }).waitFor();
  await expect.poll(() => staff.getByRole('button', { name: 'Mark as read' }).count()).toBe(0);

  await buyer.goto('/Order-History');
  const row = buyer.getByRole('row').filter({ hasText: `MA00${id}` });
  await row.getByText('New message').waitFor();
  await buyer.goto(`/Customer-Order?id=${id}`);
  const mark = buyer.getByRole('listitem').filter({ hasText: 'We ring first.' }).getByText('New', { exact: true });
  await mark.waitFor();
  await buyer.getByRole('button', { name: 'Mark as read' }).click();
  await mark.waitFor({ state: 'detached' });
  await buyer.goto('/Order-History');
  await row.waitFor();
  await expect.poll(() => row.getByText('New message').count()).toBe(0);
});

test('a requested change is flagged in the queue, declined with a reason, and the buyer reads why (L5)', async ({
  shop,
  visits,
}) => {
  const [id = 0] = await newOrders(shop, [['DB-0150']]);
  const buyer = await visits.pageAs(UK);
  await buyer.goto(`/Customer-Order?id=${id}`);
  await buyer.getByText('Request a change or cancellation').click();
  await buyer.getByRole('button', { name: 'Send request' }).click();
  await buyer.getByText('Please describe the change you would like').waitFor();
  await buyer.getByLabel('Details').fill('Please send it to Leeds.');
  await buyer.getByRole('button', { name: 'Send request' }).click();
  await buyer.getByText('You have asked us to change this order.').waitFor();

  const staff = await visits.pageAs(STAFF);
  await staff.goto(`/Administration/Queue?search=MA00${id}`);
  await staff.getByRole('heading', { name: 'Queue' }).waitFor();
  const [row] = await rowsOf(staff, 'Queue');
  expect(row?.[6]).toContain('Change requested');
  await staff.goto(`/Administration/OrderView?id=${id}`);
  await staff.getByLabel('Your reply').fill('It is packed already.');
  await staff.getByRole('button', { name: 'Decline' }).click();
  await staff.getByText('Answered.').waitFor();

  await buyer.reload();
  await buyer.getByText('We could not accept your request.').waitFor();
  await buyer.getByText('It is packed already.').waitFor();
});
