import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type ApiCaller, type TestShop } from '#server/testing/test-shop.ts';
import { customers } from '../../people/accounts/tables.ts';
import { cartWith } from '../cart/testing/fill-cart.ts';
import { deliverAll, takingSender } from '../../desk/notifications/testing/outbox.ts';
import { orders } from '../orders/tables.ts';
import { place } from '../orders/testing/buying.ts';
import { ask, companyOfThree, stampOfRequest } from './testing/requests.ts';

const LINE = { part: 'DB-0150', quantity: 3 };
const REQUIRED = {
  costCentreRule: 'required',
  requisitionRule: 'required',
  wantedByRule: 'required',
  costCentres: ['4100 Pressroom', '', '4200 Finishing', '4100 Pressroom'],
};
const GIVEN = { costCentre: '4200 Finishing', requisitionNumber: 'R-77', wantedBy: '2999-12-01' };
const save = (manager: ApiCaller, rules: object = REQUIRED) => manager.post('/api/Company/SaveOrderFields', rules);
const read = (caller: ApiCaller, orderId: number) => caller.get(`/api/Sale/GetSaleByID/${orderId}`);
const countOrders = ({ shop }: TestShop, customerId: number) =>
  shop.db.$count(orders, eq(orders.customerId, customerId));

/** A company that requires all three order fields. */
async function asking(shop: TestShop) {
  const company = await companyOfThree(shop);
  expect((await save(company.manager)).body).toBe(1);
  return company;
}

describe('order fields (H4)', () => {
  test('a manager sets them; members read them, and a list has each cost centre once', async ({ shop }) => {
    const { buyer, approver } = await asking(shop);
    const rules = { ...REQUIRED, costCentres: ['4100 Pressroom', '4200 Finishing'] };
    expect((await buyer.get('/api/Company/GetOwnCompany')).body).toMatchObject(rules);
    expect((await save(approver)).status).toBe(403);
  });

  test.for([
    ['no cost centre to choose', { ...REQUIRED, costCentres: [' '] }, 'costCentres'],
    ['an unknown rule', { ...REQUIRED, wantedByRule: 'always' }, 'wantedByRule'],
    ['a cost centre of 51 letters', { ...REQUIRED, costCentres: ['x'.repeat(51)] }, 'costCentres'],
    [
      '201 cost centres',
      { ...REQUIRED, costCentres: Array.from({ length: 201 }, (_, index) => String(index)) },
      'costCentres',
    ],
  ] as const)('%s is refused at its field', async ([, rules, field], { shop }) => {
    const { manager } = await companyOfThree(shop);
    const { status, body } = await save(manager, rules);
    expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([400, [field]]);
  });

  test('staff set them for a customer’s company, and that is in the history', async ({ shop }) => {
    const { person, buyer } = await companyOfThree(shop);
    const staff = await shop.asStaff();
    const saved = await staff.post('/api/Company/SaveOrderFieldsOf', { customerId: person.id, ...REQUIRED });
    expect(saved.body).toBe(1);
    expect((await staff.get(`/api/Company/GetOrderFieldsOf/${buyer.id}`)).body.costCentreRule).toBe('required');
    const history = await staff.get(`/api/Audit/GetAuditEntries?of=customer:${person.id}`);
    expect(history.body[0]).toMatchObject({ action: 'set the order fields of' });
    expect((await staff.post('/api/Company/SaveOrderFieldsOf', { customerId: 2_000_000, ...REQUIRED })).status).toBe(
      404,
    );
    expect((await buyer.get(`/api/Company/GetOrderFieldsOf/${person.id}`)).status).toBe(403);
  });
});

