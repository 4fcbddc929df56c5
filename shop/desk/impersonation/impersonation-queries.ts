import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { companies, customers } from '../../people/accounts/tables.ts';
import { impersonations } from '../../people/identity/tables.ts';

/** A member who may log in, with the data that decides whether they may order. Locked until the transaction ends. */
export async function lockActiveMember(tx: Db, customerId: number) {
  const [member] = await tx
    .select({
      role: customers.role,
      status: customers.status,
      firstName: customers.firstName,
      surname: customers.surname,
      companyName: companies.name,
    })
    .from(customers)
    .innerJoin(companies, eq(companies.id, customers.companyId))
    .where(eq(customers.id, customerId))
    .for('share', { of: customers });
  return member;
}

/**
 * Saves the one impersonation of a staff session. Another member replaces the current one; the browser's own cart stays
 * stored.
 */
export async function putImpersonation(tx: Db, actingStaff: typeof impersonations.$inferInsert): Promise<void> {
  const { customerId, startedAt, expiresAt } = actingStaff;
  await tx
    .insert(impersonations)
    .values(actingStaff)
    .onConflictDoUpdate({ target: impersonations.sessionKey, set: { customerId, startedAt, expiresAt } });
}

/** Ends the impersonation; undefined: there was none. */
export async function deleteImpersonation(tx: Db, sessionKey: string) {
  const [ended] = await tx
    .delete(impersonations)
    .where(eq(impersonations.sessionKey, sessionKey))
    .returning({ customerId: impersonations.customerId, cartBefore: impersonations.cartBefore });
  return ended;
}
