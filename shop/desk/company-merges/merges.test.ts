import { asc, eq, inArray } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { inTransaction } from '#platform/database/database.ts';
import { waitForLockWait } from '#server/testing/lock-waits.ts';
import { type ApiAnswer, type ApiCaller, test, type TestShop } from '#server/testing/test-shop.ts';
import { companies, customers, deliveryAddresses } from '../../people/accounts/tables.ts';
import { asked, companyOfThree } from '../../trade/approvals/testing/requests.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { cartWith, partIds } from '../../trade/cart/testing/fill-cart.ts';
import { invited } from '../../people/companies/testing/members.ts';
import { putKey } from '../../people/keys/testing/keys.ts';
import { place } from '../../trade/orders/testing/buying.ts';
import { orders } from '../../trade/orders/tables.ts';
import { undoMerge } from './merge-companies.ts';
import { accept, offered } from '../../trade/quotations/testing/quotations.ts';
import { companyMerges } from './tables.ts';

const LINE = { part: 'DB-0150', quantity: 3 };

async function two(shop: TestShop) {
  const [kept, gone] = [await companyOfThree(shop), await companyOfThree(shop)];
  const staff = await shop.asStaff();
  const ids = { keptId: kept.companyId, goneId: gone.companyId };
  return { kept, gone, staff, ids, merge: async () => postMerge(shop, staff, ids) };
}

/** Merges as staff do who type the right name. */
async function postMerge({ owner }: TestShop, staff: ApiCaller, ids: { keptId: number; goneId: number }) {
  const [kept] = await owner.select().from(companies).where(eq(companies.id, ids.keptId));
  return staff.post('/api/Company/MergeCompanies', { ...ids, keptName: kept?.name ?? '' });
}

/** Undoes the newest merge of that company from the audit list. */
async function putBack(staff: ApiCaller, keptId: number) {
  const { body } = await staff.get(`/api/Audit/GetAuditEntries?of=company:${keptId}`);
  const merged = body.find((entry: { action: string }) => entry.action === 'merged');
  return staff.post('/api/Audit/PutBack', { entryId: merged.id });
}

/** Tables of companies and of their data. */
const OWNED = [
  'companies',
  'customers',
  'delivery_addresses',
  'orders',
  'carts',
  'quotations',
  'approval_requests',
  'invitations',
  'own_part_numbers',
  'part_lists',
];

/**
 * Reads all rows of a table without save counters. A customer part number that was left out returns with another id.
 */
async function rowsOf({ owner }: TestShop, table: string): Promise<string[]> {
  const found = await owner.$client.query<{ row: string }>(
    `select (to_jsonb(t) - 'version')::text as row from ${table} t`,
  );
  const rows = found.rows.map(({ row }) => (table === 'own_part_numbers' ? row.replace(/"id": \d+, /, '') : row));
  return rows.toSorted();
}

const companyOf = async ({ shop }: TestShop, orderId: number) => {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  return order?.companyId;
};

const companyOfMember = async ({ shop }: TestShop, customerId: number) => {
  const [member] = await shop.db.select().from(customers).where(eq(customers.id, customerId));
  return member?.companyId;
};

/** Returns the member whom the invitation creates. */
async function join({ api, shop }: TestShop, { token, email }: { token: string; email: string }) {
  const password = 'blue-anilox-8';
  const person = { firstName: 'Ines', surname: 'Roth', telephone: '0151', password, passwordRepeat: password };
  const { status, body } = await api.post('/api/Company/Join', { token, ...person });
  expect([status, body]).toEqual([200, 1]);
  const [member] = await shop.db.select().from(customers).where(eq(customers.email, email));
  return member ?? expect.fail('nobody joined');
}

const GOODS_IN = { deliveryBuildingNo: '1 Dock', deliveryPostalcode: 'LS1', countryID: 247 };

const saveNumber = (who: ApiCaller, ownNumber: string, part: string) =>
  who.post('/api/OwnNumber/SaveOwnNumbers', { rows: [{ ownNumber, part, width: '' }] });

const numbersOf = async (who: ApiCaller): Promise<string[]> =>
  (await who.get('/api/OwnNumber/GetOwnNumbers')).body.map((each: { ownNumber: string }) => each.ownNumber).toSorted();