describe('an order of a company that requires them (H4)', () => {
  test('is refused without them by both entry points, at each field; nothing is written', async ({ shop }) => {
    const { buyer, addressId } = await asking(shop);
    for (const send of [place, ask]) {
      const { status, body } = await send(buyer, await cartWith(shop, buyer, LINE), addressId);
      expect([status, body.code]).toEqual([400, 'order.not-orderable']);
      expect(body.errors).toEqual([
        { field: 'costCentre', message: 'Please choose a cost centre' },
        { field: 'requisitionNumber', message: 'Please enter a requisition number' },
        { field: 'wantedBy', message: 'Please enter a required date' },
      ]);
    }
    expect(await countOrders(shop, buyer.id)).toBe(0);
  });

  test.for([
    ['a day in the past', { wantedBy: '2020-01-01' }, { field: 'wantedBy', message: 'This day is in the past' }],
    [
      'a cost centre of another list',
      { costCentre: '9999' },
      { field: 'costCentre', message: 'This cost centre is not on your company’s list' },
    ],
  ] as const)('is refused with %s', async ([, wrong, error], { shop }) => {
    const { buyer, addressId } = await asking(shop);
    const cart = await cartWith(shop, buyer, LINE);
    const { status, body } = await place(buyer, cart, addressId, { ...GIVEN, ...wrong });
    expect([status, body.errors]).toEqual([400, [error]]);
  });

  test('is refused with an impossible day', async ({ shop }) => {
    const { buyer, addressId } = await asking(shop);
    const cart = await cartWith(shop, buyer, LINE);
    const { status, body } = await place(buyer, cart, addressId, { ...GIVEN, wantedBy: '2999-02-30' });
    expect([status, body.errors[0].field]).toEqual([400, 'wantedBy']);
  });

  test('keeps them unchanged, whatever becomes of the list', async ({ shop }) => {
    const { manager, buyer, addressId } = await asking(shop);
    const placed = await place(buyer, await cartWith(shop, buyer, LINE), addressId, GIVEN);
    expect(placed.status).toBe(200);
    expect((await save(manager, { ...REQUIRED, costCentres: ['4100 Pressroom'] })).body).toBe(1);
    expect((await read(buyer, placed.body)).body).toMatchObject(GIVEN);
    const csv = await shop.app.inject({
      url: '/Order-History.csv',
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    expect(csv.body).toContain('GBP,4200 Finishing,R-77,2999-12-01');
  });

  test('has them in the mails', async ({ ownShop: shop }) => {
    const { buyer, addressId } = await asking(shop);
    await place(buyer, await cartWith(shop, buyer, LINE), addressId, GIVEN);
    const server = takingSender();
    await deliverAll(shop, server);
    const about = server.sent.filter(({ text }) => text.includes('4200 Finishing'));
    expect(about.map(({ to }) => to === buyer.email).toSorted()).toEqual([false, true]);
    for (const { text } of about) for (const value of ['R-77', '01-12-2999']) expect(text).toContain(value);
  });
});

test('a company without order fields stores none, and orders as before (H4)', async ({ shop }) => {
  const { buyer, addressId } = await companyOfThree(shop);
  const placed = await place(buyer, await cartWith(shop, buyer, LINE), addressId, GIVEN);
  const none = { costCentre: null, requisitionNumber: null, wantedBy: null };
  expect((await read(buyer, placed.body)).body).toMatchObject(none);
});

describe('a request for approval (H3, H4)', () => {
  async function requested(shop: TestShop) {
    const company = await asking(shop);
    const { buyer, addressId } = company;
    await shop.shop.db.update(customers).set({ alwaysAsk: true }).where(eq(customers.id, buyer.id));
    const { body: approvalId } = await ask(buyer, await cartWith(shop, buyer, LINE), addressId, GIVEN);
    return { ...company, approvalId: approvalId as number };
  }

  test('freezes them, and its order has them', async ({ shop }) => {
    const { approver, approvalId } = await requested(shop);
    const { body } = await approver.get(`/api/Approval/GetRequest/${approvalId}`);
    expect(body).toMatchObject({ ...GIVEN, orderNow: { ...GIVEN, isChanged: false } });
    const decided = { approvalId, stamp: await stampOfRequest(approver, approvalId) };
    const { body: orderId } = await approver.post('/api/Approval/ApproveRequest', decided);
    expect((await read(approver, orderId)).body).toMatchObject(GIVEN);
  });

  test('is not approved with a cost centre that the company has removed from its list', async ({ shop }) => {
    const { manager, approver, approvalId } = await requested(shop);
    const stamp = await stampOfRequest(approver, approvalId);
    await save(manager, { ...REQUIRED, costCentres: ['4100 Pressroom'] });
    const { body } = await approver.get(`/api/Approval/GetRequest/${approvalId}`);
    expect(body.orderNow.refusedBecause).toEqual(['This cost centre is not on your company’s list']);
    const decided = await approver.post('/api/Approval/ApproveRequest', { approvalId, stamp });
    expect([decided.status, decided.body.code]).toEqual([400, 'order.not-orderable']);
  });

  test('shows old and new if the company no longer uses them', async ({ shop }) => {
    const { manager, approver, approvalId } = await requested(shop);
    await save(manager, { ...REQUIRED, requisitionRule: 'off' });
    const { body } = await approver.get(`/api/Approval/GetRequest/${approvalId}`);
    expect([body.requisitionNumber, body.orderNow.requisitionNumber, body.orderNow.isChanged]).toEqual([
      'R-77',
      null,
      true,
    ]);
  });
});
