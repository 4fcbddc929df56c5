import { hasDatabase } from '#platform/database/embedded/data-folders.ts';
import { type Database, isDatabaseDown } from '#platform/database/database.ts';
import { migrationState, refuseForeign } from '#platform/database/migrate.ts';
import { OperatorError } from '#platform/operator-error.ts';
import type { Config } from '../config.ts';
import { databaseFolder } from '../data-folders.ts';
import type { DatabaseUrls } from '../migrate-shop.ts';
import { startEmbeddedFor } from '../start-embedded-for.ts';

const quiet = { info() {}, warn: console.warn, error: console.error };

/**
 * Connects to the configured database: a server's, or the embedded one, which is started if necessary. An unreachable
 * database is reported in one sentence.
 */
export async function withShopDatabase<Result>(
  config: Config,
  work: (urls: DatabaseUrls) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl: url, migrationDatabaseUrl } = config;
  if (url !== undefined) return withReachableDatabase(() => work({ url, ownerUrl: migrationDatabaseUrl ?? url }));
  const embedded = await startEmbeddedFor(config, quiet);
  try {
    return await work(embedded);
  } finally {
    await embedded.stop();
  }
}

/** Runs work that requires an existing shop; does not create one. @throws {OperatorError} */
export async function withExistingShop<Result>(
  config: Config,
  work: (urls: DatabaseUrls) => Promise<Result>,
): Promise<Result> {
  if (config.databaseUrl === undefined && !hasDatabase(databaseFolder(config.dataDir))) {
    throw new OperatorError(`There is no shop in ${config.dataDir}: set DATA_DIR or DATABASE_URL to the right one.`);
  }
  return withShopDatabase(config, work);
}

/** @throws {OperatorError} its tables are not of this version */
export async function requireThisVersion(db: Database): Promise<void> {
  const state = await migrationState(db.$client);
  refuseForeign(state);
  if (state === 'behind') throw new OperatorError('The database is not migrated: run "npm run shop -- migrate" first.');
}

async function withReachableDatabase<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isDatabaseDown(error)) throw error;
    throw new OperatorError(
      'The database that DATABASE_URL names cannot be reached: is it running, and is the address right?',
      {
        cause: error,
      },
    );
  }
}
