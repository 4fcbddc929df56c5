import { sql } from 'drizzle-orm';
import type { TestShop } from './test-shop.ts';

/** Resolves once a statement of this shop, or several, wait for a lock; or once the work ended without waiting. */
export async function waitForLockWait(
  { owner }: Pick<TestShop, 'owner'>,
  work?: Promise<unknown>,
  many = 1,
): Promise<void> {
  const waited = { isOver: false };
  const end = () => (waited.isOver = true);
  work?.then(end, end);
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while (!waited.isOver && ((await owner.execute(waiting)).rowCount ?? 0) < many);
}
