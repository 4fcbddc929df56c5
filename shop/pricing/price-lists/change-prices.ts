import { type Db, inTransaction } from '#platform/database/database.ts';
import type { Note } from '../../audit/change-as-staff.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { StaffContext } from '../../operations/operation.ts';

/**
 * A change of price lists by staff, as changeAsStaff: all of it with its notes, or nothing. Only the lists in memory are read again, so
 * that what is kept for visitors stays (K7).
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
