import type { Db } from '#platform/database/database.ts';
import { prepareOnce } from '../operations/prepared-queries.ts';
import type { StoredSettings } from './staff-paths.ts';
import type { Settings } from './settings.ts';
import { settings } from './tables.ts';

/** The current settings; a shop that never saved any has the defaults of the table. */
export async function readSettings(db: Db): Promise<Settings> {
  const [row] = await prepared(db).execute();
  if (row !== undefined) return row;
  const [created] = await db.insert(settings).values({}).onConflictDoNothing().returning();
  return created ?? readSettings(db);
}

const prepared = prepareOnce((db) => db.select().from(settings).prepare('settings'));

/** Locks the settings until the transaction ends. */
export async function lockSettings(tx: Db): Promise<StoredSettings> {
  await readSettings(tx); // creates the row if the shop never saved any
  const [row] = await tx.select().from(settings).for('update');
  if (row === undefined) throw new Error('The settings row was created and does not exist.');
  return withoutKey(row);
}

export async function readStoredSettings(db: Db): Promise<StoredSettings> {
  await readSettings(db);
  const [row] = await db.select().from(settings);
  if (row === undefined) throw new Error('The settings row was created and does not exist.');
  return withoutKey(row);
}

export async function updateSettings(tx: Db, changed: StoredSettings): Promise<void> {
  await tx.update(settings).set(changed);
}

function withoutKey({ onlyRow: _, hasSampleStore: _sample, ...stored }: typeof settings.$inferSelect): StoredSettings {
  return stored;
}
