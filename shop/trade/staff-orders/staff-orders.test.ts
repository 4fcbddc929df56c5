import { desc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test, type ApiAnswer, type TestShop } from '#server/testing/test-shop.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { outbox } from '../../base/outbox/tables.ts';
import { orderDeclaration } from './staff-paths.ts';

const list = '/api/Sale/GetOrderList';
const idsOf = ({ body }: ApiAnswer) => body.map((sale: { saleID: number }) => sale.saleID);

function historyOf({ shop }: TestShop, orderId: number) {
  return shop.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.entityId, String(orderId)))
    .orderBy(desc(auditEntries.id));
}

test('the two pending orders of the sample are a separate list, newest first (E3)', async ({ shop }) => {
  const answer = await (await shop.asStaff()).get(`${list}?status=pending`);
  expect(answer.headers['x-total-count']).toBe('2');
  expect(idsOf(answer)).toEqual([1136, 1135]);
  expect(answer.body[0]).toMatchObject({ reference: 'MA001136', saleComplete: 0, poNumber: '26/661' });
});

test('a page of a list has 25 rows unless another size is requested', async ({ shop }) => {
  const staff = await shop.asStaff();
  expect((await staff.get(`${list}?status=complete`)).body).toHaveLength(25);
  expect(idsOf(await staff.get(`${list}?sort=number&direction=asc&page=2&pageSize=3`))).toEqual([1004, 1005, 1006]);
});

test.for([
  ['a reference', 'MA001135', [1135]],
  ['a number', '1135', [1135]],
  ["the buyer's own PO number, or a part of it", '26/66', [1136]],
  ['the end of a company, in any case', 'CONVERTER', []],
  ['a wildcard character, read as text', '%%%', []],
] as const)('orders are searched by %s within the current list (E3, D27)', async ([, words, ids], { shop }) => {
  const answer = await (await shop.asStaff()).get(`${list}?status=pending&search=${encodeURIComponent(words)}`);
  expect(idsOf(answer)).toEqual(ids);
});

test('orders are found by last name and by business name, in any notation (E3)', async ({ shop }) => {
  const staff = await shop.asStaff();
  const byName = await staff.get(`${list}?search=marsh&pageSize=100`);
  const byCompany = await staff.get(`${list}?search=HARBOUR%20label&pageSize=100`);
  expect(byName.body.length).toBeGreaterThan(0);
  expect(idsOf(byName)).toEqual(idsOf(byCompany));
  expect(new Set(byName.body.map((sale: { userSurname: string }) => sale.userSurname))).toEqual(new Set(['Marsh']));
});

test('a list flags the orders with a staff note; customers never see that (E4)', async ({ ownShop }) => {
  const staff = await ownShop.asStaff();
  const marks = async () =>
    (await staff.get(`${list}?status=pending`)).body.map(
      ({ saleID, hasNote }: { saleID: number; hasNote: boolean }) => [saleID, hasNote],
    );
  expect(await marks()).toEqual([
    [1136, false],
    [1135, false],
  ]);
  await staff.post('/api/Sale/AddSaleNote', { saleID: 1135, note: 'Waits for its gear.' });
  expect(await marks()).toEqual([
    [1136, false],
    [1135, true],
  ]);
  const owner = await ownShop.as('de@converter.test');
  expect((await owner.get('/api/Sale/GetSaleByID/1135')).body).not.toHaveProperty('hasNote');
});

test.for([
  ['every order', 1136, '', { newer: 1137, older: 1135 }],
  ['the pending ones', 1136, '?status=pending', { newer: null, older: 1135 }],
  ['the complete ones, without the order itself', 1136, '?status=complete', { newer: 1137, older: 1134 }],
  ['a search', 1136, '?search=MA001136', { newer: null, older: null }],
  ['those in the same state', 1116, '?state=new', { newer: 1135, older: null }],
] as const)('the neighbours of an order, among %s', async ([, id, query, beside], { shop }) => {
  const answer = await (await shop.asStaff()).get(`/api/Sale/GetOrderNeighbours/${id}${query}`);
  expect(answer.body).toEqual(beside);
});

test.for(orderDeclaration.sorts)(
  'a list sorted by %s is reversed in the other direction, including ties',
  async (sort, { shop }) => {
    const staff = await shop.asStaff();
    const up = idsOf(await staff.get(`${list}?sort=${sort}&direction=asc&pageSize=1000`));
    const down = idsOf(await staff.get(`${list}?sort=${sort}&direction=desc&pageSize=1000`));
    expect(up).toHaveLength(137);
    expect(down).toEqual(up.toReversed());
  },
);

