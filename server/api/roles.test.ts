import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { customers } from '#shop/accounts/tables.ts';
import { hasRight, MEMBER_ROLES } from '#shop/kernel/member-role.ts';
import { operations } from '../operations.ts';
import { operationKey } from './testing/example.ts';
import { CUSTOMER, openSessions } from './testing/callers.ts';
import { readyExample } from './testing/ready.ts';
import { send } from './testing/send.ts';
import { test } from './testing/watched-shop.ts';

/** What not every member of a company may call, by the right that it needs. Whoever adds one: `needs`. */
const NEEDS = {
  manage: [
    'DELETE /Company/WithdrawInvitation/{invitationId}',
    'GET /Company/GetMembers',
    'POST /Company/InviteMember',
    'POST /Company/SaveMember',
    'POST /Company/SaveMemberLimits',
    'POST /Company/SaveOrderFields',
    'POST /Company/SaveOwnCompany',
  ],
  approve: [
    'DELETE /Approval/EndDeputy/{deputyshipId}',
    'POST /Approval/ApproveRequest',
    'POST /Approval/NameDeputy',
    'POST /Approval/RejectRequest',
  ],
  order: [
    'DELETE /DeliveryAddress/DeleteDeliveryAddress/{addressId}',
    'POST /Approval/AskForApproval',
    'POST /Approval/TakeBasket',
    'POST /Approval/WithdrawRequest',
    'POST /DeliveryAddress/SaveDeliveryAddress',
    'POST /DeliveryAddress/SetDefaultDeliveryAddress',
    'POST /List/AddListLines',
    'POST /List/AddListRows',
    'POST /List/CopyList',
    'POST /List/CreateList',
    'POST /List/MoveListLine',
    'POST /List/RemoveList',
    'POST /List/RemoveListLines',
    'POST /List/RestoreList',
    'POST /List/SaveList',
    'POST /List/SaveListLines',
    'POST /List/SetListReminder',
    'POST /OwnNumber/SaveOwnNumbers',
    'POST /Return/AddReturnPicture',
    'POST /Return/AnswerReturn',
    'POST /Return/AskForReturn',
    'POST /Return/RemoveReturnPicture',
    'POST /Return/WithdrawReturn',
    'POST /Sale/AddSale',
    'POST /Sale/AskForOrderChange',
    'POST /Sale/ReadOrderMessages',
    'POST /Sale/WithdrawOrderRequest',
    'POST /Sale/WriteOrderMessage',
    'POST /SaleItem/AddSaleItems',
    'POST /User/UploadPO',
  ],
};

test('what a role must allow is this list (H2)', () => {
  const needing = operations.filter(({ needs }) => needs !== undefined);
  const byRight = Object.groupBy(needing, ({ needs }) => needs ?? '');
  const keys = Object.entries(byRight).map(([right, list]) => [right, list.map(operationKey).toSorted()]);
  expect(Object.fromEntries(keys)).toEqual(NEEDS);
});

const open = operations.filter(({ access }) => access !== 'staff' && access !== 'everyone');

describe('every call of members, by every role, to what is their own (H2, H5)', () => {
  test.for(open.map((operation) => [operationKey(operation), operation] as const))(
    '%s',
    async ([, operation], { shop, journal }) => {
      const seen: Record<string, number> = {};
      const expected: Record<string, number> = {};
      for (const role of MEMBER_ROLES) {
        const { customer } = await openSessions(shop);
        const giveRole = (to: (typeof MEMBER_ROLES)[number]) =>
          shop.shop.db.update(customers).set({ role: to }).where(eq(customers.id, CUSTOMER));
        await giveRole('manager');
        const request = await readyExample(shop, operation, customer ?? '');
        await giveRole(role);
        await journal.read();
        const { status } = await send(shop, operation, request, customer);
        const mayCall = operation.needs === undefined || hasRight(role, operation.needs);
        if (!mayCall) expect([role, await journal.read()]).toEqual([role, []]);
        seen[role] = status;
        expected[role] = mayCall ? 200 : 403;
        await giveRole('manager');
      }
      expect(seen).toEqual(expected);
    },
  );
});
