import { DAY_MS } from '../../base/days/calendar-day.ts';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { keepHouse } from '#server/jobs/testing/keep-house.ts';
import { test, type ApiCaller, type TestShop } from '#server/testing/test-shop.ts';
import { companies, customers } from '../../people/accounts/tables.ts';
import { cartWith } from '../cart/testing/fill-cart.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { addMember } from '../../people/companies/testing/members.ts';
import { sessions } from '../../people/identity/tables.ts';
import { approvalRequests } from './tables.ts';
import { orders } from '../orders/tables.ts';
import { place } from '../orders/testing/buying.ts';
import { outbox } from '../../base/outbox/tables.ts';
import { ask, asked, companyOfThree, stampOfRequest } from './testing/requests.ts';

const LINE = { part: 'DB-0150', quantity: 3 };

type Limits = { orderLimitMinor?: number; monthLimitMinor?: number; alwaysAsk?: boolean };

/** Limits as a manager sets them. */
async function limit({ shop }: TestShop, memberId: number, limits: Limits) {
  const set = { ...limits, limitCurrencyId: 2 as const };
  await shop.db.update(customers).set(set).where(eq(customers.id, memberId));
}

const approve = (caller: ApiCaller, approvalId: number, stamp: string) =>
  caller.post('/api/Approval/ApproveRequest', { approvalId, stamp });
const read = async (caller: ApiCaller, approvalId: number) =>
  (await caller.get(`/api/Approval/GetRequest/${approvalId}`)).body;
const ordersOf = ({ shop }: TestShop, customerId: number) => shop.db.$count(orders, eq(orders.customerId, customerId));

/** Recipients and kinds of the mails about a request. */
async function mailsAbout({ shop }: TestShop, approvalId: number) {
  const rows = await shop.db.select({ kind: outbox.kind, payload: outbox.payload }).from(outbox).orderBy(outbox.id);
  return rows.flatMap(({ kind, payload }) => {
    const { approvalId: about, customerId, isReminder } = payload as Record<string, unknown>;
    return about === approvalId ? [[kind, customerId, isReminder === true ? 'again' : 'first']] : [];
  });
}

test('an order above the limit is refused by the documented call, which says what to do; nothing is written (H3)', async ({
  shop,
}) => {
  const { buyer, addressId } = await companyOfThree(shop);
  await limit(shop, buyer.id, { orderLimitMinor: 100 });
  const cart = await cartWith(shop, buyer, LINE);
  const { status, body } = await place(buyer, cart, addressId);
  expect([status, body.code, body.detail]).toEqual([
    409,
    'order.approval-needed',
    'This order is over your limit per order. Nothing has been ordered. You can request approval at the checkout.',
  ]);
  expect(await ordersOf(shop, buyer.id)).toBe(0);
  const quote = await buyer.post('/api/Sale/GetQuote', { cartGuid: cart, deliveryAddressId: addressId });
  expect(quote.body.approval).toEqual({ askedFor: 'order', limitMinor: 100 });
});

test('a member without limits orders as before, and the quote says that no approval is needed (H3)', async ({
  shop,
}) => {
  const { buyer, addressId } = await companyOfThree(shop);
  const cart = await cartWith(shop, buyer, LINE);
  const quote = await buyer.post('/api/Sale/GetQuote', { cartGuid: cart, deliveryAddressId: addressId });
  expect(quote.body.approval).toBeNull();
  expect((await place(buyer, cart, addressId)).status).toBe(200);
});

test('fifty orders at once never exceed the monthly limit (H3)', async ({ shop }) => {
  const { buyer, addressId } = await companyOfThree(shop);
  const carts = await Promise.all(Array.from({ length: 50 }, () => cartWith(shop, buyer, LINE)));
  const { body: first } = await buyer.post('/api/Sale/GetQuote', { cartGuid: carts[0], deliveryAddressId: addressId });
  await limit(shop, buyer.id, { monthLimitMinor: first.totalMinor * 7 });
  const answers = await Promise.all(carts.map((cart) => place(buyer, cart, addressId)));
  const statuses = answers.map(({ status }) => status);
  expect([statuses.filter((status) => status === 200).length, await ordersOf(shop, buyer.id)]).toEqual([7, 7]);
  expect(statuses.filter((status) => status === 409).length).toBe(43);
});

