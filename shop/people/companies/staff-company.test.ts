import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { customers } from '../accounts/tables.ts';
import { companyOfThree } from '../../trade/approvals/testing/requests.ts';
import { cartWith } from '../../trade/cart/testing/fill-cart.ts';
import { place } from '../../trade/orders/testing/buying.ts';

test('staff read a company with its terms, its members and what they may order alone (H7)', async ({ shop }) => {
  const { person, buyer, companyId } = await companyOfThree(shop);
  const limits = { orderLimitMinor: 50_000, limitCurrencyId: 2 as const };
  await shop.shop.db.update(customers).set(limits).where(eq(customers.id, buyer.id));
  const staff = await shop.asStaff();
  const { body } = await staff.get(`/api/Company/GetCompany/${companyId}`);
  expect(body).toMatchObject({ companyId, name: 'Tennant Labels Ltd', currency: 2, costCentreRule: 'off' });
  const members = body.members.map((member: { id: number; memberRole: string; orderLimitMinor: number | null }) => [
    member.id,
    member.memberRole,
    member.orderLimitMinor,
  ]);
  expect(members).toEqual(
    expect.arrayContaining([
      [person.id, 'manager', null],
      [buyer.id, 'buyer', 50_000],
    ]),
  );
  expect(members).toHaveLength(3);
  expect((await staff.get('/api/Company/GetCompany/2000000')).status).toBe(404);
  expect((await buyer.get(`/api/Company/GetCompany/${companyId}`)).status).toBe(403);
});

test('orders of all members are one list, without those of other companies (H7)', async ({ shop }) => {
  const { manager, buyer, addressId, companyId } = await companyOfThree(shop);
  const other = await companyOfThree(shop);
  const line = { part: 'DB-0150', quantity: 3 };
  const placed: number[] = [];
  for (const who of [manager, buyer]) placed.push((await place(who, await cartWith(shop, who, line), addressId)).body);
  await place(other.buyer, await cartWith(shop, other.buyer, line), other.addressId);
  const staff = await shop.asStaff();
  const listed = await staff.get(`/api/Sale/GetOrderList?companyId=${companyId}`);
  expect(listed.body.map((order: { saleID: number }) => order.saleID)).toEqual(placed.toReversed());
  const documents = await staff.get(`/api/Sale/GetDocumentsOfCompany/${companyId}`);
  expect([documents.status, documents.body]).toEqual([200, []]);
  expect((await buyer.get(`/api/Sale/GetDocumentsOfCompany/${companyId}`)).status).toBe(403);
});

test('a note about a member is in the history of the company, and no customer reads it (H7)', async ({ shop }) => {
  const { person, buyer } = await companyOfThree(shop);
  const staff = await shop.asStaff();
  const note = { customerId: buyer.id, note: 'Rings before ten.\nWants packs of five.' };
  expect((await staff.post('/api/Company/AddMemberNote', note)).body).toBe(1);
  const timeline = await staff.get(`/api/Audit/GetAuditEntries?of=customer:${person.id},customer:${buyer.id}`);
  expect(timeline.body[0]).toMatchObject({ action: 'noted', entityId: String(buyer.id), after: { note: note.note } });
  const empty = await staff.post('/api/Company/AddMemberNote', { ...note, note: ' ' });
  expect([empty.status, empty.body.errors[0].field]).toEqual([400, 'note']);
  expect((await staff.post('/api/Company/AddMemberNote', { ...note, customerId: 2_000_000 })).status).toBe(404);
  expect((await buyer.post('/api/Company/AddMemberNote', note)).status).toBe(403);
});
