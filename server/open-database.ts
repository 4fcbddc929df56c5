import { spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { once } from 'node:events';
import path from 'node:path';
import type { Logger } from 'pino';
import { openDatabase } from '#platform/database/database.ts';
import { claimShop } from '#platform/database/embedded/claim-database.ts';
import { hasDatabase } from '#platform/database/embedded/data-folders.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { closeShop, isEmptyShop } from './fill-empty-shop.ts';
import type { Config } from './config.ts';
import { databaseFolder } from './data-folders.ts';
import { migrateShop } from './migrate-shop.ts';
import { startEmbeddedFor } from './start-embedded-for.ts';

const NOT_FILLED =
  'SAMPLE_DATA=yes fills only the embedded database: run "npm run shop -- sample-data" to fill the one that DATABASE_URL names.';

export interface OpenedDatabase {
  url: string;
  close(): Promise<void>;
}

/**
 * Variable by which a process passes its database to its children: an address with a password, which must not be in
 * arguments.
 */
const OPENED_ABOVE = 'PRESSLINE_OPENED_DATABASE';

/** Environment of a child server process. */
export function environmentBelow({ url }: OpenedDatabase): NodeJS.ProcessEnv {
  return { [OPENED_ABOVE]: url };
}

function openedAbove(): string | undefined {
  return cluster.isWorker ? process.env[OPENED_ABOVE] : undefined;
}

/**
 * Opens the configured database. A server's is used unchanged; the embedded one is started, claimed for this process,
 * migrated, and filled with the sample data if it is empty (docs/operations.md). With several processes the supervisor
 * does all of it, and the others use the result.
 */
export async function openDatabaseFor(
  config: Config,
  log: Logger,
  onLost: (reason: OperatorError) => void,
): Promise<OpenedDatabase> {
  const opened = openedAbove();
  if (opened !== undefined) return { url: opened, close: async () => {} };
  if (config.databaseUrl !== undefined) {
    if (config.sampleData) log.warn(NOT_FILLED);
    return { url: config.databaseUrl, close: async () => {} };
  }

  const folder = databaseFolder(config.dataDir);
  const isFirst = !hasDatabase(folder);
  if (isFirst) log.info('Creating the database ...');
  const embedded = await startEmbeddedFor(config, log);
  try {
    const claim = await claimShop({ url: embedded.url, folder: config.dataDir, log, onLost });
    await migrateShop(embedded);
    if (config.sampleData) await fillIfEmpty(embedded.ownerUrl, log);
    else await closeIfEmpty(embedded.ownerUrl);
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

/** An empty shop begins closed: its owner opens it (Q6). */
async function closeIfEmpty(url: string): Promise<void> {
  const db = openDatabase({ url });
  try {
    if (await isEmptyShop(db)) await closeShop(db);
  } finally {
    await db.$client.end();
  }
}

async function fillIfEmpty(url: string, log: Logger): Promise<void> {
  const db = openDatabase({ url });
  const isEmpty = await isEmptyShop(db).finally(() => db.$client.end());
  if (!isEmpty) return;
  log.info('Filling the empty shop with the sample data ...');
  await fillBeside();
  log.info('The sample data has been loaded.');
}

/**
 * By the operator's own command, in a separate process, because drawing the pictures takes 150 MB, which this one would
 * keep.
 */
async function fillBeside(): Promise<void> {
  const command = [...process.execArgv, path.join(import.meta.dirname, '../bin/shop.ts'), 'sample-data'];
  const filling = spawn(process.execPath, command, {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true, // Ctrl-C is for this process, which stops once the data is loaded
  });
  const [code] = (await once(filling, 'exit')) as [number | null];
  if (code !== 0) throw new OperatorError('The shop could not be filled with the sample data.');
}