test('fifty orders and approvals at once: the month is not exceeded, each request is one order with one mail (H3)', async ({
  shop,
}) => {
  const { buyer, approver, manager, addressId } = await companyOfThree(shop);
  const requests = await Promise.all(Array.from({ length: 5 }, () => asked(shop, buyer, addressId)));
  const stamps = await Promise.all(requests.map((approvalId) => stampOfRequest(approver, approvalId)));
  const { totalMinor } = await read(buyer, requests[0] ?? 0);
  const carts = await Promise.all(Array.from({ length: 20 }, () => cartWith(shop, buyer, LINE)));
  await limit(shop, buyer.id, { monthLimitMinor: totalMinor * 12 }); // five are requested, so seven are left
  const placing = carts.map((cart) => place(buyer, cart, addressId));
  const approving = requests.flatMap((approvalId, index) =>
    [approver, manager, approver, manager, approver, manager].map((who) =>
      approve(who, approvalId, stamps[index] ?? ''),
    ),
  );
  const placed = (await Promise.all(placing)).map(({ status }) => status);
  const approved = await Promise.all(approving);
  expect([placed.filter((status) => status === 200).length, placed.filter((status) => status === 409).length]).toEqual([
    7, 13,
  ]);
  expect(new Set(approved.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(approved.map(({ body }) => body)).size).toBe(5);
  expect(await ordersOf(shop, buyer.id)).toBe(12);
  for (const approvalId of requests) {
    const answered = (await mailsAbout(shop, approvalId)).filter(([kind]) => kind === 'approval-answer');
    expect(answered).toEqual([['approval-answer', buyer.id, 'first']]);
  }
});

test('an open request counts towards the month, a withdrawn one does not (H3)', async ({ shop }) => {
  const { buyer, addressId } = await companyOfThree(shop);
  const approvalId = await asked(shop, buyer, addressId);
  const { totalMinor } = await read(buyer, approvalId);
  await limit(shop, buyer.id, { monthLimitMinor: totalMinor * 2 - 1 });
  const cart = await cartWith(shop, buyer, LINE);
  expect((await place(buyer, cart, addressId)).body.code).toBe('order.approval-needed');
  await buyer.post('/api/Approval/WithdrawRequest', { approvalId });
  expect((await place(buyer, cart, addressId)).status).toBe(200);
});

test('an approver sees the member’s limits and their month without the request; its buyer does not (H3)', async ({
  shop,
}) => {
  const { buyer, approver, addressId } = await companyOfThree(shop);
  const { status, body: orderId } = await place(buyer, await cartWith(shop, buyer, LINE), addressId);
  expect(status).toBe(200);
  const [order] = await shop.shop.db.select().from(orders).where(eq(orders.id, orderId));
  await limit(shop, buyer.id, { orderLimitMinor: 100, monthLimitMinor: 200_000 });
  const approvalId = await asked(shop, buyer, addressId);
  expect((await read(approver, approvalId)).memberLimits).toEqual({
    limitCurrency: 2,
    orderLimitMinor: 100,
    monthLimitMinor: 200_000,
    spentThisMonthMinor: order?.totalMinor,
  });
  expect((await read(buyer, approvalId)).memberLimits).toBeNull();
  await asked(shop, buyer, addressId); // another open request counts
  expect((await read(approver, approvalId)).memberLimits.spentThisMonthMinor).toBe(2 * (order?.totalMinor ?? 0));
});

test('last month’s orders and cancelled ones do not count towards the month (H3)', async ({ ownShop: shop }) => {
  shop.setTime(new Date('2027-01-31T22:00:00Z'));
  const { buyer, addressId } = await companyOfThree(shop);
  const cart = await cartWith(shop, buyer, LINE);
  const { body: quote } = await buyer.post('/api/Sale/GetQuote', { cartGuid: cart, deliveryAddressId: addressId });
  await limit(shop, buyer.id, { monthLimitMinor: quote.totalMinor });
  const order = async () => place(buyer, await cartWith(shop, buyer, LINE), addressId);
  expect([(await order()).status, (await order()).status]).toEqual([200, 409]);

  shop.setTime(new Date('2027-02-01T00:30:00Z'));
  const inFebruary = await order();
  expect([inFebruary.status, (await order()).status]).toEqual([200, 409]);
  const staff = await shop.asStaff();
  const { body: cancelled } = await staff.post('/api/Sale/TakeOrderStep', {
    orderIds: [inFebruary.body],
    step: 'cancel',
  });
  shop.setTime(new Date('2027-02-01T00:30:10Z'));
  expect((await order()).status).toBe(200);
  // The cancelled one would count again.
  const undo = await staff.post('/api/Sale/UndoOrderStep', { eventIds: [cancelled.done[0].eventId] });
  expect([undo.status, undo.body.code]).toEqual([409, 'order.limit-passed']);
});

test('each approver gets one mail, and approving places exactly what was requested, once, even if pressed twice (H3)', async ({
  shop,
}) => {
  const { buyer, approver, manager, person, addressId } = await companyOfThree(shop);
  const cart = await cartWith(shop, buyer, LINE);
  const [one, other] = await Promise.all([ask(buyer, cart, addressId), ask(buyer, cart, addressId)]);
  expect(other.body).toBe(one.body);
  const approvalId: number = one.body;
  const asking = [
    ['approval-request', person.id, 'first'],
    ['approval-request', approver.id, 'first'],
  ];
  expect(await mailsAbout(shop, approvalId)).toEqual(asking);
  expect((await place(buyer, cart, addressId)).body.code).toBe('cart.awaits-approval');

  const { orderNow, ...frozen } = await read(approver, approvalId);
  expect(orderNow.isChanged).toBe(false);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => approve(index % 2 === 0 ? approver : manager, approvalId, orderNow.stamp)),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  const [order] = await shop.shop.db.select().from(orders).where(eq(orders.customerId, buyer.id));
  expect(await ordersOf(shop, buyer.id)).toBe(1);
  expect([order?.id, order?.totalMinor, order?.purchaseOrderNumber, order?.deliveryAddress]).toEqual([
    answers[0]?.body,
    frozen.totalMinor,
    'PO 4711',
    frozen.deliveryAddress,
  ]);
  expect(await mailsAbout(shop, approvalId)).toEqual([...asking, ['approval-answer', buyer.id, 'first']]);
  expect((await read(buyer, approvalId)).orderId).toBe(order?.id);
  expect((await place(buyer, cart, addressId)).body).toBe(order?.id);
});

