import { asc } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { HomeImage } from './home-image.ts';
import { homeImages } from './tables.ts';

/** Every picture of the carousel, in the order of its column. */
export function readHomeImages(db: Db): Promise<HomeImage[]> {
  return db.select().from(homeImages).orderBy(asc(homeImages.country), asc(homeImages.position), asc(homeImages.id));
}
