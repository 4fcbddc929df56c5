import cluster from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { OperatorError } from '#platform/operator-error.ts';
import { type Config, readConfig } from './config.ts';
import type { Pages } from './app.ts';
import { createLog } from './log.ts';
import { announce } from './announce.ts';
import { errorForLog } from './error-for-log.ts';
import { mailDeliveryFor } from './jobs/mail-delivery.ts';
import { openDatabaseFor } from './open-database.ts';
import { openFilesFor } from './open-files.ts';
import type { Tracing } from './tracing/open-telemetry.ts';
import { superviseProcesses } from './processes/supervise-processes.ts';
import type { RunningShop } from './running-shop.ts';
import { readStoreConfiguration } from './store-file.ts';

const LAST_MOMENT_MS = 500;

/** One server process: database, server, and an orderly shutdown. */
async function serve(config: Config, log: Logger): Promise<void> {
  const store = readStoreConfiguration(config.dataDir);
  const files = await openFilesFor(config, (sentence) => log.warn(sentence));

  const stop = Promise.withResolvers<void>();
  const hurry = new AbortController();
  // on, not once: signals arrive several times, from the terminal and through npm, and the second must not kill the
  // process.
  process.on('SIGTERM', () => stop.resolve());
  process.on('SIGINT', () => {
    hurry.abort();
    stop.resolve();
  });

  const tracing = await openTracingFor(config);
  const database = await openDatabaseFor(config, log, (reason) => stop.reject(reason));
  try {
    const { startServer } = await import('./start-server.ts'); // not needed in the supervising process
    const server = await startServer({
      ...config,
      databaseUrl: database.url,
      files,
      store,
      log,
      mail: mailDeliveryFor(config),
      keeping: config.keeping,
      ...(process.argv.includes('--development') ? { pages: await pagesFromSource(config) } : {}),
      tracing,
      listensWhenReady: (cluster.worker?.id ?? 1) > 1,
    });
    try {
      await Promise.race([server.ready, stop.promise]);
      // Of several processes the first one announces the addresses.
      if (server.shop.isReady && (cluster.worker?.id ?? 1) === 1) await announce(server, config, log);
      await stop.promise;
      await drain(server.shop, config.drainSeconds, hurry.signal);
    } finally {
      await server.close();
    }
  } finally {
    await database.close();
    await tracing?.close();
  }
}

/** Loaded only if traces are collected. */
async function openTracingFor({ collectorUrl, traceShare }: Config): Promise<Tracing | undefined> {
  if (collectorUrl === undefined) return undefined;
  const { startTracing } = await import('./tracing/open-telemetry.ts');
  return startTracing(collectorUrl, traceShare);
}

/** For `npm run dev`. */
async function pagesFromSource({ dataDir }: Config): Promise<Pages> {
  const { developmentPages } = await import('./development-pages.ts');
  return developmentPages(dataDir);
}

/**
 * Keeps serving while /readyz already returns 503, so that a proxy sends its next requests elsewhere before the server
 * stops listening. Ctrl-C does not wait for that.
 */
async function drain(shop: RunningShop, seconds: number, hurry: AbortSignal): Promise<void> {
  if (seconds === 0 || !shop.isReady) return;
  shop.announceEnd();
  await pause(seconds * 1000, undefined, { signal: hurry }).catch(() => {});
}

async function main(): Promise<number> {
  const config = readConfig(process.env, process.stdout.isTTY);
  const log = await createLog(config);
  if (config.webConcurrency > 1 && cluster.isPrimary) {
    return superviseProcesses(config, log);
  }
  await serve(config, log);
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (error instanceof OperatorError) console.error(error.message);
  else console.error(error instanceof Error ? errorForLog(error) : 'The shop failed.'); // never the values of a statement
  process.exitCode = 1;
}
cluster.worker?.disconnect(); // the channel to the supervising process would keep this one alive
setTimeout(() => process.exit(), LAST_MOMENT_MS).unref(); // so would a connection to a server that fell silent
