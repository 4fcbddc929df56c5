import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { companies } from '#shop/people/accounts/tables.ts';
import { orderDocuments } from '#shop/trade/documents/tables.ts';
import { fillBasket, parts } from '../support/basket.ts';
import { STAFF } from '../support/counter.ts';
import { newOrders } from '../support/new-orders.ts';
import { test } from '../support/plain-visits.ts';

const UK = 'uk@converter.test';

test('the dashboard says what is overdue, and leads to the statement of account (L6)', async ({ visits }) => {
  const page = await visits.pageAs(UK);
  await page.goto('/Dashboard');
  await page.getByText(/£[\d,.]+ is overdue\./).waitFor();
  await page.getByRole('link', { name: 'Statement of account' }).first().click();
  const overdue = page.getByRole('table', { name: 'Statement of account' });
  expect(await overdue.innerText()).toContain('INV-26-0529');
  await page.getByLabel('Status').selectOption('paid');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const paid = await page.getByRole('table', { name: 'Statement of account' }).innerText();
  expect(paid).toContain('INV-26-0388');
  expect(paid).not.toContain('INV-26-0529');
});

test('staff mark an invoice as paid on a day, see why a wrong one is refused, and open it again (L6)', async ({
  shop,
  visits,
}) => {
  const [orderId = 0] = await newOrders(shop, [['DB-0150']]);
  await shop.shop.db.insert(orderDocuments).values({
    orderId,
    kind: 'invoice',
    number: 'INV-PAGE',
    issuedOn: '2026-11-20',
    amountMinor: 9102,
    fileKey: 'order-documents/none.pdf',
    sizeBytes: 1,
    sha256: 'page',
    staffName: 'Pressline Counter',
  });
  const page = await visits.pageAs(STAFF);
  await page.goto(`/Administration/OrderView?id=${orderId}`);
  await page.getByLabel('Paid on').fill('2099-01-01');
  await page.getByRole('button', { name: 'Mark as paid: INV-PAGE' }).click();
  await page.getByText('The day of the payment must not be in the future').waitFor();
  await page.getByLabel('Paid on').fill('2026-11-21');
  await page.getByRole('button', { name: 'Mark as paid: INV-PAGE' }).click();
  await page.getByText('Payment saved.').waitFor();
  await page.getByText(/paid on 21-11-2026/).waitFor();
  await page.getByRole('button', { name: 'Reopen INV-PAGE' }).click();
  await page.getByRole('button', { name: 'Mark as paid: INV-PAGE' }).waitFor();
});

test('staff set terms of payment and a credit limit; the checkout says both before the order is placed (L6)', async ({
  shop,
  visits,
}) => {
  const staff = await visits.pageAs(STAFF);
  await staff.goto('/Administration/Company?id=1');
  await staff.getByLabel('Payment within days of the invoice').fill('soon');
  await staff.getByRole('button', { name: 'Save payment' }).click();
  await expect.poll(() => staff.getByLabel('Payment within days of the invoice').inputValue()).toBe('soon');
  await staff.getByLabel('Payment within days of the invoice').fill('30');
  await staff.getByLabel('Terms of payment').fill('2 % within 8 days');
  await staff.getByLabel('Credit limit in GBP').fill('1');
  await staff.getByRole('button', { name: 'Save payment' }).click();
  await expect.poll(() => staff.getByLabel('Credit limit in GBP').inputValue()).toBe('1.00');
  try {
    const page = await visits.pageAs(UK);
    await fillBasket(page, shop.url, [{ productId: parts['DB-0150'], quantity: 4 }]);
    await page.goto('/Checkout');
    await page.getByText('Payable within 30 days of the invoice · 2 % within 8 days').waitFor();
    await page.getByText(/With this order your company owes £[\d,.]+; its credit limit is £1\.00\./).waitFor();
  } finally {
    const none = { paymentDays: null, paymentTerms: '', creditLimitMinor: null, creditCurrencyId: null };
    await shop.shop.db.update(companies).set(none).where(eq(companies.id, 1));
  }
});
