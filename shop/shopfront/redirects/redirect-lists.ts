import { inArray, or } from 'drizzle-orm';
import { holdsPlain } from '#platform/database/accent-insensitive.ts';
import { staffList } from '../../base/paged-lists/staff-list.ts';
import { missedDeclaration, redirectDeclaration } from './paths.ts';
import { missedAddresses, redirects } from './tables.ts';

/** All redirects (Q4). */
export const redirectList = staffList(redirectDeclaration, {
  table: redirects,
  id: redirects.id,
  sorts: { oldAddress: redirects.oldAddress, newAddress: redirects.newAddress, savedAt: redirects.savedAt },
  filters: {},
  search: (words) => or(holdsPlain(redirects.oldAddress, words), holdsPlain(redirects.newAddress, words)),
  rows: async (db, ids) =>
    (await db.select().from(redirects).where(inArray(redirects.id, ids))).map(({ savedAt, ...row }) => ({
      ...row,
      savedAt: savedAt.toISOString(),
    })),
});

/** Addresses that were asked for and not found (Q4). */
export const missedList = staffList(missedDeclaration, {
  table: missedAddresses,
  id: missedAddresses.id,
  sorts: { times: missedAddresses.times, address: missedAddresses.address, lastAt: missedAddresses.lastAt },
  filters: {},
  search: (words) => holdsPlain(missedAddresses.address, words),
  rows: async (db, ids) =>
    (await db.select().from(missedAddresses).where(inArray(missedAddresses.id, ids))).map(({ lastAt, ...row }) => ({
      ...row,
      lastAt: lastAt.toISOString(),
    })),
});
