import { openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { memoryFiles } from '#platform/testing/memory-files.ts';
import { loadSampleData } from '../sample-data/load.ts';

/**
 * Turns an empty database into the sample shop, with its pictures drawn and discarded: every benchmark begins with it.
 */
export async function makeSampleShop(url: string): Promise<void> {
  await migrate(url);
  const db = openDatabase({ url });
  await loadSampleData(db, memoryFiles(), { today: new Date() });
  await db.$client.end();
}
