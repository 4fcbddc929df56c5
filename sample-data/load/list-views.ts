import type { Db } from '#platform/database/database.ts';
import { listViews } from '#shop/desk/list-views/tables.ts';
import type { SampleFiles } from '../sample-files.ts';

/** Inserts one shared view of the orders (P3). */
export async function fillListViews(tx: Db, { staff: [colleague] }: SampleFiles, today: Date): Promise<void> {
  if (colleague === undefined) return;
  const { id: staffId, name: changedByName } = colleague;
  const query = 'state=new&sort=company&direction=asc';
  const view = { list: 'orders', name: 'New, by company', query, shared: true } as const;
  await tx.insert(listViews).values({ ...view, staffId, changedByName, changedAt: today });
}