test('a list is filtered by state, and sorted by it in the order of the work (E3, L1)', async ({ shop }) => {
  const staff = await shop.asStaff();
  const statesOf = async (question: string): Promise<string[]> =>
    (await staff.get(`${list}?pageSize=1000&${question}`)).body.map(
      ({ saleState }: { saleState: string }) => saleState,
    );
  expect(new Set(await statesOf('state=picking'))).toEqual(new Set(['picking']));
  const sorted = [...new Set(await statesOf('sort=state&direction=asc'))];
  expect(sorted.slice(0, 4)).toEqual(['new', 'accepted', 'picking', 'partly-sent']);
  expect((await staff.get(`${list}?state=open`)).status).toBe(400);
});

test('a list can be filtered by customer and by days, in the store’s time zone (E11)', async ({ shop }) => {
  const staff = await shop.asStaff();
  const mine = await staff.get(`${list}?customerId=4&pageSize=100`);
  expect(new Set(mine.body.map((sale: { userID: number }) => sale.userID))).toEqual(new Set([4]));
  expect(idsOf(await staff.get(`${list}?from=15/03/2021&until=2021-03-15`))).toEqual([1002]);
});

test('staff move an order between pending and complete, and the audit list says so (E16)', async ({ shop }) => {
  const staff = await shop.asStaff();
  const send = (saleComplete: number) => staff.post('/api/Sale/SetSaleStatus', { saleID: 1135, saleComplete });
  expect((await send(1)).body).toBe(1);
  expect((await send(1)).body).toBe(1); // unchanged: nothing to record
  expect((await staff.get('/api/Sale/GetSaleByID/1135')).body.saleComplete).toBe(1);
  expect((await send(0)).body).toBe(1);
  expect(await historyOf(shop, 1135)).toMatchObject([
    { action: 'reopened', entity: 'order', before: { status: 'complete' }, after: { status: 'pending' } },
    {
      action: 'completed',
      staffName: 'Pressline Counter',
      before: { status: 'pending' },
      after: { status: 'complete' },
    },
  ]);
});

test('a note is in the history of its order; an empty or overlong one is refused', async ({ shop }) => {
  const staff = await shop.asStaff();
  const note = (text: string) => staff.post('/api/Sale/AddSaleNote', { saleID: 1003, note: text });
  expect((await note(' Rang on Monday: deliver to gate 3. ')).body).toBe(1);
  expect((await note(' ')).body.errors).toEqual([{ field: 'note', message: 'Note is required' }]);
  expect((await note('x'.repeat(1001))).body.errors).toEqual([{ field: 'note', message: 'Too many characters' }]);
  expect(await historyOf(shop, 1003)).toMatchObject([
    { action: 'noted', after: { note: 'Rang on Monday: deliver to gate 3.' } },
  ]);
});

test("an order's mail can be sent to the customer once more (D22)", async ({ shop }) => {
  const staff = await shop.asStaff();
  expect((await staff.post('/api/Sale/ResendSaleMail', { saleID: 1004 })).body).toBe(1);
  const [mail] = await shop.shop.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  expect(mail).toMatchObject({ kind: 'order-customer', payload: { orderId: 1004 } });
  expect(await historyOf(shop, 1004)).toMatchObject([{ action: 'sent mail again' }]);
});

const changes = ['SetSaleStatus', 'AddSaleNote', 'ResendSaleMail'];

test.for(changes)('%s: an unknown order is 404, an invalid number 400', async (name, { shop }) => {
  const staff = await shop.asStaff();
  const send = (saleID: unknown) => staff.post(`/api/Sale/${name}`, { saleID, saleComplete: 1, note: 'x' });
  expect([(await send(999_999)).status, (await send('MA001001')).status]).toEqual([404, 400]);
});

test.for(changes)('%s is for staff only (D31)', async (name, { shop }) => {
  const body = { saleID: 1001, saleComplete: 0, note: 'x' };
  const customer = await shop.as('uk@converter.test');
  expect((await shop.api.post(`/api/Sale/${name}`, body)).status).toBe(401);
  expect((await customer.post(`/api/Sale/${name}`, body)).status).toBe(403);
});

test('the list of orders is for staff only (D31)', async ({ shop }) => {
  const customer = await shop.as('uk@converter.test');
  expect([(await shop.api.get(list)).status, (await customer.get(list)).status]).toEqual([401, 403]);
});

test('the export has every order of the list, with amounts that a spreadsheet can add up', async ({ shop }) => {
  const { body } = await (
    await shop.asStaff()
  ).get('/Administration/export/orders.csv?sort=number&direction=asc&page=3');
  const lines = body.trimEnd().split('\r\n');
  expect(lines).toHaveLength(138);
  expect(lines[0]).toContain('Order,Status,Date,First name,Last name,Company');
  expect(lines[1]).toMatch(/^MA001001,Complete,11-03-2021,/);
});
