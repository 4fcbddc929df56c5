import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { missedAddresses } from './tables.ts';

/** So that a scanner can't fill the database. */
const MAX_MISSED = 10_000;
const MAX_LENGTH = 200;
/** A longer value may be a key, unless it is words: 'super-soft-plate-mounting-tape-15-thou-25-m'. */
const MAX_VALUE = 40;
const MAX_WORD = 20;

/** The address as it is counted: without a query that may name a person or contain a key; null: not counted. */
export function countedAddress(address: string): string | null {
  const [path = '', query] = address.split('?', 2);
  const isOpen = query !== undefined && ![...new URLSearchParams(query).values()].some(isPrivate);
  const counted = (isOpen ? `${path}?${query}` : path).toLowerCase();
  return counted.length > MAX_LENGTH || path.split('/').some(isPrivate) ? null : counted;
}

function isPrivate(value: string): boolean {
  const isKey = value.length > MAX_VALUE && value.split(/[-_.]/).some(({ length }) => length > MAX_WORD);
  return isKey || value.includes('@') || value.includes('%40');
}

/** Counts an address that was asked for and not found (Q4). */
export async function countMissed(db: Db, address: string, now: Date): Promise<void> {
  const counted = countedAddress(address);
  if (counted === null) return;
  await db.execute(sql`
    insert into ${missedAddresses} (address, last_at)
    select ${counted}, ${now.toISOString()}::timestamptz
    where (select count(*) from ${missedAddresses}) < ${MAX_MISSED}
      or exists (select from ${missedAddresses} where address = ${counted})
    on conflict (address) do update set times = missed_addresses.times + 1, last_at = excluded.last_at`);
}
