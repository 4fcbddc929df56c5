import { asc, getTableColumns, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { HomeImage } from './wire.ts';
import { homeImages, mediaImages } from './tables.ts';
import type { PageRequest, ListPage } from '../../base/paged-lists/list-page.ts';
import type { MediaImage } from './editing-paths.ts';
import type { HomeImageCountry } from './home-image-country.ts';

/** All pictures of the carousel, in the order of their columns. */
export function readHomeImages(db: Db): Promise<HomeImage[]> {
  const { position, ...shown } = getTableColumns(homeImages);
  return db.select(shown).from(homeImages).orderBy(asc(homeImages.country), asc(position), asc(homeImages.id));
}

export type StoredHomeImage = typeof homeImages.$inferSelect;

/** Locks these pictures until the transaction ends, always in the same order. */
export function lockHomeImages(tx: Db, ids: readonly number[]): Promise<StoredHomeImage[]> {
  return tx
    .select()
    .from(homeImages)
    .where(inArray(homeImages.id, [...ids]))
    .orderBy(asc(homeImages.id))
    .for('no key update');
}

/** Updates links and descriptions of these rows in one statement; they exist and are locked. */
export async function writeHomeImages(tx: Db, rows: StoredHomeImage[]): Promise<void> {
  await tx
    .insert(homeImages)
    .values(rows)
    .onConflictDoUpdate({
      target: homeImages.id,
      set: { url: sql`excluded.url`, description: sql`excluded.description`, version: sql`excluded.version` },
    });
}

/** Adds it to the end of its column; undefined: the same picture is already there, from a double click. */
export async function insertHomeImage(
  tx: Db,
  { country, imageHash }: { country: HomeImageCountry; imageHash: string },
): Promise<StoredHomeImage | undefined> {
  await tx.execute(sql`lock table ${homeImages} in share row exclusive mode`); // serialises additions, even to an empty column
  const [last] = await tx
    .select({ position: homeImages.position, imageHash: homeImages.imageHash })
    .from(homeImages)
    .where(eq(homeImages.country, country))
    .orderBy(desc(homeImages.position), desc(homeImages.id))
    .limit(1);
  if (last?.imageHash === imageHash) return undefined;
  const position = (last?.position ?? 0) + 1;
  const [row] = await tx.insert(homeImages).values({ country, imageHash, position }).returning();
  if (row === undefined) throw new Error('A home image was inserted, but not returned.');
  return row;
}

/** Returns the removed row, undefined if there is none with that id. */
export async function deleteHomeImage(tx: Db, id: number): Promise<StoredHomeImage | undefined> {
  const [row] = await tx.delete(homeImages).where(eq(homeImages.id, id)).returning();
  return row;
}

/** The pictures for the trade, by country (E12). */
export async function listMediaImages(db: Db, { page, pageSize }: PageRequest): Promise<ListPage<MediaImage>> {
  const [items, total] = await Promise.all([
    db
      .select()
      .from(mediaImages)
      .orderBy(asc(mediaImages.country), asc(mediaImages.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(mediaImages),
  ]);
  return { items, total };
}
