import { desc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test, type TestShop } from '#server/testing/test-shop.ts';
import { customers } from '../../people/accounts/tables.ts';
import { companyOfThree } from '../../trade/approvals/testing/requests.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { carts } from '../../trade/cart/tables.ts';
import { addTo, cartWith } from '../../trade/cart/testing/fill-cart.ts';
import { sessions, impersonations } from '../../people/identity/tables.ts';
import { hire } from '../../people/identity/testing/colleagues.ts';
import { staff } from '../../people/identity/tables.ts';
import { place } from '../../trade/orders/testing/buying.ts';
import { orders } from '../../trade/orders/tables.ts';

const LINE = { part: 'DB-0150', quantity: 3 };

/** Creates a company for this test, and a staff member. */
async function counterAnd(shop: TestShop) {
  const company = await companyOfThree(shop);
  const mabel = await hire(shop);
  const counter = await shop.asStaff(mabel.email, mabel.password);
  const start = (customerId: number) => counter.post('/api/Company/StartOrderingFor', { customerId });
  const who = async () => (await counter.get('/api/User/GetSignedIn')).body?.userID ?? null;
  return { ...company, mabel, counter, start, who };
}

describe('an order in a member’s name (H7)', () => {
  test('is the member’s, at their prices, and says who placed it', async ({ shop }) => {
    const { buyer, addressId, counter, start, mabel, companyId } = await counterAnd(shop);
    expect((await start(buyer.id)).body).toBe(1);
    const guid = await cartWith(shop, counter, LINE);
    const { status, body: orderId } = await place(counter, guid, addressId);
    expect(status).toBe(200);
    const [order] = await shop.shop.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order).toMatchObject({
      customerId: buyer.id,
      companyId,
      placedByStaffId: mabel.id,
      placedByStaff: 'Mabel Tripp',
    });
    expect((await buyer.get(`/api/Sale/GetSaleByID/${orderId}`)).body.placedByStaff).toBe('Mabel Tripp');
    const [noted] = await shop.shop.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(orderId)))
      .orderBy(desc(auditEntries.id));
    expect(noted).toMatchObject({
      action: 'placed',
      entity: 'order',
      staffId: mabel.id,
      after: { placedFor: 'Nia Bevan', company: 'Tennant Labels Ltd' },
    });
    const queue = await counter.get(`/api/Sale/GetOrderQueue?search=${orderId}`);
    expect(queue.body[0]).toMatchObject({ id: orderId, placedByStaff: 'Mabel Tripp' });
    const progress = await counter.get(`/api/Sale/GetOrderProgress/${orderId}`);
    expect(progress.body.events[0]).toMatchObject({ kind: 'placed', staffName: 'Mabel Tripp' });
  });

  test('leaves the member’s own basket unchanged, and uses a separate one', async ({ shop }) => {
    const { buyer, counter, start } = await counterAnd(shop);
    const own = await cartWith(shop, buyer, LINE);
    await start(buyer.id);
    expect((await counter.get('/api/Cart/GetCurrentCart')).body).toEqual([]);
    const guid = await cartWith(shop, counter, { part: 'DB-0150', quantity: 7 });
    const current = await buyer.get('/api/Cart/GetCurrentCart');
    expect(current.body.map((line: { productQuantity: number }) => line.productQuantity)).toEqual([3]);
    const rows = await shop.shop.db.select().from(carts).where(eq(carts.customerId, buyer.id));
    expect(Object.fromEntries(rows.map((row) => [row.guid, row.staffId !== null]))).toEqual({
      [own]: false,
      [guid]: true,
    });
  });

  test('has the member’s limits, and nobody requests an approval in their name (H3)', async ({ shop }) => {
    const { buyer, addressId, counter, start } = await counterAnd(shop);
    await shop.shop.db
      .update(customers)
      .set({ orderLimitMinor: 100, limitCurrencyId: 2 })
      .where(eq(customers.id, buyer.id));
    await start(buyer.id);
    const guid = await cartWith(shop, counter, LINE);
    const refused = await place(counter, guid, addressId);
    expect([refused.status, refused.body.code]).toEqual([409, 'order.member-must-ask']);
    const wanted = { cartGuid: guid, deliveryAddressId: addressId, purchaseOrderNumber: 'PO 1' };
    const asked = await counter.post('/api/Approval/AskForApproval', wanted);
    expect([asked.status, asked.body.code]).toEqual([403, 'stand-in.refused']);
  });

  test('is sent twice and placed once', async ({ shop }) => {
    const { buyer, addressId, counter, start } = await counterAnd(shop);
    await start(buyer.id);
    const guid = await cartWith(shop, counter, LINE);
    const [one, other] = await Promise.all([place(counter, guid, addressId), place(counter, guid, addressId)]);
    expect([one.status, other.body]).toEqual([200, one.body]);
  });
});