test('a rejection needs a reason, which the buyer reads, and reopens the basket (H3)', async ({ shop }) => {
  const { buyer, approver, addressId } = await companyOfThree(shop);
  const cart = await cartWith(shop, buyer, LINE);
  const { body: approvalId } = await ask(buyer, cart, addressId);
  const line = { guid: cart, productID: 140, productQuantity: 1 };
  expect((await buyer.post('/api/Cart/CreateCartItem', line)).status).toBe(409);

  const reject = (decisionReason: string) =>
    approver.post('/api/Approval/RejectRequest', { approvalId, decisionReason });
  expect((await reject('  ')).body.errors).toEqual([{ field: 'decisionReason', message: 'Please enter a reason' }]);
  expect((await reject('We have twenty.')).body).toBe(1);
  const { approvalState, decisionReason, isBasketBack } = await read(buyer, approvalId);
  expect([approvalState, decisionReason, isBasketBack]).toEqual(['rejected', 'We have twenty.', true]);
  expect((await buyer.get(`/api/Cart/GetAllCartsByID/${cart}`)).body).toHaveLength(1);
  expect((await buyer.post('/api/Approval/TakeBasket', { approvalId })).body).toBe(1);
  expect((await approver.post('/api/Approval/TakeBasket', { approvalId })).status).toBe(404);
  expect((await approve(approver, approvalId, 'any')).body.code).toBe('approval.decided');
  expect((await place(buyer, cart, addressId)).status).toBe(200);
});

