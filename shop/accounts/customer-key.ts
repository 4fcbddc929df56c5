import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { NotFoundError } from '../kernel/errors.ts';
import type { OperationContext } from '../frame/operation.ts';
import type { Caller } from '../frame/shop.ts';
import { idOrGuid } from '../frame/typed-input.ts';
import { customers } from './tables.ts';

/** A customer by number or guid; the guid in lower case (D29). */
export type CustomerKey = number | string;

export const customerKey = idOrGuid('customer');

/** Whether this is the signed-in customer. */
export function isOwnKey({ customer }: Pick<Caller, 'customer'>, key: CustomerKey): boolean {
  return customer !== null && (key === customer.id || key === customer.guid);
}

/**
 * The customer whom a call is about: for a customer only themselves, for staff anyone there is (B11, D31).
 * @throws {NotFoundError} nobody, or somebody else: which of the two is not told
 */
export async function requireCustomerId(
  key: CustomerKey,
  { shop, caller }: Pick<OperationContext, 'shop' | 'caller'>,
): Promise<number> {
  if (caller.customer !== null && isOwnKey(caller, key)) return caller.customer.id;
  const id = caller.staff === null ? undefined : await findCustomerId(shop.db, key);
  if (id === undefined) throw new NotFoundError('The customer');
  return id;
}

async function findCustomerId(db: Db, key: CustomerKey): Promise<number | undefined> {
  const [row] = await db.select({ id: customers.id }).from(customers).where(isCustomer(key));
  return row?.id;
}

/** The condition that names one customer, by number or guid. */
export function isCustomer(key: CustomerKey) {
  return typeof key === 'number' ? eq(customers.id, key) : eq(customers.guid, key);
}
