import { and, eq } from 'drizzle-orm';
import { customers } from '#shop/people/accounts/tables.ts';
import type { CookieJar } from '#shop/base/operations/shop.ts';
import { openCustomerSession, openStaffSession } from '#shop/people/sessions/session-queries.ts';
import { staff } from '#shop/people/identity/tables.ts';
import type { BuiltShop } from './built-shop.ts';

interface Cookie {
  name: string;
  value: string;
  url: string;
}

/**
 * The cookies of a login, for a session that is opened without logging in: hashing a password takes a processor a
 * while.
 */
export async function openSession(built: BuiltShop, email: string): Promise<Cookie[]> {
  return email.endsWith('@pressline.test') ? staffSession(built, email) : customerSession(built, email);
}

async function customerSession({ shop, url }: BuiltShop, email: string): Promise<Cookie[]> {
  const isActive = and(eq(customers.email, email), eq(customers.status, 'active'));
  const [customer] = await shop.db.select({ id: customers.id }).from(customers).where(isActive);
  if (customer === undefined) throw new Error(`No customer with the address ${email} may log in.`);
  const session = { remembered: false, device: 'Chrome', now: shop.clock.now() };
  const cookies = [
    { name: 'token', value: await openCustomerSession(shop.db, customer.id, session), url },
    { name: 'userID', value: String(customer.id), url },
  ];
  const jar: CookieJar = {
    set: (name, value) => void cookies.push({ name, value, url }),
    clear() {},
    forget() {},
  };
  await shop.afterLogIn(shop.db, customer.id, jar);
  return cookies;
}

async function staffSession({ shop, url }: BuiltShop, email: string): Promise<Cookie[]> {
  const [account] = await shop.db.select({ id: staff.id, guid: staff.guid }).from(staff).where(eq(staff.email, email));
  if (account === undefined) throw new Error(`No staff member has the address ${email}.`);
  const token = await openStaffSession(shop.db, account.id, { device: 'Chrome', now: shop.clock.now() });
  return [
    { name: 'admintoken', value: token, url },
    { name: 'adminuserID', value: account.guid, url },
  ];
}
