import type { Logger } from 'pino';
import { openDatabase } from '#platform/database/database.ts';
import { claimShop } from '#platform/database/embedded/claim.ts';
import { hasDatabase } from '#platform/database/embedded/places.ts';
import { startEmbedded } from '#platform/database/embedded/start-embedded.ts';
import type { Files } from '#platform/files.ts';
import type { OperatorError } from '#platform/operator-error.ts';
import { fillEmptyShop } from './fill-empty-shop.ts';
import type { Config } from './config.ts';
import { databaseFolder } from './data-folders.ts';
import { migrateShop } from './migrate-shop.ts';

const NOT_FILLED =
  'SAMPLE_DATA=yes fills only the embedded database: run "npm run shop -- sample-data" to fill the one that DATABASE_URL names.';

export interface OpenedDatabase {
  url: string;
  close(): Promise<void>;
}

/**
 * The database that the configuration asks for. A server's own is used as it is; the embedded one is started, claimed for
 * this process, migrated, and filled with the sample data when it is empty (docs/operations.md).
 */
export async function openDatabaseFor(
  config: Config,
  files: Files,
  log: Logger,
  onLost: (reason: OperatorError) => void,
): Promise<OpenedDatabase> {
  if (config.databaseUrl !== undefined) {
    if (config.sampleData) log.warn(NOT_FILLED);
    return { url: config.databaseUrl, close: async () => {} };
  }

  const folder = databaseFolder(config.dataDir);
  const isFirst = !hasDatabase(folder);
  if (isFirst) log.info('Creating the database ...');
  const embedded = await startEmbedded({ folder, log });
  try {
    const claim = await claimShop({ url: embedded.url, folder: config.dataDir, log, onLost });
    await migrateShop(embedded);
    if (config.sampleData) await fillIfEmpty(embedded.ownerUrl, files, log);
    return {
      url: embedded.url,
      async close() {
        await claim.release();
        await embedded.stop();
      },
    };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

async function fillIfEmpty(url: string, files: Files, log: Logger): Promise<void> {
  const db = openDatabase({ url });
  try {
    const filling = () => log.info('Filling the empty shop with the sample data ...');
    if (await fillEmptyShop(db, files, filling)) log.info('The sample data is in.');
  } finally {
    await db.$client.end();
  }
}
