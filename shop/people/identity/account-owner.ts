import { eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Owner of a session, second factor or passkey: a customer or a staff member, never both. */
export type AccountOwner = { customerId: number } | { staffId: number };

/** Selects the rows of that account; each row has exactly one of the two owners. */
export function isOwnedBy(table: { customerId: AnyPgColumn; staffId: AnyPgColumn }, owner: AccountOwner): SQL {
  return 'customerId' in owner ? eq(table.customerId, owner.customerId) : eq(table.staffId, owner.staffId);
}
