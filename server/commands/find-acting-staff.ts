import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { staff } from '#shop/people/identity/tables.ts';
import type { SignedInStaff } from '#shop/base/operations/shop.ts';

/**
 * The staff member in whose name a command runs; without an address the only one.
 * @throws {OperatorError} unknown address, or several candidates
 */
export async function staffNamed(db: Db, email: string | undefined): Promise<Pick<SignedInStaff, 'id' | 'name'>> {
  const isWanted = email === undefined ? undefined : eq(sql`lower(${staff.email})`, sql`lower(${email}::text)`);
  const found = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(eq(staff.disabled, false), isWanted))
    .limit(2);
  const [only, other] = found;
  if (only === undefined)
    throw new OperatorError(email === undefined ? 'The shop has no staff yet.' : `No member of staff has ${email}.`);
  if (other !== undefined) throw new OperatorError('Name the acting staff member: --as <email address>');
  return only;
}
