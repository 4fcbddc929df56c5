import { and, desc, eq, gt } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import { type Db, inTransaction } from '#platform/database/database.ts';
import { writeZip } from '#platform/zip.ts';
import { customerAsAuthor, recordChange } from '../../base/audit/record-change.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import { DAY_MS } from '../../base/days/calendar-day.ts';
import { ImpersonationError, NotSignedInError, TooManyTriesError } from '../../base/messages/errors.ts';
import { requireRight } from '../../base/rights/access.ts';
import type { Caller, Shop } from '../../base/operations/shop.ts';
import { companies } from '../../people/accounts/tables.ts';
import { companyFiles } from './company-files.ts';

const ACTION = 'downloaded the data of';

/** Number of exports that a company can make within a day: each reads all of its orders. */
const MAX_A_DAY = 3;

/**
 * All orders, parts, prices and documents of a manager's company, as a ZIP file that is written while it is sent (Q5). Each export is
 * in the audit list, which also limits how often.
 * @throws {NotAllowedError} the member is no manager
 * @throws {TooManyTriesError} three exports were made within a day
 */
export async function takeCompanyExport(shop: Shop, caller: Caller): Promise<Readable> {
  const { customer } = caller;
  if (customer === null) throw new NotSignedInError();
  if (customer.actingStaff !== null) throw new ImpersonationError(customer.displayName);
  requireRight('manage', 'customer', caller);
  const { companyId } = customer;
  const now = shop.clock.now();
  await inTransaction(shop.db, async (tx) => {
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update');
    await requireFewExports(tx, companyId, now);
    const change = { action: ACTION, entity: 'company', entityId: companyId, before: null, after: {} } as const;
    await recordChange(tx, customerAsAuthor(customer), now, change);
  });
  return writeZip(companyFiles(shop, customer));
}

async function requireFewExports(tx: Db, companyId: number, now: Date): Promise<void> {
  const isExport = and(
    eq(auditEntries.entity, 'company'),
    eq(auditEntries.entityId, String(companyId)),
    eq(auditEntries.action, ACTION),
    gt(auditEntries.at, new Date(now.getTime() - DAY_MS)),
  );
  const recent = await tx
    .select({ at: auditEntries.at })
    .from(auditEntries)
    .where(isExport)
    .orderBy(desc(auditEntries.at))
    .limit(MAX_A_DAY);
  const oldest = recent.at(-1);
  if (recent.length < MAX_A_DAY || oldest === undefined) return;
  throw new TooManyTriesError(Math.ceil((oldest.at.getTime() + DAY_MS - now.getTime()) / 1000));
}