test('a price that changed meanwhile is shown old and new, and needs a new decision (H3)', async ({
  ownShop: shop,
}) => {
  const { buyer, approver, addressId } = await companyOfThree(shop);
  const approvalId = await asked(shop, buyer, addressId);
  const stamp = await stampOfRequest(approver, approvalId);
  const { db } = shop.shop;
  await db.update(products).set({ usdMinor: 999_00, eurMinor: null }).where(eq(products.name, LINE.part));
  expect((await approve(approver, approvalId, stamp)).body.code).toBe('approval.changed');
  const { orderNow, lines } = await read(approver, approvalId);
  expect(orderNow.isChanged).toBe(true);
  expect(orderNow.lines[0].promise.inStock).toBe(120); // L4: the approver sees what is there
  expect(orderNow.lines[0].unitPriceMinor).not.toBe(lines[0].unitPriceMinor);
  const { body: orderId } = await approve(approver, approvalId, orderNow.stamp);
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  expect(order?.totalMinor).toBe(orderNow.totalMinor);

  // The request keeps its content; the order is shown next to it as placed.
  const { totalMinor, deliveryAddress, orderPlaced } = await read(buyer, approvalId);
  expect(totalMinor).not.toBe(orderNow.totalMinor);
  expect(orderPlaced).toMatchObject({
    currency: 2,
    goodsMinor: orderNow.goodsMinor,
    totalMinor: orderNow.totalMinor,
    deliveryAddress,
    lines: [{ unitPriceMinor: 631_37, lineTotalMinor: 1_894_11 }],
  });
  const [header] = (await buyer.get('/api/Approval/GetRequests')).body;
  expect([header.totalMinor, header.orderPlaced]).toEqual([
    totalMinor,
    { currency: 2, totalMinor: orderNow.totalMinor },
  ]);
});

test('a request with a part no longer sold can only be rejected, and the page says why (H3)', async ({
  ownShop: shop,
}) => {
  const { buyer, approver, addressId } = await companyOfThree(shop);
  const approvalId = await asked(shop, buyer, addressId);
  await shop.shop.db.update(products).set({ active: false }).where(eq(products.name, LINE.part));
  const { orderNow } = await read(approver, approvalId);
  expect(orderNow.refusedBecause).toHaveLength(1);
  expect((await approve(approver, approvalId, orderNow.stamp)).status).toBe(400);
  const decided = { approvalId, decisionReason: 'Not sold any more.' };
  expect((await approver.post('/api/Approval/RejectRequest', decided)).body).toBe(1);
});

test('if the company says so, nobody decides about their own request (H3)', async ({ shop }) => {
  const { manager, approver, addressId, companyId } = await companyOfThree(shop);
  await manager.post('/api/Company/SaveOwnCompany', { buyersSeeAll: false, approveOwn: false });
  const approvalId = await asked(shop, approver, addressId);
  const { orderNow, mayDecide } = await read(approver, approvalId);
  expect(mayDecide).toBe(false);
  expect((await approve(approver, approvalId, orderNow.stamp)).body.code).toBe('approval.own');
  const rejected = await approver.post('/api/Approval/RejectRequest', { approvalId, decisionReason: 'No.' });
  expect(rejected.body.code).toBe('approval.own');
  expect((await approve(manager, approvalId, orderNow.stamp)).status).toBe(200);
  const [company] = await shop.shop.db.select().from(companies).where(eq(companies.id, companyId));
  expect(company?.approveOwn).toBe(false);
});

test('a buyer neither sees nor decides a colleague’s request (H3, H5)', async ({ shop }) => {
  const { buyer, person, addressId } = await companyOfThree(shop);
  const other = await addMember(shop, person, 'buyer');
  const approvalId = await asked(shop, buyer, addressId);
  expect((await other.get(`/api/Approval/GetRequest/${approvalId}`)).status).toBe(404);
  expect((await other.get('/api/Approval/GetRequests')).body).toEqual([]);
  expect((await other.post('/api/Approval/WithdrawRequest', { approvalId })).status).toBe(404);
  expect((await approve(other, approvalId, 'any')).status).toBe(403);
});

