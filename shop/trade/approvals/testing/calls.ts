import { CUSTOMER } from '#server/api/testing/callers.ts';
import { type Preparations, filled, next } from '#server/api/testing/prepare-request.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import { approvalDeputies } from '#shop/trade/approvals/tables.ts';
import { asked, stampOfRequest } from '#shop/trade/approvals/testing/requests.ts';
import { addMember } from '#shop/people/companies/testing/members.ts';
import { type ForeignRows, get, post, del } from '#server/api/testing/foreign-row.ts';

/** Answers of this folder's calls to a customer who names another company's data (B11). */
export const foreignRows: ForeignRows = {
  'POST /Approval/AskForApproval': {
    calls: [
      ({ cartGuid }, own) =>
        post('/Approval/AskForApproval', { cartGuid, deliveryAddressId: own.addressId, purchaseOrderNumber: 'PO 1' }),
    ],
    asField: [
      ({ addressId }, own) =>
        post('/Approval/AskForApproval', {
          cartGuid: own.cartGuid,
          deliveryAddressId: addressId,
          purchaseOrderNumber: 'PO 1',
        }),
    ],
  },
  'GET /Approval/GetRequest/{approvalId}': {
    calls: [({ approvalId }) => get(`/Approval/GetRequest/${approvalId}`)],
  },
  'POST /Approval/ApproveRequest': {
    calls: [({ approvalId }) => post('/Approval/ApproveRequest', { approvalId, stamp: 'any' })],
  },
  'POST /Approval/RejectRequest': {
    calls: [({ approvalId }) => post('/Approval/RejectRequest', { approvalId, decisionReason: 'No.' })],
  },
  'POST /Approval/WithdrawRequest': {
    calls: [({ approvalId }) => post('/Approval/WithdrawRequest', { approvalId })],
  },
  'POST /Approval/TakeBasket': { calls: [({ approvalId }) => post('/Approval/TakeBasket', { approvalId })] },
  'POST /Approval/NameDeputy': {
    asField: [
      ({ memberId }) => post('/Approval/NameDeputy', { memberId, startsOn: '2099-01-04', endsOn: '2099-01-15' }),
    ],
  },
  'DELETE /Approval/EndDeputy/{deputyshipId}': {
    calls: [({ deputyshipId }) => del(`/Approval/EndDeputy/${deputyshipId}`)],
  },
};

/** Finds a day without a deputy. */
function freeDays(shop: TestShop) {
  const day = new Date(Date.UTC(2090, 0, 1 + next(shop))).toISOString().slice(0, 10);
  return { startsOn: day, endsOn: day };
}

/** Creates a colleague's request. */
async function newRequest(shop: TestShop): Promise<number> {
  return asked(shop, await addMember(shop, { id: CUSTOMER }, 'buyer'));
}

export const preparations: Preparations['preparations'] = {
  'POST /Approval/AskForApproval': filled,
  'GET /Approval/GetRequest/{approvalId}': async (shop, _, token) => ({
    path: { approvalId: await asked(shop, shop.withToken(token)) },
  }),
  'POST /Approval/ApproveRequest': async (shop, _, token) => {
    const approvalId = await newRequest(shop);
    return { body: { approvalId, stamp: await stampOfRequest(shop.withToken(token), approvalId) } };
  },
  'POST /Approval/RejectRequest': async (shop, { body }) => ({
    body: { ...(body as object), approvalId: await newRequest(shop) },
  }),
  'POST /Approval/WithdrawRequest': async (shop, _, token) => ({
    body: { approvalId: await asked(shop, shop.withToken(token)) },
  }),
  'POST /Approval/TakeBasket': async (shop, _, token) => {
    const approvalId = await asked(shop, shop.withToken(token));
    await shop.withToken(token).post('/api/Approval/WithdrawRequest', { approvalId });
    return { body: { approvalId } };
  },
  'POST /Approval/NameDeputy': async (shop, { body }) => {
    const deputy = await addMember(shop, { id: CUSTOMER }, 'reader');
    return { body: { ...(body as object), ...freeDays(shop), memberId: deputy.id } };
  },
  'DELETE /Approval/EndDeputy/{deputyshipId}': async (shop) => {
    const deputy = await addMember(shop, { id: CUSTOMER }, 'reader');
    const named = { approverId: CUSTOMER, deputyId: deputy.id, ...freeDays(shop) };
    const [made] = await shop.shop.db.insert(approvalDeputies).values(named).returning({ id: approvalDeputies.id });
    return { path: { deputyshipId: made?.id ?? 0 } };
  },
};