describe('ordering for a member ends (H7)', () => {
  test('when it is stopped', async ({ shop }) => {
    const { buyer, counter, start, who } = await counterAnd(shop);
    await start(buyer.id);
    expect(await who()).toBe(buyer.id);
    expect((await counter.post('/api/Company/StopOrderingFor')).body).toBe(1);
    expect(await who()).toBeNull();
    expect((await counter.post('/api/Company/StopOrderingFor')).body).toBe(1);
    expect((await counter.get('/api/Cart/GetCurrentCart')).status).toBe(403);
  });

  test('when the member is suspended, permanently', async ({ shop }) => {
    const { buyer, person, manager, start, who } = await counterAnd(shop);
    await start(buyer.id);
    await manager.post('/api/User/GivePassword', { password: person.userPass });
    const save = (suspended: boolean) =>
      manager.post('/api/Company/SaveMember', { memberId: buyer.id, memberRole: 'buyer', suspended });
    expect((await save(true)).body).toBe(1);
    expect(await who()).toBeNull();
    await save(false);
    expect(await who()).toBeNull();
  });

  test('when staff close the member’s login', async ({ shop }) => {
    const { buyer, start, who } = await counterAnd(shop);
    await start(buyer.id);
    await shop.shop.db.update(customers).set({ status: 'inactive' }).where(eq(customers.id, buyer.id));
    expect(await who()).toBeNull();
  });

  test('with the staff session, and with the staff account', async ({ shop }) => {
    const { buyer, counter, start, who, mabel } = await counterAnd(shop);
    await start(buyer.id);
    await shop.shop.db.update(staff).set({ disabled: true }).where(eq(staff.id, mabel.id));
    expect(await who()).toBeNull();
    await shop.shop.db.update(staff).set({ disabled: false }).where(eq(staff.id, mabel.id));
    expect(await who()).toBe(buyer.id);
    expect((await counter.post('/api/BlogUser/SignOut')).body).toBe(1);
    expect(await who()).toBeNull();
    expect(await shop.shop.db.$count(impersonations, eq(impersonations.customerId, buyer.id))).toBe(0);
  });

  test('after an hour, and does not prolong the staff session', async ({ ownShop: shop }) => {
    const { buyer, counter, start, who, mabel } = await counterAnd(shop);
    const began = new Date();
    shop.setTime(began);
    await start(buyer.id);
    shop.setTime(new Date(began.getTime() + 59 * 60_000));
    expect(await who()).toBe(buyer.id);
    const [session] = await shop.shop.db.select().from(sessions).where(eq(sessions.staffId, mabel.id));
    expect(session?.expiresAt.getTime()).toBeLessThanOrEqual(began.getTime() + 12 * 60 * 60_000);
    shop.setTime(new Date(began.getTime() + 60 * 60_000));
    expect(await who()).toBeNull();
    expect((await counter.get('/api/Company/GetOrderingFor')).body).toBeNull();
  });

  test('and its basket can no longer be ordered', async ({ shop }) => {
    const { buyer, addressId, counter, start } = await counterAnd(shop);
    await start(buyer.id);
    const guid = await cartWith(shop, counter, LINE);
    await counter.post('/api/Company/StopOrderingFor');
    expect((await place(counter, guid, addressId)).status).toBe(403);
  });
});

describe('beginning to order for a member (H7)', () => {
  test('is for one member at a time', async ({ shop }) => {
    const { buyer, approver, start, who, counter } = await counterAnd(shop);
    await start(buyer.id);
    await start(approver.id);
    expect(await who()).toBe(approver.id);
    expect((await counter.get('/api/Company/GetOrderingFor')).body).toMatchObject({
      customerId: approver.id,
      memberName: 'Nia Bevan',
      companyName: 'Tennant Labels Ltd',
    });
  });

  test('is refused for nobody, for readers, for members who cannot log in, and to customers', async ({ shop }) => {
    const { buyer, manager, start } = await counterAnd(shop);
    expect((await start(2_000_000)).status).toBe(404);
    const set = (change: object) => shop.shop.db.update(customers).set(change).where(eq(customers.id, buyer.id));
    await set({ role: 'reader' });
    expect((await start(buyer.id)).body.code).toBe('stand-in.not-for');
    await set({ role: 'buyer', status: 'waiting' });
    expect((await start(buyer.id)).body.code).toBe('stand-in.not-for');
    expect((await manager.post('/api/Company/StartOrderingFor', { customerId: buyer.id })).status).toBe(403);
  });

  test('requires the password if it was entered long ago', async ({ ownShop: shop }) => {
    const { buyer, start } = await counterAnd(shop);
    shop.setTime(new Date(Date.now() + 11 * 60_000));
    expect((await start(buyer.id)).body.code).toBe('session.password-needed');
  });

  test('gives the browser a separate cart, and then the earlier one back', async ({ shop }) => {
    const { buyer, counter } = await counterAnd(shop);
    const before = '0b9f1a52-6c1e-4d6f-9a55-3f0c8d1e7a40';
    const ask = async (path: string, cart: string, payload = {}) => {
      const headers = { authorization: `Bearer ${counter.token}`, cookie: `cart=${cart}` };
      const answer = await shop.app.inject({ method: 'POST', url: `/api/Company/${path}`, headers, payload });
      return answer.cookies.find(({ name }) => name === 'cart')?.value ?? '';
    };
    const cart = await ask('StartOrderingFor', before, { userID: buyer.id });
    expect(cart).not.toBe(before);
    await addTo(shop, counter, cart, LINE);
    expect(await ask('StopOrderingFor', cart)).toBe(before);
  });
});