describe('two companies become one (H8)', () => {
  test('members, orders, addresses, baskets, requests and customer part numbers are moved', async ({ shop }) => {
    const { kept, gone, staff, ids, merge } = await two(shop);
    const { body: orderId } = await place(gone.buyer, await cartWith(shop, gone.buyer, LINE), gone.addressId);
    const basket = await cartWith(shop, gone.buyer, { part: 'DB-0150', quantity: 5 });
    const approvalId = await asked(shop, gone.buyer, gone.addressId);
    const offer = await offered(shop, gone.buyer, staff, { addressId: gone.addressId });
    await saveNumber(kept.manager, 'KEPT-1', 'DB-0150');
    await saveNumber(gone.manager, 'GONE-1', 'DB-0150');
    await saveNumber(gone.manager, 'GONE-2', 'DB-0200');

    const preview = await staff.get(`/api/Company/GetMergePreview/${ids.keptId}/${ids.goneId}`);
    expect(preview.body).toMatchObject({
      orders: 1,
      addresses: 1,
      openBaskets: 1,
      openRequests: 1,
      ownNumbers: 1,
      droppedNumbers: [{ ownNumber: 'GONE-1', productName: 'DB-0150' }],
    });
    expect((await merge()).body).toBe(1);

    expect((await kept.manager.get(`/api/Sale/GetSaleByID/${orderId}`)).body.saleID).toBe(orderId);
    expect((await gone.buyer.get(`/api/Sale/GetSaleByID/${orderId}`)).body.saleID).toBe(orderId);
    expect((await kept.approver.get(`/api/Approval/GetRequest/${approvalId}`)).status).toBe(200);
    expect(await numbersOf(kept.manager)).toEqual(['GONE-2', 'KEPT-1']);
    const accepted = await accept(kept.manager, offer);
    expect([accepted.status, await companyOf(shop, accepted.body)]).toEqual([200, ids.keptId]);
    const { body: members } = await kept.manager.get('/api/Company/GetMembers');
    expect(members.members).toHaveLength(6);
    const later = await place(gone.buyer, basket, kept.addressId);
    expect([later.status, await companyOf(shop, later.body)]).toEqual([200, ids.keptId]);
    expect((await staff.get(`/api/Company/GetCompany/${ids.goneId}`)).status).toBe(404);
  });

  test('the kept company’s terms apply; an order keeps its own currency', async ({ shop }) => {
    const { gone, ids, merge } = await two(shop);
    const { body: orderId } = await place(gone.buyer, await cartWith(shop, gone.buyer, LINE), gone.addressId);
    await shop.shop.db.update(companies).set({ currencyId: 3, priceClass: 1 }).where(eq(companies.id, ids.keptId));
    await merge();
    expect((await gone.buyer.get(`/api/Sale/GetSaleByID/${orderId}`)).body.currencyID).toBe(2);
    const { body: next } = await place(gone.buyer, await cartWith(shop, gone.buyer, LINE), gone.addressId);
    expect((await gone.buyer.get(`/api/Sale/GetSaleByID/${next}`)).body.currencyID).toBe(3);
  });

  test('is in the histories of the company and of each member moved', async ({ shop }) => {
    const { gone, ids, merge } = await two(shop);
    await merge();
    const entries = await shop.shop.db.select().from(auditEntries).orderBy(asc(auditEntries.id));
    const told = entries.slice(-4).map(({ entity, entityId, action }) => [entity, entityId, action]);
    expect(told).toEqual([
      ['company', String(ids.keptId), 'merged'],
      ...[gone.person, gone.buyer, gone.approver].map(({ id }) => ['customer', String(id), 'moved with their company']),
    ]);
  });

  test('is refused without the name of the kept company, and moves nothing (D59)', async ({ shop }) => {
    const { gone, staff, ids } = await two(shop);
    for (const keptName of ['', 'Another Company Ltd']) {
      const { status, body } = await staff.post('/api/Company/MergeCompanies', { ...ids, keptName });
      expect([status, body.errors[0].field]).toEqual([400, 'keptName']);
    }
    expect((await staff.post('/api/Company/MergeCompanies', ids)).status).toBe(400);
    expect(await companyOfMember(shop, gone.buyer.id)).toBe(ids.goneId);
  });

  test('is refused for one and the same company, for none, twice, and to customers', async ({ shop }) => {
    const { kept, staff, ids, merge } = await two(shop);
    const same = await postMerge(shop, staff, { ...ids, goneId: ids.keptId });
    expect([same.status, same.body.code]).toEqual([409, 'company.same']);
    expect((await postMerge(shop, staff, { ...ids, goneId: 2_000_000 })).status).toBe(404);
    expect((await postMerge(shop, kept.manager, ids)).status).toBe(403);
    expect((await merge()).status).toBe(200);
    expect((await merge()).status).toBe(404);
  });
});

