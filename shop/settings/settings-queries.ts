import type { Db } from '#platform/database/database.ts';
import type { Settings } from './settings.ts';
import { settings } from './tables.ts';

/** The settings as they stand; a shop that never saved any has the defaults of the table. */
export async function readSettings(db: Db): Promise<Settings> {
  const [row] = await db.select().from(settings);
  if (row !== undefined) return row;
  const [created] = await db.insert(settings).values({}).onConflictDoNothing().returning();
  return created ?? readSettings(db);
}
