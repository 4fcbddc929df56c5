import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { companies, customers } from '../../people/accounts/tables.ts';
import { addMember } from '../../people/companies/testing/members.ts';
import { fileWith } from '../documents/testing/file-documents.ts';
import { newOrder } from '../fulfilment/testing/counter.ts';

const asked = { method: 'GET' } as const;

/** Files an overdue invoice of 50.00, an open one of 91.02, a paid one of 12.00 and a credit note of 10.00 with a new order. */
async function fileAll(shop: TestShop, name: string) {
  const { orderId, uk, staff } = await newOrder(shop, [2]);
  const filed = async (kind: string, number: string, amountMinor: number, dueOn?: string) => {
    const fields = { orderId, kind, number: `${name}-${number}`, issuedOn: '2026-08-01', amountMinor };
    const { status, body } = await fileWith(shop, dueOn === undefined ? fields : { ...fields, dueOn });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body as number;
  };
  await filed('invoice', 'OVERDUE', 5000, '2026-08-31');
  await filed('invoice', 'OPEN', 9102, '2099-08-31');
  const documentID = await filed('invoice', 'PAID', 1200, '2026-08-31');
  await filed('credit-note', 'CREDIT', 1000);
  await staff.post('/api/Sale/PayOrderDocument', { documentID, paidOn: '2026-08-20' });
  return { orderId, uk, staff };
}

const pounds = { openMinor: 0, overdueMinor: 0, creditMinor: 0, paidMinor: 0, balanceMinor: 0 };
type Pounds = typeof pounds & { currency: number };

const poundsOf = ({ totals }: { totals: readonly Pounds[] }) =>
  totals.find(({ currency }) => currency === 2) ?? { currency: 2, ...pounds };

test('what is open, overdue, credited and paid is in the statement of the buyer and of staff (L6)', async ({
  ownShop: shop,
}) => {
  const uk = await shop.as('uk@converter.test');
  const before = poundsOf((await uk.get('/api/Sale/GetStatement')).body);
  const { staff } = await fileAll(shop, 'ALL');
  const { status, body } = await uk.get('/api/Sale/GetStatement');
  const after = poundsOf(body);
  expect([status, body.isWhole]).toEqual([200, true]);
  const more = (name: keyof typeof pounds) => after[name] - before[name];
  expect([more('openMinor'), more('overdueMinor'), more('creditMinor'), more('paidMinor')]).toEqual([
    14_102, 5000, 1000, 1200,
  ]);
  expect(more('balanceMinor')).toBe(13_102);
  const [{ companyId } = { companyId: 0 }] = await shop.shop.db
    .select({ companyId: customers.companyId })
    .from(customers)
    .where(eq(customers.id, uk.customerId));
  expect((await staff.get(`/api/Sale/GetStatementOfCompany/${companyId}`)).body).toEqual(body);
  const numbersIn = async (caller: typeof staff, path: string) =>
    (await caller.get(path)).body
      .map(({ number }: { number: string }) => number)
      .filter((number: string) => number.startsWith('ALL-'));
  expect(await numbersIn(uk, '/api/Sale/GetStatementDocuments?paymentState=open')).toEqual([
    'ALL-OVERDUE',
    'ALL-OPEN',
    'ALL-CREDIT',
  ]);
  expect(await numbersIn(uk, '/api/Sale/GetStatementDocuments?paymentState=overdue')).toEqual(['ALL-OVERDUE']);
  const paid = `/api/Sale/GetStatementDocumentsOfCompany/${companyId}?paymentState=paid`;
  expect(await numbersIn(staff, paid)).toEqual(['ALL-PAID']);
  expect((await uk.get('/api/Sale/GetStatementDocuments?paymentState=lost')).status).toBe(400);
  expect((await staff.get('/api/Sale/GetStatementOfCompany/2000000000')).status).toBe(404);
});

test('a buyer who sees only their own orders has a statement of these, and it says so (H5)', async ({
  ownShop: shop,
}) => {
  const { uk } = await fileAll(shop, 'OWN');
  const buyer = await addMember(shop, { id: uk.customerId }, 'buyer');
  await shop.shop.db.update(companies).set({ buyersSeeAll: false }).where(eq(companies.id, buyer.companyId));
  expect((await buyer.get('/api/Sale/GetStatement')).body).toMatchObject({ isWhole: false, totals: [] });
  expect((await buyer.get('/api/Sale/GetStatementDocuments')).body).toEqual([]);
});

test('the statement is a PDF and a CSV for the buyer and for staff; others get nothing of it (B11, H7)', async ({
  shop,
}) => {
  const { uk, staff } = await fileAll(shop, 'FILE');
  const [{ companyId } = { companyId: 0 }] = await shop.shop.db
    .select({ companyId: customers.companyId })
    .from(customers)
    .where(eq(customers.id, uk.customerId));
  const get = (url: string, token?: string) =>
    shop.app.inject({ ...asked, url, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });
  const csv = await get('/Statement.csv?state=all', uk.token);
  expect(csv.statusCode).toBe(200);
  expect(csv.body).toContain('FILE-CREDIT');
  expect(csv.body.split('\n').find((line) => line.includes('FILE-CREDIT'))).toMatch(/GBP,-10\s*$/);
  expect((await get(`/Statement.csv?company=${companyId}`, staff.token)).body).toContain('FILE-OPEN');
  const pdfs = await Promise.all([
    get('/Statement.pdf', uk.token),
    get(`/Statement.pdf?company=${companyId}`, staff.token),
  ]);
  expect(pdfs.map(({ statusCode, rawPayload }) => [statusCode, rawPayload.subarray(0, 5).toString()])).toEqual([
    [200, '%PDF-'],
    [200, '%PDF-'],
  ]);
  const stranger = await shop.as('us@converter.test');
  const theirs = await get(`/Statement.csv?company=${companyId}&state=all`, stranger.token);
  expect(theirs.body).not.toContain('FILE-OPEN');
  const refused = await Promise.all([
    get('/Statement.csv'),
    get('/Statement.pdf', staff.token),
    get('/Statement.pdf?company=2000000000', staff.token),
  ]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 404, 404]);
});