describe('a merge is undone (H8)', () => {
  test('completely: every row of both is as it was', async ({ shop }) => {
    const { kept, gone, staff, ids, merge } = await two(shop);
    await place(gone.buyer, await cartWith(shop, gone.buyer, LINE), gone.addressId);
    await cartWith(shop, gone.buyer, LINE);
    await offered(shop, gone.buyer, staff, { addressId: gone.addressId });
    await saveNumber(kept.manager, 'KEPT-1', 'DB-0150');
    await saveNumber(gone.manager, 'GONE-1', 'DB-0150');
    await shop.shop.db
      .update(companies)
      .set({ costCentres: ['Print'] })
      .where(eq(companies.id, ids.goneId));
    await shop.shop.db
      .update(deliveryAddresses)
      .set({ isDefault: true })
      .where(inArray(deliveryAddresses.id, [kept.addressId, gone.addressId]));
    const rows = () => Promise.all(OWNED.map((table) => rowsOf(shop, table)));
    const before = await rows();
    await merge();
    expect(await rows()).not.toEqual(before);
    expect((await putBack(staff, ids.keptId)).body).toBe(1);
    expect(await rows()).toEqual(before);
    expect(await numbersOf(gone.manager)).toEqual(['GONE-1']);
  });

  test('with everything its members created meanwhile; and once', async ({ shop }) => {
    const { kept, gone, staff, ids, merge } = await two(shop);
    await merge();
    const { body: theirs } = await place(gone.buyer, await cartWith(shop, gone.buyer, LINE), kept.addressId);
    const { body: ours } = await place(kept.buyer, await cartWith(shop, kept.buyer, LINE), kept.addressId);
    expect((await putBack(staff, ids.keptId)).body).toBe(1);
    expect([await companyOf(shop, theirs), await companyOf(shop, ours)]).toEqual([ids.goneId, ids.keptId]);
    const again = await putBack(staff, ids.keptId);
    expect([again.status, again.body.code]).toEqual([409, 'audit.changed-again']);
  });

  test('with everybody whom it had invited, and whom its members invited meanwhile; nobody else', async ({ shop }) => {
    const { kept, gone, staff, ids, merge } = await two(shop);
    const by = gone.person.id;
    const before = await invited(shop, { companyId: ids.goneId, by, role: 'manager' });
    await merge();
    const meanwhile = await invited(shop, { companyId: ids.keptId, by });
    const ofKept = await invited(shop, { companyId: ids.keptId, by: kept.person.id });
    const joined = [await join(shop, before), await join(shop, meanwhile), await join(shop, ofKept)];
    const theirs = await invited(shop, { companyId: ids.keptId, by: joined[0]?.id ?? 0 });
    const open = await invited(shop, { companyId: ids.keptId, by: joined[0]?.id ?? 0 });
    joined.push(await join(shop, theirs));
    expect((await putBack(staff, ids.keptId)).body).toBe(1);
    const companiesOf = await Promise.all(joined.map(({ id }) => companyOfMember(shop, id)));
    expect(companiesOf).toEqual([ids.goneId, ids.goneId, ids.keptId, ids.goneId]);
    expect(await companyOfMember(shop, (await join(shop, open)).id)).toBe(ids.goneId);
  });

  test('in reverse order if merges followed each other', async ({ shop }) => {
    const { staff, ids, merge, gone } = await two(shop);
    await merge();
    const third = await companyOfThree(shop);
    await postMerge(shop, staff, { keptId: third.companyId, goneId: ids.keptId });
    expect((await putBack(staff, ids.keptId)).status).toBe(409);
    expect((await putBack(staff, third.companyId)).body).toBe(1);
    expect((await putBack(staff, ids.keptId)).body).toBe(1);
    const [member] = await shop.shop.db.select().from(customers).where(eq(customers.id, gone.buyer.id));
    expect(member?.companyId).toBe(ids.goneId);
  });
});

