import { asc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type ApiCaller, test, type TestShop } from '#server/testing/test-shop.ts';
import { companies, customers } from '../../people/accounts/tables.ts';
import { asked, companyOfThree } from '../../trade/approvals/testing/requests.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { cartWith } from '../../trade/cart/testing/fill-cart.ts';
import { putKey } from '../../people/keys/testing/keys.ts';
import { place } from '../../trade/orders/testing/buying.ts';
import { orders } from '../../trade/orders/tables.ts';
import { forgetCopies } from './forget-copies.ts';
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

const companyOf = async ({ shop }: TestShop, orderId: number) => {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  return order?.companyId;
};

const companyOfMember = async ({ shop }: TestShop, customerId: number) => {
  const [member] = await shop.db.select().from(customers).where(eq(customers.id, customerId));
  return member?.companyId;
};

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

    for (const [who, serial] of [
      [kept.manager, 'SN-BOTH'],
      [gone.manager, 'SN-BOTH'],
      [gone.manager, 'SN-OWN'],
    ] as const)
      await who.post('/api/Press/SaveMachine', {
        machineId: 0,
        modelId: 1,
        serial,
        machineName: '',
        place: '',
        notes: '',
      });

    const preview = await staff.get(`/api/Company/GetMergePreview/${ids.keptId}/${ids.goneId}`);
    expect(preview.body).toMatchObject({
      openBaskets: 1,
      droppedNumbers: [{ ownNumber: 'GONE-1', productName: 'DB-0150' }],
      droppedMachines: [expect.stringContaining('SN-BOTH')],
    });
    const shown = new Map<string, string[]>(
      preview.body.owned.map(({ kind, rows }: { kind: string; rows: string[] }) => [kind, rows]),
    );
    expect(shown.get('orders')).toEqual([expect.stringContaining(`MA00${orderId}`)]);
    expect(shown.get('ownNumbers')).toEqual(['GONE-2']);
    expect(shown.get('machines')).toEqual([expect.stringMatching(/^.+ · SN-OWN$/)]);
    expect(['addresses', 'requests', 'quotations'].map((kind) => shown.get(kind)?.length)).toEqual([1, 1, 1]);
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

  test('keeps a copy of both as they were for ninety days, and can’t be undone (D59)', async ({ shop }) => {
    const { kept, gone, staff, ids, merge } = await two(shop);
    const { body: orderId } = await place(gone.buyer, await cartWith(shop, gone.buyer, LINE), gone.addressId);
    await saveNumber(kept.manager, 'KEPT-1', 'DB-0150');
    await saveNumber(gone.manager, 'GONE-1', 'DB-0150');
    await merge();
    const copies = () => shop.shop.db.select().from(companyMerges).where(eq(companyMerges.goneId, ids.goneId));
    expect(await copies()).toMatchObject([
      {
        moved: {
          companies: expect.arrayContaining([expect.objectContaining({ id: ids.goneId, mergedInto: null })]),
          members: [gone.person.id, gone.buyer.id, gone.approver.id],
          moved: { orders: [orderId], addresses: [gone.addressId] },
          droppedNumbers: [expect.objectContaining({ number: 'GONE-1' })],
        },
      },
    ]);
    const { body: entries } = await staff.get(`/api/Audit/GetAuditEntries?of=company:${ids.keptId}`);
    const entryId = entries.find(({ action }: { action: string }) => action === 'merged').id;
    expect((await staff.post('/api/Audit/PutBack', { entryId })).status).toBe(400);
    await forgetCopies(shop.shop.db, new Date(Date.now() + 89 * 24 * 3600 * 1000));
    expect(await copies()).toHaveLength(1);
    await forgetCopies(shop.shop.db, new Date(Date.now() + 91 * 24 * 3600 * 1000));
    expect(await copies()).toEqual([]);
  });

  test('is in the histories of the company and of each member moved', async ({ shop }) => {
    const { gone, ids, merge } = await two(shop);
    await merge();
    const entries = await shop.shop.db.select().from(auditEntries).orderBy(asc(auditEntries.id));
    const written = entries.slice(-4).map(({ entity, entityId, action }) => [entity, entityId, action]);
    expect(written).toEqual([
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

test('a key of a company that was merged sees the kept company (M1)', async ({ shop }) => {
  const { kept, gone, ids, merge } = await two(shop);
  const key = await putKey(shop, { companyId: ids.goneId, customerId: gone.person.id });
  const guid = await cartWith(shop, kept.buyer, LINE);
  const placed = await place(kept.buyer, guid, kept.addressId);
  const readsOrder = async () => (await key.get(`/api/Sale/GetSaleByID/${placed.body}`)).status;
  expect(await readsOrder()).toBe(404);
  await merge();
  expect(await readsOrder()).toBe(200);
  expect((await kept.manager.get('/api/Key/GetKeys')).body).toMatchObject([{ guid: key.guid }]);
});

test('an order placed while two companies are merged is neither lost nor in the wrong one (H8)', async ({ shop }) => {
  for (let round = 0; round < 3; round++) {
    const { gone, ids, merge } = await two(shop);
    const baskets = await Promise.all(Array.from({ length: 12 }, () => cartWith(shop, gone.buyer, LINE)));
    const placing = baskets.map((basket) => place(gone.buyer, basket, gone.addressId));
    const [merged, ...placed] = await Promise.all([merge(), ...placing]);
    const fresh = await Promise.all(
      Array.from({ length: 4 }, async () => place(gone.buyer, await cartWith(shop, gone.buyer, LINE), gone.addressId)),
    );
    expect([merged, ...placed, ...fresh].map(({ status }) => status)).toEqual(Array.from({ length: 17 }, () => 200));
    const all = await shop.shop.db.select().from(orders).where(eq(orders.customerId, gone.buyer.id));
    expect(new Set(all.map(({ companyId }) => companyId))).toEqual(new Set([ids.keptId]));
    expect(all).toHaveLength(16);
  }
});