test('limits in another currency than the prices always need approval until they are set again; the request is decided in the new one (H3)', async ({
  shop,
}) => {
  const { buyer, approver, manager, addressId, companyId } = await companyOfThree(shop);
  await limit(shop, buyer.id, { orderLimitMinor: 90_000_00 });
  const approvalId = await asked(shop, buyer, addressId);
  await shop.shop.db.update(companies).set({ currencyId: 3 }).where(eq(companies.id, companyId));
  const cart = await cartWith(shop, buyer, LINE);
  const need = await buyer.post('/api/Sale/GetQuote', { cartGuid: cart, deliveryAddressId: addressId });
  expect(need.body.approval).toEqual({ askedFor: 'currency', limitMinor: null });
  const { currency, orderNow } = await read(approver, approvalId);
  expect([currency, orderNow.currency, orderNow.isChanged]).toEqual([2, 3, true]);
  const { body: orderId } = await approve(approver, approvalId, orderNow.stamp);
  const [order] = await shop.shop.db.select().from(orders).where(eq(orders.id, orderId));
  expect([order?.currencyId, order?.totalMinor]).toEqual([3, orderNow.totalMinor]);
  const saved = { memberId: buyer.id, orderLimit: '90 000,00', monthLimit: '', alwaysAsk: false };
  expect((await manager.post('/api/Company/SaveMemberLimits', saved)).body).toBe(1);
  expect((await place(buyer, cart, addressId)).status).toBe(200);
});

test('a suspended approver decides nothing, and nothing is ordered for a member who may not log in (H3)', async ({
  shop,
}) => {
  const { buyer, approver, manager, addressId } = await companyOfThree(shop);
  const approvalId = await asked(shop, buyer, addressId);
  const stamp = await stampOfRequest(manager, approvalId);
  const { db } = shop.shop;
  await db.update(customers).set({ status: 'inactive' }).where(eq(customers.id, approver.id));
  expect((await approve(approver, approvalId, stamp)).status).toBe(401);
  await db.update(customers).set({ status: 'inactive' }).where(eq(customers.id, buyer.id));
  expect((await approve(manager, approvalId, stamp)).body.code).toBe('approval.member-closed');
});

test('nothing is ordered for a member who has become a reader (H2, H3)', async ({ shop }) => {
  const { buyer, manager, addressId } = await companyOfThree(shop);
  const approvalId = await asked(shop, buyer, addressId);
  const stamp = await stampOfRequest(manager, approvalId);
  await shop.shop.db.update(customers).set({ role: 'reader' }).where(eq(customers.id, buyer.id));
  const refused = await approve(manager, approvalId, stamp);
  expect([refused.status, refused.body.code]).toEqual([409, 'approval.member-reader']);
});

test('approvers are reminded once after two days, and after fourteen the basket is reopened (H3)', async ({
  ownShop: shop,
}) => {
  const { buyer, approver, person, addressId } = await companyOfThree(shop);
  const approvalId = await asked(shop, buyer, addressId);
  const { db, clock, store } = shop.shop;
  const keeping = { mails: 90, carts: 180, unused: 365 };
  const tend = async (days: number) => {
    const at = { now: () => new Date(clock.now().getTime() + days * DAY_MS) };
    await Promise.all([1, 2, 3].map(() => keepHouse({ db, store, clock: at, log: () => {} }, keeping)));
  };
  await tend(1);
  expect(await mailsAbout(shop, approvalId)).toHaveLength(2);
  await tend(3);
  await tend(4);
  expect((await mailsAbout(shop, approvalId)).slice(2)).toEqual([
    ['approval-request', person.id, 'again'],
    ['approval-request', approver.id, 'again'],
  ]);
  await tend(15);
  await tend(16);
  expect((await mailsAbout(shop, approvalId)).slice(4)).toEqual([['approval-answer', buyer.id, 'first']]);
  const [row] = await db.select().from(approvalRequests).where(eq(approvalRequests.id, approvalId));
  expect(row?.state).toBe('expired');
  expect((await buyer.post('/api/Approval/TakeBasket', { approvalId })).body).toBe(1);
});