test('a key of a company that was merged sees the kept company, and its own again once that is undone (M1)', async ({
  shop,
}) => {
  const { kept, gone, staff, ids, merge } = await two(shop);
  const key = await putKey(shop, { companyId: ids.goneId, customerId: gone.person.id });
  const guid = await cartWith(shop, kept.buyer, LINE);
  const placed = await place(kept.buyer, guid, kept.addressId);
  const readsOrder = async () => (await key.get(`/api/Sale/GetSaleByID/${placed.body}`)).status;
  expect(await readsOrder()).toBe(404);
  await merge();
  expect(await readsOrder()).toBe(200);
  expect((await kept.manager.get('/api/Key/GetKeys')).body).toMatchObject([{ guid: key.guid }]);
  expect((await putBack(staff, ids.keptId)).body).toBe(1);
  expect(await readsOrder()).toBe(404);
});

test('data that members write while a merge is undone belongs to their own company, without an error (H8)', async ({
  shop,
}) => {
  const { kept, gone, ids, merge } = await two(shop);
  await merge();
  const [merged] = await shop.shop.db.select().from(companyMerges).where(eq(companyMerges.goneId, ids.goneId));
  const { db, clock } = shop.shop;
  const line = { ...(await partIds(shop, LINE)), productQuantity: 3, price: 1 };
  const guid = crypto.randomUUID();
  let written: Promise<ApiAnswer[]> = Promise.resolve([]);
  await inTransaction(db, async (tx) => {
    await undoMerge(merged?.id ?? 0, clock.now(), { tx, note: async () => {} });
    const { manager, person } = gone;
    const address = { ...GOODS_IN, contactName: 'Written meanwhile', deliveryID: 0 };
    written = Promise.all([
      manager.post('/api/DeliveryAddress/SaveDeliveryAddress', address),
      manager.post('/api/List/CreateList', { listName: 'Written meanwhile', isCompanys: true, lines: [] }),
      gone.buyer.post('/api/Cart/CreateCartItem', { ...line, guid }),
      saveNumber(manager, 'MEANWHILE-1', 'DB-0200'),
      manager.post('/api/Company/InviteMember', {
        email: `meanwhile.${person.id}@converter.test`,
        memberRole: 'buyer',
      }),
    ]);
    await waitForLockWait(shop, written, 5);
  });
  expect((await written).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const ofCompany = async (
    table: 'delivery_addresses' | 'part_lists' | 'invitations' | 'own_part_numbers',
    id: number,
  ) => {
    const rows = await rowsOf(shop, table);
    return rows.filter((row) => /meanwhile/i.test(row) && row.includes(`"company_id": ${id},`)).length;
  };
  for (const table of ['delivery_addresses', 'part_lists', 'invitations', 'own_part_numbers'] as const)
    expect([table, await ofCompany(table, ids.keptId), await ofCompany(table, ids.goneId)]).toEqual([table, 0, 1]);
  expect((await gone.buyer.get(`/api/Cart/GetAllCartsByID/${guid}`)).status).toBe(200);
  const placed = await place(gone.buyer, guid, gone.addressId);
  expect([placed.status, await companyOf(shop, placed.body)]).toEqual([200, ids.goneId]);
  expect((await kept.manager.get(`/api/Sale/GetSaleByID/${placed.body}`)).status).toBe(404);
});

test('an order placed while two companies are merged is neither lost nor in the wrong one (H8)', async ({ shop }) => {
  const { gone, staff, ids, merge } = await two(shop);
  for (let round = 0; round < 3; round++) {
    const baskets = await Promise.all(Array.from({ length: 12 }, () => cartWith(shop, gone.buyer, LINE)));
    const placing = baskets.map((basket) => place(gone.buyer, basket, gone.addressId));
    const [merged, ...placed] = await Promise.all([merge(), ...placing]);
    const fresh = await Promise.all(
      Array.from({ length: 4 }, async () => place(gone.buyer, await cartWith(shop, gone.buyer, LINE), gone.addressId)),
    );
    expect([merged, ...placed, ...fresh].map(({ status }) => status)).toEqual(Array.from({ length: 17 }, () => 200));
    const all = await shop.shop.db.select().from(orders).where(eq(orders.customerId, gone.buyer.id));
    expect(new Set(all.map(({ companyId }) => companyId))).toEqual(new Set([ids.keptId]));
    expect(all).toHaveLength(16 * (round + 1));
    expect((await putBack(staff, ids.keptId)).body).toBe(1);
    const back = await shop.shop.db.select().from(orders).where(eq(orders.customerId, gone.buyer.id));
    expect(new Set(back.map(({ companyId }) => companyId))).toEqual(new Set([ids.goneId]));
  }
});
