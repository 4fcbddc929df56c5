import { eq } from 'drizzle-orm';
import { companies } from '#shop/people/accounts/tables.ts';
import { CUSTOMER } from '#server/api/testing/callers.ts';
import { type Preparations, next } from '#server/api/testing/prepare-request.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import { addMember, invited } from '#shop/people/companies/testing/members.ts';
import { type ForeignRows, post, del } from '#server/api/testing/foreign-row.ts';

/** Answers of this folder's calls to a customer who names another company's data (B11). */
export const foreignRows: ForeignRows = {
  'POST /Company/SaveMember': {
    calls: [
      ({ memberId }) => post('/Company/SaveMember', { memberId, memberRole: 'manager', suspended: false }),
      ({ customerId }) => post('/Company/SaveMember', { memberId: customerId, memberRole: 'reader', suspended: true }),
    ],
  },
  'POST /Company/SaveMemberLimits': {
    calls: [({ memberId }) => post('/Company/SaveMemberLimits', { memberId, orderLimit: '1', alwaysAsk: true })],
  },
  'DELETE /Company/WithdrawInvitation/{invitationId}': {
    calls: [({ invitationId }) => del(`/Company/WithdrawInvitation/${invitationId}`)],
  },
};

function invitation(shop: TestShop) {
  return invited(shop, { companyId: CUSTOMER, by: CUSTOMER });
}

export const preparations: Preparations['preparations'] = {
  'POST /Company/VerifyVatNumber': async ({ shop: { db } }, { body }) => {
    await db.update(companies).set({ vatNumber: 'GB980780684' }).where(eq(companies.id, CUSTOMER));
    return { body };
  },
  'POST /Company/InviteMember': async (shop, { body }) => ({
    body: { ...(body as object), email: `new.buyer.${next(shop)}@harbourlabel.test` },
  }),
  'DELETE /Company/WithdrawInvitation/{invitationId}': async (shop) => ({
    path: { invitationId: (await invitation(shop)).id },
  }),
  'POST /Company/SaveMember': async (shop) => ({
    body: { memberId: (await addMember(shop, { id: CUSTOMER }, 'buyer')).id, memberRole: 'reader', suspended: false },
  }),
  'POST /Company/SaveMemberLimits': async (shop, { body }) => ({
    body: { ...(body as object), memberId: (await addMember(shop, { id: CUSTOMER }, 'buyer')).id },
  }),
  'POST /Company/ReadInvitation': async (shop) => ({ body: { token: (await invitation(shop)).token } }),
  'POST /Company/Join': async (shop, { body }) => ({
    body: { ...(body as object), token: (await invitation(shop)).token },
  }),
};
