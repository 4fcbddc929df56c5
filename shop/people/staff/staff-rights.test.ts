import { asc, desc, eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { newProduct, productForm } from '../../shopfront/product-editing/testing/staff-at-work.ts';
import { STAFF_RIGHTS, type StaffRight } from '../../base/rights/staff-right.ts';
import { staff } from '../identity/tables.ts';

const COLLEAGUE = { name: 'Mabel Tripp', email: 'mabel@pressline.test', password: 'yellow-doctor-blade' };

test.beforeEach(async ({ shop }) => {
  await shop.owner.delete(staff).where(inArray(staff.email, [COLLEAGUE.email, 'ivo@pressline.test']));
  await shop.owner.update(staff).set({ rights: [...STAFF_RIGHTS] });
});

/** Gives the staff member of the sample shop these rights. */
async function counterWith(shop: TestShop, rights: readonly StaffRight[]) {
  const counter = await shop.asStaff();
  await shop.owner.update(staff).set({ rights: [...rights] });
  return counter;
}

async function rightsOf(shop: TestShop, email: string) {
  const [row] = await shop.owner.select({ rights: staff.rights }).from(staff).where(eq(staff.email, email));
  return row?.rights;
}

test('existing accounts have all rights, and a new account has the rights it is given (P1)', async ({ shop }) => {
  const counter = await shop.asStaff();
  const { body } = await counter.get('/api/BlogUser/GetOwnRights');
  expect(body).toEqual({ rights: STAFF_RIGHTS, managers: [] });
  await counter.post('/api/BlogUser/AddStaff', { ...COLLEAGUE, rights: ['prices', 'orders', 'orders'] });
  expect(await rightsOf(shop, COLLEAGUE.email)).toEqual(['orders', 'prices']);
  const { status, body: refused } = await counter.post('/api/BlogUser/AddStaff', { ...COLLEAGUE, rights: ['all'] });
  expect([status, refused.errors[0].field]).toEqual([400, 'rights.0']);
});

test('rights are assigned and removed at once, are in the audit list, and nobody changes their own (P1)', async ({
  shop,
}) => {
  const counter = await shop.asStaff();
  const { body: id } = await counter.post('/api/BlogUser/AddStaff', { ...COLLEAGUE, rights: ['orders'] });
  const mabel = await shop.asStaff(COLLEAGUE.email, COLLEAGUE.password);
  expect((await mabel.get('/api/User/GetCustomerList')).status).toBe(403);
  expect((await counter.post('/api/BlogUser/SetRights', { id, rights: ['customers'] })).body).toBe(1);
  expect((await mabel.get('/api/User/GetCustomerList')).status).toBe(200);
  expect((await mabel.get('/api/Sale/GetOrderList')).body).toMatchObject({
    status: 403,
    code: 'access.right-needed',
    detail: 'You need the right “Orders” for this.',
    rights: ['orders'],
  });
  const [entry] = await shop.owner.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({
    entity: 'staff',
    entityId: String(id),
    before: { rights: ['orders'] },
    after: { rights: ['customers'] },
  });
  const [own] = await shop.owner.select({ id: staff.id }).from(staff).orderBy(asc(staff.id)).limit(1);
  const refused = await counter.post('/api/BlogUser/SetRights', { id: own?.id, rights: [] });
  expect([refused.status, refused.body.code]).toEqual([409, 'staff.self']);
});

test('nobody gives or takes a right that they do not have, and owners are changed by owners alone (D62)', async ({
  shop,
}) => {
  const owner = await shop.asStaff();
  const own = (await owner.get('/api/BlogUser/GetOwnAccount')).body.id;
  const { body: id } = await owner.post('/api/BlogUser/AddStaff', { ...COLLEAGUE, rights: ['staff', 'orders'] });
  const mabel = await shop.asStaff(COLLEAGUE.email, COLLEAGUE.password);
  const draft = { name: 'Ivo Reel', email: 'ivo@pressline.test', password: 'yellow-doctor-blade' };
  const add = (rights?: StaffRight[]) => mabel.post('/api/BlogUser/AddStaff', { ...draft, rights });
  expect((await add()).body.rights, 'all rights').toEqual(
    STAFF_RIGHTS.filter((right) => right !== 'staff' && right !== 'orders'),
  );
  expect((await add(['orders', 'prices'])).body.rights).toEqual(['prices']);
  const { body: ivo } = await add(['orders']);
  const set = (staffId: number, rights: StaffRight[]) => mabel.post('/api/BlogUser/SetRights', { id: staffId, rights });
  expect((await set(ivo, ['orders', 'settings'])).body.rights, 'give').toEqual(['settings']);
  expect((await set(ivo, [])).body, 'take').toBe(1);
  await owner.post('/api/BlogUser/SetRights', { id: ivo, rights: ['prices', 'orders'] });
  expect((await set(ivo, [])).body.rights, 'take').toEqual(['prices']);
  expect((await mabel.post('/api/BlogUser/DisableStaff', { id: ivo })).body.rights, 'close').toEqual(['prices']);
  expect((await set(own, ['staff'])).status, 'an owner').toBe(403);
  expect((await mabel.post('/api/BlogUser/DisableStaff', { id: own })).status, 'an owner').toBe(403);
  expect((await mabel.post('/api/BlogUser/RemoveSecondFactor', { id: own })).status, 'an owner').toBe(403);
  expect((await owner.post('/api/BlogUser/SetRights', { id, rights: ['staff'] })).body).toBe(1);
});

test('of two colleagues who remove each other’s right to manage staff at once, one keeps it (P1)', async ({ shop }) => {
  const counter = await shop.asStaff();
  const { body: id } = await counter.post('/api/BlogUser/AddStaff', COLLEAGUE);
  const mabel = await shop.asStaff(COLLEAGUE.email, COLLEAGUE.password);
  const [first] = await shop.owner.select({ id: staff.id }).from(staff).orderBy(asc(staff.id)).limit(1);
  const answers = await Promise.all([
    counter.post('/api/BlogUser/SetRights', { id, rights: [] }),
    mabel.post('/api/BlogUser/SetRights', { id: first?.id, rights: [] }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  const rows = await shop.owner.select({ rights: staff.rights }).from(staff);
  expect(rows.filter(({ rights }) => rights.includes('staff'))).toHaveLength(1);
});

test('a colleague who loses the right can no longer order for a member from the next request on (H7, P1)', async ({
  shop,
}) => {
  const counter = await shop.asStaff();
  await counter.post('/api/Company/StartOrderingFor', { customerId: 1 });
  expect((await counter.get('/api/List/GetLists')).status).toBe(200);
  await shop.owner.update(staff).set({ rights: ['customers'] });
  expect((await counter.get('/api/List/GetLists')).status).toBe(403);
});

test('prices of a part need one right and everything else another, in a save and in an undo (P1)', async ({ shop }) => {
  const part = await newProduct(shop);
  const counter = await counterWith(shop, ['catalogue']);
  const stored = productForm({ productID: part.id, productName: part.name });
  const saveWith = (change: object) => counter.post('/api/Product/SaveProduct', { ...stored, ...change });
  expect((await saveWith({ productPriceDollar: 48.6 })).body).toMatchObject({ status: 403, rights: ['prices'] });
  expect((await saveWith({ productIntro: 'A blade' })).status).toBe(200);
  await shop.owner.update(staff).set({ rights: ['prices'] });
  expect((await saveWith({})).body.rights).toEqual(['catalogue']); // the intro would change back
  expect((await saveWith({ productIntro: 'A blade', productPriceDollar: 48.6 })).status).toBe(200);
  const [entry] = await shop.owner.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  await shop.owner.update(staff).set({ rights: ['catalogue'] });
  expect((await counter.post('/api/Audit/PutBack', { entryId: entry?.id })).body.rights).toEqual(['prices']);
});

test('dashboard, search and audit list show a colleague only what they may work on (P1)', async ({ shop }) => {
  const counter = await counterWith(shop, ['content']);
  const { body: dashboard } = await counter.get('/api/Administration/GetDashboard');
  expect([dashboard.customers, dashboard.orders]).toEqual([[], []]);
  expect(Object.values(dashboard.attention)).toEqual(
    Object.values(dashboard.attention).map(() => ({ first: [], total: 0 })),
  );
  expect(dashboard.sales).toBeNull();
  expect(new Set(Object.values(dashboard.tasks))).toEqual(new Set([null]));
  const { body: found } = await counter.get('/api/Administration/Search?keyword=harbour');
  expect([found.orders.total, found.customers.total, found.products.total]).toEqual([0, 0, 0]);
  const entitiesFor = async (rights: StaffRight[]) => {
    await shop.owner.update(staff).set({ rights });
    const { body } = await counter.get('/api/Audit/GetAuditEntries?pageSize=100');
    return new Set(body.map(({ entity }: { entity: string }) => entity));
  };
  await shop.owner.insert(auditEntries).values(
    ['order', 'news'].map((entity) => ({
      staffId: 1,
      staffName: '',
      action: 'saved',
      entity,
      entityId: '1',
      at: new Date(),
    })),
  );
  expect(await entitiesFor(['content'])).toEqual(new Set(['news']));
  expect(await entitiesFor(['orders'])).not.toContain('news');
  expect((await counter.get('/Administration/export/audit.csv')).body).not.toContain('news');
});

test('documents of orders and exports are for colleagues with the right (P1, D32)', async ({ shop }) => {
  const counter = await counterWith(shop, ['content']);
  const statusOf = async (url: string) =>
    (await shop.app.inject({ url, headers: { authorization: `Bearer ${counter.token}` } })).statusCode;
  const addresses = [
    '/PDFOrder.pdf?id=1136',
    '/Order-Document.pdf?id=1',
    '/Documents.zip?document=1',
    '/Return-Sheet.pdf?id=1',
    '/Delivery-Note.pdf?shipment=1',
    '/purchase-orders/1136/Purchase_Order.pdf',
    '/Administration/export/orders.csv',
    '/Administration/export/files/products.csv',
  ];
  const refused: Record<string, number> = {};
  for (const address of addresses) refused[address] = await statusOf(address);
  expect(refused).toEqual(Object.fromEntries(addresses.map((address) => [address, 403])));
});
