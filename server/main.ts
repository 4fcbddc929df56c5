import { OperatorError } from '#platform/operator-error.ts';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { announce } from './announce.ts';
import { mailDeliveryFor } from './jobs/mail-delivery.ts';
import { openDatabaseFor } from './open-database.ts';
import { openFilesFor } from './open-files.ts';
import { readStoreConfiguration } from './store-file.ts';
import { startServer } from './start-server.ts';

/** The whole process: configuration, database, server, and an orderly end. */
async function main(): Promise<void> {
  const config = readConfig(process.env, process.stdout.isTTY);
  const log = createLog(config);
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
    });
    try {
      await Promise.race([server.ready, stop.promise]);
      if (server.shop.isReady) await announce(server, config);
      await stop.promise;
    } finally {
      await server.close();
    }
  } finally {
    await database.close();
  }
}

try {
  await main();
  process.exitCode = 0;
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
