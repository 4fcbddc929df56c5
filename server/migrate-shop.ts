import { openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { provideReferenceData } from '#shop/new-shop/provide-reference-data.ts';

/** Brings a shop's tables up to this version, and gives it the lists that it can not be run without. Safe to repeat. */
export async function migrateShop(url: string): Promise<void> {
  await migrate(url);
  const db = openDatabase({ url, poolSize: 1 });
  try {
    await provideReferenceData(db);
  } finally {
    await db.$client.end();
  }
}
