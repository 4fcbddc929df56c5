import { type Database, openDatabase } from '#platform/database/database.ts';
import { grantRights } from '#platform/database/grant-rights.ts';
import { migrate } from '#platform/database/migrate.ts';
import { correctPartKeys } from '#shop/catalogue/parts/correct-part-keys.ts';
import { provideReferenceData } from '#shop/desk/administration/provide-reference-data.ts';
import { correctNumberKeys } from '#shop/catalogue/customer-part-numbers/correct-number-keys.ts';

/** The shop's database by its two roles; the same address if there is only one role. */
export interface DatabaseUrls {
  /** By the role that serves. */
  url: string;
  /** By the role that owns the tables. */
  ownerUrl: string;
}

/**
 * Migrates a shop's tables to this version, adds the reference data, and grants the serving role its rights. Safe to
 * repeat.
 */
export async function migrateShop(urls: DatabaseUrls): Promise<void> {
  await migrate(urls.ownerUrl);
  await giveRights(urls);
  const db = openDatabase({ url: urls.ownerUrl, poolSize: 1 });
  try {
    await provideReferenceData(db);
    await correctKeys(db);
  } finally {
    await db.$client.end();
  }
}

/** Updates the search keys of part numbers to this version's rules. Safe to repeat. */
async function correctKeys(db: Database): Promise<void> {
  await correctPartKeys(db);
  await correctNumberKeys(db);
}

/** Updates the keys of a restored database, perhaps of an older version. */
export async function correctKeysOf(url: string): Promise<void> {
  const db = openDatabase({ url, poolSize: 1 });
  try {
    await correctKeys(db);
  } finally {
    await db.$client.end();
  }
}

/** Grants the serving role its rights after a migration, unless it is the owner. */
export async function giveRights({ url, ownerUrl }: DatabaseUrls): Promise<void> {
  if (url !== ownerUrl) await grantRights(ownerUrl, url);
}
