import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import type { Caller } from '../../base/operations/shop.ts';
import { idOrGuid } from '../../base/wire/input-schemas.ts';
import { customers } from './tables.ts';

/** A customer by number or guid; the guid in lower case (D29). */
export type CustomerKey = number | string;

export const customerKey = idOrGuid('customer');

/** Returns whether the key names the logged-in customer. */
export function isOwnKey({ customer }: Pick<Caller, 'customer'>, key: CustomerKey): boolean {
  return customer !== null && (key === customer.id || key === customer.guid);
}

/** A member and their company. */
interface MemberOfCompany {
  customerId: number;
  companyId: number;
}

/**
 * Finds the member whom a call is about: for a member only themselves, for staff anyone (B11, D31).
 * @throws {NotFoundError} nobody, or another member; the answer does not reveal which
 */
export async function requireMember(
  key: CustomerKey,
  { shop, caller }: Pick<OperationContext, 'shop' | 'caller'>,
): Promise<MemberOfCompany> {
  const { customer } = caller;
  if (customer !== null && isOwnKey(caller, key)) return { customerId: customer.id, companyId: customer.companyId };
  const member = caller.staff === null ? undefined : await findMember(shop.db, key);
  if (member === undefined) throw new NotFoundError('customer');
  return member;
}

/** Finds a customer's id like requireMember, without the company. */
export async function requireCustomerId(
  key: CustomerKey,
  context: Pick<OperationContext, 'shop' | 'caller'>,
): Promise<number> {
  return (await requireMember(key, context)).customerId;
}

async function findMember(db: Db, key: CustomerKey): Promise<MemberOfCompany | undefined> {
  const [row] = await db
    .select({ customerId: customers.id, companyId: customers.companyId })
    .from(customers)
    .where(isCustomer(key));
  return row;
}

/** Selects one customer, by number or GUID. */
export function isCustomer(key: CustomerKey) {
  return typeof key === 'number' ? eq(customers.id, key) : eq(customers.guid, key);
}
