import { asc, getTableColumns } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { HomeImage } from './wire.ts';
import { homeImages } from './tables.ts';

/** All pictures of the carousel, in the order of their columns. */
export function readHomeImages(db: Db): Promise<HomeImage[]> {
  const { position, ...shown } = getTableColumns(homeImages);
  return db.select(shown).from(homeImages).orderBy(asc(homeImages.country), asc(position), asc(homeImages.id));
}
