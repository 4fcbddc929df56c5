import type { Database } from '#platform/database/database.ts';
import type { Files } from '#platform/files.ts';
import { products } from '#shop/catalogue/parts/tables.ts';
import { customers } from '#shop/people/accounts/tables.ts';
import { readSettings } from '#shop/base/settings/settings-queries.ts';
import { settings } from '#shop/base/settings/tables.ts';
import { staff } from '#shop/people/identity/tables.ts';

/**
 * Returns whether a shop is empty. Every shop has countries and rates; a staff account added by a command makes it
 * non-empty.
 */
export async function isEmptyShop(db: Database): Promise<boolean> {
  for (const table of [products, customers, staff]) if ((await db.$count(table)) > 0) return false;
  return true;
}

/** Fills an empty shop with the sample data, which takes some seconds. Returns whether it did. */
export async function fillEmptyShop(db: Database, files: Files): Promise<boolean> {
  if (!(await isEmptyShop(db))) return false;
  const { loadSampleData } = await import('../sample-data/load.ts'); // never loaded by a shop in use
  await loadSampleData(db, files, { today: new Date(), members: true });
  return true;
}

/** Closes an empty shop to visitors, until its owner opens it; it has none of the sample shop's texts (Q6). */
export async function closeShop(db: Database): Promise<void> {
  await readSettings(db); // creates the row
  await db.update(settings).set({ isOpen: false, hasSampleStore: false });
}
