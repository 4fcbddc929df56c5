import { type Db, inTransaction } from '#platform/database/database.ts';
import type { Note } from '../../base/audit/change-as-staff.ts';
import { recordChange } from '../../base/audit/record-change.ts';
import type { StaffContext } from '../../base/operations/operation.ts';

/**
 * Changes price lists as staff, like changeAsStaff: everything with its audit entries, or nothing. Only the lists in memory are
 * reloaded, so that visitors' cached answers stay valid (K7).
 */
export async function changePrices<Result>(
  { shop, caller: { staff } }: Pick<StaffContext, 'shop' | 'caller'>,
  work: (tx: Db, note: Note) => Promise<Result>,
): Promise<Result> {
  const now = shop.clock.now();
  const result = await inTransaction(shop.db, (tx) => work(tx, (change) => recordChange(tx, staff, now, change)));
  await shop.refreshPriceLists();
  return result;
}
