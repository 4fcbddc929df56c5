import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { ADDRESS_MAX, catching } from './old-address.ts';
import { redirects } from './tables.ts';

/** Finds the page of this shop for an address that has none here, by its most exact redirect; null: nobody entered one (Q4). */
export async function findNewAddress(db: Db, address: string): Promise<string | null> {
  if (address.length > ADDRESS_MAX) return null;
  const candidates = catching(address);
  if (candidates.length === 0) return null;
  const found = await db
    .select({ oldAddress: redirects.oldAddress, newAddress: redirects.newAddress })
    .from(redirects)
    .where(inArray(redirects.oldAddress, candidates));
  const most = candidates.find((each) => found.some(({ oldAddress }) => oldAddress === each));
  return found.find(({ oldAddress }) => oldAddress === most)?.newAddress ?? null;
}
