import { inTransaction, type Db } from '#platform/database/database.ts';
import type { StaffContext } from '../operations/operation.ts';
import { recordChange, type StaffChange } from './record-change.ts';

/** Notes a change in the audit list, in the transaction that makes it (E16). */
export type Note = (change: StaffChange) => Promise<void>;

/**
 * Runs a change of the catalogue by staff with its audit entries in one transaction. Later reads in this process see it
 * at once; other processes are notified by the database.
 */
export async function changeAsStaff<Result>(
  { shop, caller: { staff } }: Pick<StaffContext, 'shop' | 'caller'>,
  work: (tx: Db, note: Note) => Promise<Result>,
): Promise<Result> {
  const now = shop.clock.now();
  const result = await inTransaction(shop.db, (tx) => work(tx, (change) => recordChange(tx, staff, now, change)));
  await shop.refreshHot();
  return result;
}
