import { openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { memoryFiles } from '#platform/testing/memory-files.ts';
import { loadSampleData } from '../sample-data/load.ts';

/** Makes an empty database the sample shop, its pictures drawn and forgotten: what every bench begins with. */
export async function makeSampleShop(url: string): Promise<void> {
  await migrate(url);
  const db = openDatabase({ url });
  await loadSampleData(db, memoryFiles(), { today: new Date() });
  await db.$client.end();
}
