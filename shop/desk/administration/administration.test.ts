import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { shopLogos } from '../../base/settings/tables.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { exchangeRateChanges } from '../../catalogue/pricing/tables.ts';
import { smallPdf } from '../../trade/documents/testing/small-pdf.ts';
import { mails } from '../notifications/tables.ts';
import { partKey } from '../../base/kernel/part-number.ts';
import { ownPartNumbers } from '../../catalogue/customer-part-numbers/tables.ts';
import { outbox } from '../../base/outbox/tables.ts';

const dashboard = '/api/Administration/GetDashboard';
const search = '/api/Administration/Search';

const numbersDownFrom = (newest: number) => Array.from({ length: 10 }, (_, index) => newest - index);

test('the dashboard lists the ten newest customers and orders (E2)', async ({ shop }) => {
  const { body } = await (await shop.asStaff()).get(dashboard);
  expect(body.customers).toHaveLength(10);
  expect(body.orders.map((sale: { saleID: number }) => sale.saleID)).toEqual(numbersDownFrom(1137));
});

test('the dashboard says whether the shop is open, and the first steps tick themselves (Q6)', async ({ ownShop }) => {
  const staff = await ownShop.asStaff();
  const isOpen = async () => (await staff.get(dashboard)).body.isOpen;
  expect(await isOpen()).toBe(true);
  await staff.post('/api/Settings/SetOpen', { isOpen: false });
  expect(await isOpen()).toBe(false);
  const done = async () => {
    const { body } = await staff.get('/api/Administration/GetFirstSteps');
    return body.filter((step: { isDone: boolean }) => step.isDone).map((step: { firstStep: string }) => step.firstStep);
  };
  expect(await done()).not.toContain('open');
  expect(await done()).not.toContain('look');
  expect(await done()).toContain('rates');
  await ownShop.owner.execute(sql`alter table ${exchangeRateChanges} disable trigger user`);
  await ownShop.owner.delete(exchangeRateChanges);
  expect(await done()).not.toContain('rates');
  await ownShop.shop.db.insert(shopLogos).values({
    kind: 'light',
    png: Buffer.from([1]),
    hash: 'a'.repeat(32),
    width: 1,
    height: 1,
  });
  await ownShop.shop.refreshHot();
  expect(await done()).toContain('look');
});

test('the dashboard says what needs attention: waiting accounts, pending orders, failed mails, low stock', async ({
  shop,
}) => {
  const { db } = shop.shop;
  await db.update(products).set({ stockLevel: 50 });
  await db.update(products).set({ stockLevel: 1, lowStock: 1 }).where(eq(products.name, 'DB-0025'));
  await db.update(products).set({ stockLevel: 1 }).where(eq(products.name, 'DB-0200'));
  await db.update(products).set({ stockLevel: 0 }).where(eq(products.name, 'XX-INACTIVE'));
  const retried = { kind: 'activation', payload: { customerId: 1 }, attempts: 3, lastError: 'refused' };
  const anHourAgo = new Date(shop.shop.clock.now().getTime() - 3_600_000);
  const [, , kept, , stuck] = await db
    .insert(outbox)
    .values([
      retried,
      { ...retried, failedAt: new Date() },
      { ...retried, doneAt: new Date() },
      { ...retried, attempts: 0, lastError: null },
      { ...retried, attempts: 0, lastError: null, dueAt: anHourAgo },
    ])
    .returning({ id: outbox.id });
  const mail = { outboxId: kept?.id, recipient: 'uk@converter.test', subject: 'Ready', text: '', html: '' };
  await db.insert(mails).values(mail);
  const { attention } = (await (await shop.asStaff()).get(dashboard)).body;
  expect(attention.waiting.first.map((customer: { company: string }) => customer.company)).not.toHaveLength(0);
  expect(attention.pending).toMatchObject({ total: 2, first: [{ reference: 'MA001136' }, { reference: 'MA001135' }] });
  expect(attention.failedMail).toMatchObject({ total: 1, first: [{ kind: 'activation', lastError: 'refused' }] });
  expect(attention.unsentMail).toEqual({
    total: 2,
    first: [
      { id: stuck?.id, kind: 'activation', state: 'waiting' },
      { id: kept?.id, kind: 'activation', state: 'kept' },
    ],
  });
  expect(attention.lowStock).toEqual({ total: 1, first: [{ id: expect.any(Number), name: 'DB-0025', stockLevel: 1 }] });
});

