import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { customers } from '../../people/accounts/tables.ts';
import { newProduct } from '../../shopfront/product-editing/testing/staff-at-work.ts';
import { addTo } from '../cart/testing/fill-cart.ts';
import { fileWith } from '../documents/testing/file-documents.ts';
import { ADDRESS, place } from '../orders/testing/buying.ts';
import { orders } from '../orders/tables.ts';

/** The buyer of the United Kingdom, whose company owes nothing, and a way to fill a cart. */
async function debtFree(shop: TestShop) {
  const [uk, staff] = [await shop.as('uk@converter.test'), await shop.asStaff()];
  const [{ companyId } = { companyId: 0 }] = await shop.shop.db
    .select({ companyId: customers.companyId })
    .from(customers)
    .where(eq(customers.id, uk.customerId));
  await shop.owner.$client.query(
    `update order_progress set state = 'closed' where order_id in (select id from orders where company_id = $1)`,
    [companyId],
  );
  await shop.owner.$client.query(`update order_documents set paid_on = issued_on where kind <> 'certificate'`);
  const cart = async () => {
    const [cartGuid, { name }] = [crypto.randomUUID(), await newProduct(shop, { stockLevel: 20 })];
    await addTo(shop, uk, cartGuid, { part: name, quantity: 2 });
    return cartGuid;
  };
  const setTerms = (terms: object) =>
    staff.post('/api/Company/SavePaymentTerms', {
      companyID: companyId,
      paymentDays: '',
      paymentTerms: '',
      creditLimit: '',
      ...terms,
    });
  return { uk, staff, companyId, cart, setTerms };
}

const quoteOf = (cartGuid: string) => ({ cartGuid, deliveryID: ADDRESS.uk });

test('an order within the credit limit is placed as ever; the one above it waits, and buyer and staff see why (L6)', async ({
  ownShop: shop,
}) => {
  const { uk, staff, cart, setTerms } = await debtFree(shop);
  const first = await cart();
  const { body: quote } = await uk.post('/api/Sale/GetQuote', quoteOf(first));
  const due = (quote.tax?.totalWithTaxMinor ?? quote.totalMinor) as number;
  expect((await setTerms({ creditLimit: due / 100 })).body).toBe(1);
  expect((await uk.post('/api/Sale/GetQuote', quoteOf(first))).body).toMatchObject({
    waitsForCredit: false,
    creditHold: null,
  });
  const { body: within } = await place(uk, first, ADDRESS.uk);
  const second = await cart();
  expect((await uk.post('/api/Sale/GetQuote', quoteOf(second))).body).toMatchObject({
    waitsForCredit: true,
    creditHold: { limitMinor: due, owedMinor: 2 * due, currency: 2 },
  });
  const { body: above } = await place(uk, second, ADDRESS.uk);
  const statusOf = async (orderId: number) => {
    const { body } = await uk.get(`/api/Sale/GetSaleByID/${orderId}`);
    return [body.saleComplete, body.waitsForCredit];
  };
  expect([await statusOf(within), await statusOf(above)]).toEqual([
    [1, false],
    [0, true],
  ]);
  const { body: progress } = await staff.get(`/api/Sale/GetOrderProgress/${above}`);
  expect(progress.creditHold).toEqual({ limitMinor: due, owedMinor: 2 * due, currency: 2 });
  const { body: queue } = await staff.get('/api/Sale/GetOrderQueue?pageSize=200');
  const waiting = queue.filter(({ waitsForCredit }: { waitsForCredit: boolean }) => waitsForCredit);
  expect(waiting.map(({ id }: { id: number }) => id)).toEqual([above]);
  await staff.post('/api/Sale/SetSaleStatus', { saleID: above, saleComplete: 1 });
  expect(await statusOf(above)).toEqual([1, false]);
});

