import { eq, sql } from 'drizzle-orm';
import { type Database, type Db, inTransaction } from '#platform/database/database.ts';
import { type ChangedBy, recordChange } from '../../base/audit/record-change.ts';
import { ConflictError, InvalidInputError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { readSettings } from '../../base/settings/settings-queries.ts';
import { settings } from '../../base/settings/tables.ts';
import { restoreFirstRates } from '../../catalogue/pricing/rate-write-queries.ts';
import type { HangingOnSample, SampleData } from './answers.ts';
import { sampleRows } from './tables.ts';

/** Reads whether the shop has sample data, and what of the owner's own belongs to it (Q6). */
export function readSampleData(db: Database): Promise<SampleData> {
  return inTransaction(db, async (tx) => {
    const isThere = (await tx.$count(sampleRows)) > 0;
    return { isThere, hanging: isThere ? await removeRows(tx, { isMeant: false }) : [] };
  });
}

/**
 * Removes the sample data with everything that belongs to it: test orders of sample companies, their mails and entries of the audit
 * list. Settings that nobody saved and rates that nobody changed become those of an empty shop, which is closed to visitors.
 * @returns what hangs on it: then nothing was removed
 * @throws {ConflictError} there is none
 */
export async function removeSampleData(db: Database, by: ChangedBy, now: Date): Promise<readonly HangingOnSample[]> {
  return inTransaction(db, async (tx) => {
    if ((await tx.$count(sampleRows)) === 0)
      throw new ConflictError('sample.none', message('staff-refusal.no-samples'));
    const hanging = await removeRows(tx, { isMeant: true });
    if (hanging.length > 0) return hanging;
    await beginAsEmpty(tx);
    const change = { action: 'removed the sample data from', entity: 'settings', entityId: 1 } as const;
    await recordChange(tx, by, now, { ...change, before: null, after: {} });
    return [];
  });
}

/**
 * The same for staff, who confirm it by the name of the shop.
 * @throws {InvalidInputError} another name
 * @throws {ConflictError} something real belongs to the samples
 */
export async function removeSampleDataAsStaff(
  { shopName }: { shopName: string },
  { shop, caller: { staff } }: StaffContext,
): Promise<1> {
  if (shopName !== shop.store.name)
    throw new InvalidInputError([{ field: 'shopName', message: message('staff-refusal.other-shop-name') }]);
  const isSample = eq(sampleRows.key, String(staff.id));
  if ((await shop.db.$count(sampleRows, sql`${eq(sampleRows.tableName, 'staff')} and ${isSample}`)) > 0)
    throw new ConflictError('sample.own-login', message('staff-refusal.sample-login'));
  const hanging = await removeSampleData(shop.db, staff, shop.clock.now());
  if (hanging.length > 0)
    throw new ConflictError(
      'sample.in-use',
      message('staff-refusal.samples-in-use', { names: hanging.map(({ name }) => name).join(', ') }),
    );
  await shop.refreshHot();
  return 1;
}

/** The function belongs to the owner of the tables, because the shop itself can delete no order. */
async function removeRows(tx: Db, { isMeant }: { isMeant: boolean }): Promise<HangingOnSample[]> {
  const { rows } = await tx.execute<Record<keyof HangingOnSample, string>>(
    sql`select kind, name from remove_sample_rows(${isMeant}) order by kind, name limit 100`,
  );
  return rows as HangingOnSample[];
}

async function beginAsEmpty(tx: Db): Promise<void> {
  const [row] = await tx.select({ version: settings.version }).from(settings);
  if (row === undefined || row.version === 1) {
    await tx.delete(settings);
    await readSettings(tx); // with the defaults
    await tx.update(settings).set({ isOpen: false });
  } else await tx.update(settings).set({ hasSampleStore: false });
  await restoreFirstRates(tx);
}
