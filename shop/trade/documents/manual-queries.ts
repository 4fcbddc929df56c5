import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { Shop } from '../../base/operations/shop.ts';
import type { StoredManual } from './manual-paths.ts';
import { manualUrl } from './manuals.ts';
import { manuals } from './tables.ts';

export type ManualRow = typeof manuals.$inferSelect;

/** All manuals, by id. */
export function listManuals(db: Db): Promise<ManualRow[]> {
  return db.select().from(manuals).orderBy(asc(manuals.id));
}

export async function findManual(db: Db, id: number): Promise<ManualRow | undefined> {
  const [row] = await db.select().from(manuals).where(eq(manuals.id, id));
  return row;
}

/**
 * The manual with this name, regardless of case. Only these names are files: no other name ever reaches the file store.
 * @param archivedToo for staff, who maintain them
 */
export async function findManualByName(db: Db, name: string, archivedToo: boolean): Promise<ManualRow | undefined> {
  const [row] = await db
    .select()
    .from(manuals)
    .where(
      and(
        eq(sql`lower(${manuals.name})`, sql`lower(${name}::text)`),
        archivedToo ? undefined : eq(manuals.active, true),
      ),
    );
  return row;
}

export async function lockManual(tx: Db, id: number): Promise<ManualRow | undefined> {
  const [row] = await tx.select().from(manuals).where(eq(manuals.id, id)).for('update');
  return row;
}

/** Adds the address of its file if the store has it. */
export async function storedManual(
  { files }: Pick<Shop, 'files'>,
  { fileKey, ...manual }: ManualRow,
): Promise<StoredManual> {
  const isThere = fileKey !== null && (await files.has(fileKey));
  return { ...manual, url: isThere ? manualUrl(manual.name) : null };
}
