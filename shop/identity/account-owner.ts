import { eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Whose session, second factor or passkey it is: a customer's or a member of staff's, never both. */
export type AccountOwner = { customerId: number } | { staffId: number };

/** The rows of a table that belong to that account; each has exactly one of the two owners. */
export function isOwnedBy(table: { customerId: AnyPgColumn; staffId: AnyPgColumn }, owner: AccountOwner): SQL {
  return 'customerId' in owner ? eq(table.customerId, owner.customerId) : eq(table.staffId, owner.staffId);
}