test('a payment makes room; without a limit nothing waits (L6)', async ({ ownShop: shop }) => {
  const { uk, staff, cart, setTerms } = await debtFree(shop);
  const { body: orderId } = await place(uk, await cart(), ADDRESS.uk);
  const { body: documentID } = await fileWith(shop, {
    orderId,
    kind: 'invoice',
    number: 'INV-ROOM',
    issuedOn: '2026-11-20',
    amountMinor: 100_000,
  });
  await setTerms({ creditLimit: 1000 });
  const cartGuid = await cart();
  const waits = async () => (await uk.post('/api/Sale/GetQuote', quoteOf(cartGuid))).body.waitsForCredit;
  expect(await waits()).toBe(true);
  await staff.post('/api/Sale/PayOrderDocument', { documentID, paidOn: '2026-11-25' });
  expect(await waits()).toBe(false);
  await setTerms({ creditLimit: 0 });
  expect(await waits()).toBe(true);
  await setTerms({});
  expect(await waits()).toBe(false);
});

test('of ten orders at the same time only as many as the limit allows do not wait (L6)', async ({ ownShop: shop }) => {
  const { uk, cart, setTerms } = await debtFree(shop);
  const carts = [];
  for (const _ of Array.from({ length: 10 })) carts.push(await cart());
  const { body: quote } = await uk.post('/api/Sale/GetQuote', quoteOf(carts[0] ?? ''));
  const due = (quote.tax?.totalWithTaxMinor ?? quote.totalMinor) as number;
  await setTerms({ creditLimit: (3 * due) / 100 });
  const placed = await Promise.all(carts.map((cartGuid) => place(uk, cartGuid, ADDRESS.uk)));
  expect(placed.map(({ status }) => status)).toEqual(carts.map(() => 200));
  const ids = new Set(placed.map(({ body }) => body as number));
  const stored = await shop.shop.db.select({ id: orders.id, status: orders.status }).from(orders);
  expect(stored.filter(({ id, status }) => ids.has(id) && status === 'complete')).toHaveLength(3);
});

test('terms of payment are on the order for good, and make the due day of an invoice filed without one (L6)', async ({
  ownShop: shop,
}) => {
  const { uk, staff, cart, setTerms } = await debtFree(shop);
  await setTerms({ paymentDays: 30, paymentTerms: '2 % within 8 days' });
  const { body: own } = await uk.get('/api/Company/GetOwnCompany');
  expect([own.paymentDays, own.paymentTerms]).toEqual([30, '2 % within 8 days']);
  const { body: orderId } = await place(uk, await cart(), ADDRESS.uk);
  await setTerms({ paymentDays: 14 });
  const { body: order } = await uk.get(`/api/Sale/GetSaleByID/${orderId}`);
  expect([order.paymentDays, order.paymentTerms]).toEqual([30, '2 % within 8 days']);
  const invoice = { orderId, kind: 'invoice', issuedOn: '2026-11-20', amountMinor: 100 };
  await fileWith(shop, { ...invoice, number: 'INV-DUE' });
  await fileWith(shop, { ...invoice, number: 'INV-OWN-DUE', dueOn: '2026-11-25' });
  const { body: filed } = await staff.get(`/api/Sale/GetOrderDocuments/${orderId}`);
  const due = filed.map(({ number, dueOn }: { number: string; dueOn: string }) => [number, dueOn]);
  expect(Object.fromEntries(due)).toEqual({ 'INV-DUE': '2026-12-20', 'INV-OWN-DUE': '2026-11-25' });
});

test('wrong terms are refused by field; buyers set none, and other companies have none of them (B11)', async ({
  shop,
}) => {
  const [staff, uk] = [await shop.asStaff(), await shop.as('uk@converter.test')];
  const terms = { companyID: 1, paymentDays: 30, paymentTerms: '', creditLimit: '' };
  const answers = await Promise.all([
    staff.post('/api/Company/SavePaymentTerms', { ...terms, paymentDays: 400 }),
    staff.post('/api/Company/SavePaymentTerms', { ...terms, paymentDays: 'soon' }),
    staff.post('/api/Company/SavePaymentTerms', { ...terms, paymentTerms: 'x'.repeat(201) }),
    staff.post('/api/Company/SavePaymentTerms', { ...terms, creditLimit: -1 }),
    staff.post('/api/Company/SavePaymentTerms', { ...terms, companyID: 2_000_000_000 }),
    uk.post('/api/Company/SavePaymentTerms', terms),
  ]);
  expect(answers.map(({ status, body }) => [status, body.errors?.[0]?.field])).toEqual([
    [400, 'paymentDays'],
    [400, 'paymentDays'],
    [400, 'paymentTerms'],
    [400, 'creditLimit'],
    [404, undefined],
    [403, undefined],
  ]);
});
