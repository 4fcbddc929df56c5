import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { message } from '../../../base/messages/message.ts';
import type { categories, subcategories } from '../../../catalogue/categories/tables.ts';
import { type MoveColumn, textBy } from '../column.ts';
import type { MoveKind, Remark } from '../kind.ts';

const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const read = textBy((guid) => (GUID.test(guid) ? null : message('staff-rule.move.guid')));

/** The number by which addresses name a branch of the catalogue, in small letters. An empty cell gets a new one. */
export const guidOrNew: MoveColumn['read'] = (text, hot) => (text.trim() === '' ? randomUUID() : read(text, hot));

/** Refuses rows whose number another branch of the shop has. */
export async function takenGuids(
  db: Db,
  branches: typeof categories | typeof subcategories,
  rows: Parameters<NonNullable<MoveKind['check']>>[1],
): Promise<Remark[]> {
  const guids = rows.flatMap(({ cells: { guid } }) => guid ?? []);
  const known = await db
    .select({ id: branches.id, guid: branches.guid })
    .from(branches)
    .where(inArray(branches.guid, guids));
  const idOf = new Map(known.map(({ id, guid }) => [guid, id]));
  return rows.flatMap(({ row, id, cells }): Remark[] => {
    const holder = idOf.get(cells.guid ?? '');
    if (holder === undefined || holder === id) return [];
    return [{ row, heading: 'guid', message: message('staff-rule.move.taken') }];
  });
}
