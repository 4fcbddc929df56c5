import { describe, expect } from 'vitest';
import { isHeldBack } from '#shop/frame/operation.ts';
import { operations } from '../operations.ts';
import { operationKey } from './testing/example.ts';
import { CUSTOMER, openSessions } from './testing/callers.ts';
import { readyExample } from './testing/ready.ts';
import { send } from './testing/send.ts';
import { test } from './testing/watched-shop.ts';

/** What staff may do in a member's name: fill a basket, and order it. Whoever adds one: `forMember`. */
const AS_THE_MEMBER = [
  'DELETE /Cart/DeleteItemFromCart/{lineId}/{cartGuid}',
  'POST /Cart/AddItems',
  'POST /Cart/CreateCartItem',
  'POST /Cart/SaveCart',
  'POST /DeliveryAddress/SaveDeliveryAddress',
  'POST /QuickOrder/CheckFile',
  'POST /QuickOrder/CheckRows',
  'POST /Sale/AddSale',
  'POST /Sale/GetQuote',
  'POST /SaleItem/AddSaleItems',
  'POST /User/UploadPO',
];

/** What they do for themselves meanwhile: nothing of the member's changes by it. */
const AS_STAFF = ['POST /BlogUser/SignOut', 'POST /Search/NoteChosen', 'POST /User/ChooseLanguage'];

const listed = (how: string) =>
  operations
    .filter(({ forMember }) => forMember === how)
    .map(operationKey)
    .toSorted();

test('what staff may do while they order for a member is this list (H7)', () => {
  expect({ member: listed('as the member'), staff: listed('as staff') }).toEqual({
    member: AS_THE_MEMBER,
    staff: AS_STAFF,
  });
});

const ofMembers = operations.filter(({ access }) => access !== 'staff');

describe('every call that is not for staff alone, by staff who order for a member (H7)', () => {
  test.for(ofMembers.map((operation) => [operationKey(operation), operation] as const))(
    '%s',
    async ([, operation], { shop, journal }) => {
      const { staff, customer } = await openSessions(shop);
      const counter = shop.withToken(staff ?? '');
      expect((await counter.post('/api/Company/StartOrderingFor', { customerId: CUSTOMER })).body).toBe(1);
      const request = await readyExample(shop, operation, customer ?? '');
      await journal.read();
      const { status, body } = await send(shop, operation, request, staff);
      if (!isHeldBack(operation)) {
        expect(status).toBe(200);
        return;
      }
      expect([status, body.code, await journal.read()]).toEqual([403, 'stand-in.refused', []]);
    },
  );
});
