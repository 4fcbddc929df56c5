import { type Database, openDatabase } from '#platform/database/database.ts';
import { grantRights } from '#platform/database/grant-rights.ts';
import { migrate } from '#platform/database/migrate.ts';
import { correctPartKeys } from '#shop/catalogue/correct-part-keys.ts';
import { provideReferenceData } from '#shop/administration/provide-reference-data.ts';
import { correctNumberKeys } from '#shop/catalogue/customer-part-numbers/correct-number-keys.ts';

/** The shop's database as its two roles see it; one address where there is only one role. */
export interface DatabaseUrls {
  /** Of the role that serves. */
  url: string;
  /** Of the role that owns the tables. */
  ownerUrl: string;
}

/**
 * Brings a shop's tables up to this version, gives it the lists that it can not be run without, and the role that serves its
 * rights. Safe to repeat.
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

/** Makes the keys by which numbers are found what this version makes of them. Safe to repeat. */
async function correctKeys(db: Database): Promise<void> {
  await correctPartKeys(db);
  await correctNumberKeys(db);
}

/** The same for a database that was restored from a backup, perhaps of an older version. */
export async function correctKeysOf(url: string): Promise<void> {
  const db = openDatabase({ url, poolSize: 1 });
  try {
    await correctKeys(db);
  } finally {
    await db.$client.end();
  }
}

/** After tables were made: the role that serves gets what it needs, where it is another than the owner. */
export async function giveRights({ url, ownerUrl }: DatabaseUrls): Promise<void> {
  if (url !== ownerUrl) await grantRights(ownerUrl, url);
}