test('a purchase order that came today is on the dashboard, until midnight in the store’s time zone', async ({
  shop,
}) => {
  shop.setTime(new Date('2026-07-01T22:30:00Z')); // half past eleven at night in London
  const staff = await shop.asStaff();
  const before = (await staff.get(dashboard)).body.attention.uploads.total;
  const form = new FormData();
  form.append('1001', new File([smallPdf()], '1001.pdf', { type: 'application/pdf' }));
  const sent = new Request('http://x/', { method: 'POST', body: form });
  const upload = await shop.app.inject({
    method: 'POST',
    url: '/api/user/UploadPO',
    headers: { authorization: `Bearer ${staff.token}`, 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  expect(upload.statusCode).toBe(200);
  const { uploads } = (await staff.get(dashboard)).body.attention;
  expect(uploads).toMatchObject({ total: before + 1, first: [{ saleID: 1001, reference: 'MA001001' }] });
  shop.setTime(new Date('2026-07-01T23:30:00Z')); // the next day there
  expect((await staff.get(dashboard)).body.attention.uploads.total).toBe(0);
  const audit = await staff.get('/api/Audit/GetAuditEntries?entity=purchase%20order');
  expect(audit.body[0]).toMatchObject({ action: 'added', entityId: '1001', before: null });
});

test('one search finds orders, customers and products', async ({ shop }) => {
  const staff = await shop.asStaff();
  const byNumber = (await staff.get(`${search}?keyword=ma001135`)).body;
  expect(byNumber.orders).toEqual({
    total: 1,
    first: [expect.objectContaining({ id: 1135, reference: 'MA001135', status: 'pending' })],
  });
  const byPerson = (await staff.get(`${search}?keyword=harbour`)).body;
  expect(byPerson.customers.first[0]).toMatchObject({ email: 'uk@converter.test', status: 'active' });
  expect(byPerson.orders.total).toBeGreaterThan(0);
  const byPart = (await staff.get(`${search}?keyword=xx-inactive`)).body;
  expect(byPart.products.first[0]).toMatchObject({ name: 'XX-INACTIVE', active: false });
  const byReference = (await staff.get(`${search}?keyword=${encodeURIComponent('26/661')}`)).body;
  expect(byReference.orders.first.map(({ id }: { id: number }) => id)).toEqual([1136]);
});

test('companies are found by name, and parts by customer part number, the exact number first (P2, H6)', async ({
  shop,
}) => {
  const staff = await shop.asStaff();
  const { companies } = (await staff.get(`${search}?keyword=hárbour`)).body;
  expect(companies.first).toEqual([expect.objectContaining({ id: 1, name: 'Harbour Label Company Ltd' })]);
  const own = (number: string, productId: number) => ({ companyId: 1, number, numberKey: partKey(number), productId });
  await shop.shop.db.insert(ownPartNumbers).values([own('HL-99125', 146), own('HL-99120', 140)]);
  const called = (await staff.get(`${search}?keyword=hl-99120`)).body.products;
  expect(called).toMatchObject({
    total: 1,
    first: [{ id: 140, called: { number: 'HL-99120', company: 'Harbour Label Company Ltd' } }],
  });
  const beginning = (await staff.get(`${search}?keyword=hl991`)).body.products.first;
  expect(beginning.map(({ id }: { id: number }) => id)).toEqual([140, 146]);
});

test('the exact number comes first, before others that contain it', async ({ shop }) => {
  const { orders } = (await (await shop.asStaff()).get(`${search}?keyword=1001`)).body;
  expect(orders.first[0].id).toBe(1001);
});

test('fewer than three characters are not searched for', async ({ shop }) => {
  const { status, body } = await (await shop.asStaff()).get(`${search}?keyword=ab`);
  expect([status, body.errors[0].message]).toEqual([400, 'Enter at least 3 characters to search']);
});

test.for([dashboard, `${search}?keyword=harbour`])('%s is for staff only (D31)', async (path, { shop }) => {
  const customer = await shop.as('uk@converter.test');
  expect([(await shop.api.get(path)).status, (await customer.get(path)).status]).toEqual([401, 403]);
});
