import cluster from 'node:cluster';
import type { Logger } from 'pino';
import { OperatorError } from '#platform/operator-error.ts';
import { type Config, readConfig } from './config.ts';
import { createLog } from './log.ts';
import { announce } from './announce.ts';
import { giveBackMemoryOfStart } from './give-back-memory.ts';
import { mailDeliveryFor } from './jobs/mail-delivery.ts';
import { openDatabaseFor } from './open-database.ts';
import { openFilesFor } from './open-files.ts';
import { superviseProcesses } from './processes/supervise.ts';
import { readStoreConfiguration } from './store-file.ts';
import { startServer } from './start-server.ts';

const LAST_MOMENT_MS = 500;

/** One server process: database, server, and an orderly end. */
async function serve(config: Config, log: Logger): Promise<void> {
  const store = readStoreConfiguration(config.dataDir);
  const files = await openFilesFor(config, (sentence) => log.warn(sentence));

  const stop = Promise.withResolvers<void>();
  // on, not once: Ctrl-C arrives several times, from the terminal and through npm, and the second must not cut us off.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop.resolve());

  const database = await openDatabaseFor(config, files, log, (reason) => stop.reject(reason));
  try {
    const server = await startServer({
      ...config,
      databaseUrl: database.url,
      files,
      store,
      log,
      mail: mailDeliveryFor(config),
      listensWhenReady: (cluster.worker?.id ?? 1) > 1,
    });
    try {
      await Promise.race([server.ready, stop.promise]);
      // Of several processes the first one says where the shop is.
      if (server.shop.isReady && (cluster.worker?.id ?? 1) === 1) await announce(server, config);
      giveBackMemoryOfStart();
      await stop.promise;
    } finally {
      await server.close();
    }
  } finally {
    await database.close();
  }
}

async function main(): Promise<number> {
  const config = readConfig(process.env, process.stdout.isTTY);
  const log = await createLog(config);
  if (config.webConcurrency > 1 && cluster.isPrimary) return superviseProcesses(config.webConcurrency, log);
  await serve(config, log);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
cluster.worker?.disconnect(); // the channel to the process above would keep us
setTimeout(() => process.exit(), LAST_MOMENT_MS).unref(); // as would a connection to a server that fell silent
