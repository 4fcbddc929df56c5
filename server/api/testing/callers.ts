import { eq, inArray } from 'drizzle-orm';
import { customers } from '#shop/people/accounts/tables.ts';
import { deleteSecondFactor } from '#shop/people/login-methods/second-factor-queries.ts';
import { endSession, openCustomerSession, openStaffSession } from '#shop/people/sessions/session-queries.ts';
import { tokenHash } from '#shop/people/sessions/session.ts';
import { staff } from '#shop/people/identity/tables.ts';
import { putKey } from '#shop/people/keys/testing/keys.ts';
import type { TestShop } from '../../testing/test-shop.ts';

/** Sample accounts; the examples are about the first one's objects. */
export const CUSTOMER = 1;
export const OTHER = 2;
const INACTIVE = 6;
export const WAITING = 35;
export const STAFF = 1;

/** All kinds of callers (D31); an invalid token counts as a token too. */
export const CALLERS = [
  'nobody',
  'waiting',
  'inactive',
  'ended session',
  'other customer',
  'customer',
  'staff',
  'key of the other company',
  'key of the company',
  'key of staff',
] as const;
export type CallerName = (typeof CALLERS)[number];

/** Opens a session for each of them without a login; resets accounts that a test has changed. */
export async function openSessions(shop: TestShop): Promise<Record<CallerName, string | null>> {
  const { db, clock } = shop.shop;
  const session = { remembered: true, device: 'test', now: clock.now() };
  await db
    .update(customers)
    .set({ status: 'active' })
    .where(inArray(customers.id, [CUSTOMER, OTHER]));
  await db.update(customers).set({ status: 'inactive' }).where(eq(customers.id, INACTIVE));
  await db.update(customers).set({ status: 'waiting' }).where(eq(customers.id, WAITING));
  await db.update(staff).set({ disabled: false }).where(eq(staff.id, STAFF));
  for (const owner of [{ staffId: STAFF }, { customerId: CUSTOMER }, { customerId: OTHER }])
    await deleteSecondFactor(db, owner);
  const ended = await openCustomerSession(db, CUSTOMER, session);
  await endSession(db, tokenHash(ended));
  return {
    nobody: null,
    waiting: await openCustomerSession(db, WAITING, session),
    inactive: await openCustomerSession(db, INACTIVE, session),
    'ended session': ended,
    'other customer': await openCustomerSession(db, OTHER, session),
    customer: await openCustomerSession(db, CUSTOMER, session),
    staff: await openStaffSession(db, STAFF, session),
    'key of the other company': await keyOf(shop, { companyId: OTHER, customerId: OTHER }),
    'key of the company': await keyOf(shop, { companyId: CUSTOMER, customerId: CUSTOMER }),
    'key of staff': await keyOf(shop, { staffId: STAFF }),
  };
}

/** The key with all scopes, one for each owner and shop. */
async function keyOf(shop: TestShop, owner: Parameters<typeof putKey>[1]): Promise<string> {
  const made = keys.get(shop.shop) ?? new Map<string, Promise<{ text: string }>>();
  keys.set(shop.shop, made);
  const name = JSON.stringify(owner);
  const key = made.get(name) ?? putKey(shop, owner);
  made.set(name, key);
  return (await key).text;
}

const keys = new WeakMap<object, Map<string, Promise<{ text: string }>>>();
