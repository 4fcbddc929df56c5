import { openDatabase } from '#platform/database/database.ts';
import { grantRights } from '#platform/database/grant-rights.ts';
import { migrate } from '#platform/database/migrate.ts';
import { provideReferenceData } from '#shop/new-shop/provide-reference-data.ts';

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
  } finally {
    await db.$client.end();
  }
}

/** After tables were made: the role that serves gets what it needs, where it is another than the owner. */
export async function giveRights({ url, ownerUrl }: DatabaseUrls): Promise<void> {
  if (url !== ownerUrl) await grantRights(ownerUrl, url);
}