test('the buyer has the basket again as soon as fourteen days are over, and is informed once (H3)', async ({
  ownShop: shop,
}) => {
  const { buyer, approver, addressId } = await companyOfThree(shop);
  const began = new Date();
  shop.setTime(began);
  const cart = await cartWith(shop, buyer, LINE);
  const { body: approvalId } = await ask(buyer, cart, addressId);
  const take = (caller: ApiCaller) => caller.post('/api/Approval/TakeBasket', { approvalId });
  const { db, store } = shop.shop;
  const last = new Date(began.getTime() + 14 * DAY_MS);
  await db.update(sessions).set({ expiresAt: new Date(last.getTime() + DAY_MS) });
  shop.setTime(new Date(last.getTime() - 1));
  expect([(await take(buyer)).status, (await read(buyer, approvalId)).isBasketBack]).toEqual([404, false]);
  shop.setTime(last);
  expect(await read(buyer, approvalId)).toMatchObject({ approvalState: 'expired', isBasketBack: true });
  expect((await read(approver, approvalId)).isBasketBack).toBe(false);
  expect((await approve(approver, approvalId, 'any')).body.code).toBe('approval.over');
  expect((await take(approver)).status).toBe(404);
  expect([(await take(buyer)).body, (await take(buyer)).body]).toEqual([1, 1]);
  expect((await buyer.get(`/api/Cart/GetAllCartsByID/${cart}`)).body).toHaveLength(1);
  const keeping = { mails: 90, carts: 180, unused: 365 };
  await keepHouse({ db, store, clock: { now: () => last }, log: () => {} }, keeping);
  const answerMails = (await mailsAbout(shop, approvalId)).filter(([kind]) => kind === 'approval-answer');
  expect(answerMails).toEqual([['approval-answer', buyer.id, 'first']]);
  expect((await place(buyer, cart, addressId)).status).toBe(200);
});

test('a manager sets limits as amounts are typed; an invalid one is refused next to its field (H3)', async ({
  shop,
}) => {
  const { manager, buyer } = await companyOfThree(shop);
  const save = (orderLimit: unknown, more: object = {}) =>
    manager.post('/api/Company/SaveMemberLimits', { memberId: buyer.id, orderLimit, monthLimit: '', ...more });
  expect((await save('1,250.50', { alwaysAsk: true })).body).toBe(1);
  const { body } = await manager.get('/api/Company/GetMembers');
  expect(body.members.find(({ id }: { id: number }) => id === buyer.id)).toMatchObject({
    orderLimitMinor: 125_050,
    monthLimitMinor: null,
    limitCurrency: 2,
    alwaysAsk: true,
  });
  for (const wrong of ['-1', 'lots', '1.250', '99999999999'])
    expect((await save(wrong)).body.errors).toEqual([
      { field: 'orderLimit', message: 'A limit must be an amount such as 500.00, or empty' },
    ]);
  expect((await buyer.post('/api/Company/SaveMemberLimits', { memberId: buyer.id, alwaysAsk: false })).status).toBe(
    403,
  );
});

test('a sole approver who may not decide their own request reads that nobody can (H3)', async ({ shop }) => {
  const { manager, approver, buyer, person, addressId, companyId } = await companyOfThree(shop);
  const { db } = shop.shop;
  await db.update(customers).set({ role: 'reader' }).where(eq(customers.id, approver.id));
  const { body: own } = await ask(manager, await cartWith(shop, manager, LINE), addressId);
  expect(await read(manager, own)).toMatchObject({ mayDecide: true, hasDeciders: true });
  await db.update(companies).set({ approveOwn: false }).where(eq(companies.id, companyId));
  expect(await read(manager, own)).toMatchObject({ mayDecide: false, hasDeciders: false });
  expect(await mailsAbout(shop, own)).toEqual([]);
  const { body: theirs } = await ask(buyer, await cartWith(shop, buyer, LINE), addressId);
  expect(await read(buyer, theirs)).toMatchObject({ hasDeciders: true });
  expect(await mailsAbout(shop, theirs)).toEqual([['approval-request', person.id, 'first']]);
});

test('members who may decide see how many requests wait, others are not (H3)', async ({ shop }) => {
  const { buyer, approver, manager, addressId } = await companyOfThree(shop);
  const { approver: stranger } = await companyOfThree(shop);
  const count = async (caller: ApiCaller) => (await caller.get('/api/Approval/CountWaitingRequests')).body;
  expect(await count(approver)).toBe(0);
  await limit(shop, buyer.id, { alwaysAsk: true });
  const approvalId = await asked(shop, buyer, addressId);
  await asked(shop, buyer, addressId);
  expect([await count(approver), await count(manager), await count(buyer), await count(stranger)]).toEqual([
    2, 2, 0, 0,
  ]);
  await approve(approver, approvalId, await stampOfRequest(approver, approvalId));
  expect(await count(approver)).toBe(1);
});
