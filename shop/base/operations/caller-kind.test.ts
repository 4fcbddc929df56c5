import { expect, test } from 'vitest';
import { isVisitor, kindOfCaller } from './caller-kind.ts';
import type { Caller, SignedInCustomer, SignedInStaff } from './shop.ts';

const nobody = { customer: null, staff: null, staffWithoutFactor: null };
const staff: SignedInStaff = {
  id: 1,
  guid: '00000000-0000-4000-8000-000000000001',
  name: 'Mabel',
  rights: [],
  language: null,
  sessionKey: 'x',
  sessionGuid: '00000000-0000-4000-8000-000000000002',
  passwordGivenAt: new Date(0),
};
const customer = { id: 1, actingStaff: null } as SignedInCustomer;
const member = {
  ...customer,
  actingStaff: { staffId: 1, staffName: 'Mabel', companyName: 'Harbour', endsAt: new Date(0) },
};

test.each<[string, Pick<Caller, 'customer' | 'staff' | 'staffWithoutFactor'>, string]>([
  ['nobody', nobody, 'visitor'],
  ['a member', { ...nobody, customer }, 'customer'],
  ['a colleague', { ...nobody, staff }, 'staff'],
  ['a colleague who is also logged in as a member', { ...nobody, staff, customer }, 'staff'],
  ['a colleague who orders for a member', { ...nobody, staff, customer: member }, 'impersonating'],
  ['a colleague who owes the second factor', { ...nobody, staffWithoutFactor: staff }, 'staff-without-factor'],
  ['the same, also logged in as a member', { ...nobody, staffWithoutFactor: staff, customer }, 'customer'],
])('%s is named, and only who has no session is a visitor (D15)', (_, caller, kind) => {
  expect(kindOfCaller(caller)).toBe(kind);
  expect(isVisitor(caller)).toBe(kind === 'visitor');
});
