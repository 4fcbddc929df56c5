import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Clock } from '#platform/clock.ts';
import type { Files } from '#platform/files.ts';
import { OperatorError } from '#platform/operator-error.ts';
import type { StoreConfiguration } from '#shop/base/store/store-configuration.ts';
import type { PageRenderer } from '#web/server-page.ts';
import type { MailDelivery } from '#shop/desk/notifications/deliver-mail.ts';
import { createApp, type Pages } from './app.ts';
import { listenRefusal } from './environment.mjs';
import { orderlyClose } from './http/orderly-close.ts';
import { HOUSEKEEPING, type Keeping, PUNCTUAL } from '#shop/desk/jobs/jobs.ts';
import { JobRunner } from './jobs/job-runner.ts';
import { Recorder } from './jobs/recorder.ts';
import { WebhookWorker } from './jobs/webhook-worker.ts';
import { EffectWorker } from './jobs/effect-worker.ts';
import { RunningShop } from './running-shop.ts';
import type { Tracing } from './tracing/open-telemetry.ts';

const BUILD = path.join(import.meta.dirname, '../build');

// A mail server or a database that has fallen silent doesn't delay the shutdown: unconfirmed work is treated as after a
// kill, which loses nothing.
const LAST_MAIL_MS = 1500;
const LAST_QUERY_MS = 1000;

export interface ServerParts {
  host: string;
  /** 0: any free port. */
  port: number;
  publicUrl: string | undefined;
  databaseUrl: string;
  poolerUrl?: string | undefined;
  poolSize?: number;
  files: Files;
  store: StoreConfiguration;
  log: FastifyBaseLogger;
  /** Addresses and networks of trusted proxies; absent: those of this machine. */
  trustProxy?: string[];
  throttleLoopback?: boolean;
  clock?: Clock;
  /** Seals the secrets of webhooks; absent: there are none. */
  secretsKey?: string | undefined;
  /** Webhooks may go to this machine. */
  webhooksToLoopback?: boolean;
  /** Pages; default: the built ones. */
  pages?: Pages;
  metricsToken?: string | undefined;
  /** Absent: no tracing. */
  tracing?: Tracing | undefined;
  /** Other processes are already serving: this one accepts requests only when it can serve. */
  listensWhenReady?: boolean;
  /** undefined: this process delivers no mails; they wait. */
  mail: MailDelivery | undefined;
  /** undefined: this process deletes no old data. */
  keeping?: Keeping;
}

export interface RunningServer {
  shop: RunningShop;
  /** Actual address, once it listens. */
  url: string;
  /** Resolves once the database answers and the shop serves, or was stopped before. @throws {OperatorError} */
  ready: Promise<void>;
  /**
   * Stops accepting requests, finishes those in progress and the current mail, closes the database; within eight
   * seconds.
   */
  close(): Promise<void>;
}

/**
 * Checks first whether the database answers, so that a listening server can serve: in a rolling restart no request
 * reaches a shop that is not ready. If it does not answer, the server listens anyway, and returns 503 with an
 * explanation.
 * @throws {OperatorError} the port is taken, the address is not this machine's, the pages are not built
 */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const publicUrl = parts.publicUrl ?? `http://localhost:${parts.port}`;
  const shop = new RunningShop({ ...parts, publicUrl });
  const { log, trustProxy, tracing } = parts;
  const app = await createApp({ shop, pages: parts.pages ?? (await builtPages()), log, trustProxy, tracing });
  const closeApp = orderlyClose(app);
  const worker = new EffectWorker(shop, shop.news, parts.mail);
  const webhooks = webhookWorkerOf(shop);
  const punctual = new JobRunner(shop, PUNCTUAL);
  const housekeeper = parts.keeping === undefined ? undefined : housekeeperOf(shop, parts.keeping);
  const recorder = new Recorder(shop);
  const listensNow = await listenOrWait(app, shop, parts).catch(async (error: unknown) => {
    await shop.close();
    throw error;
  });
  return {
    shop,
    get url() {
      return `http://${parts.host.includes(':') ? `[${parts.host}]` : parts.host}:${portOf(app)}`;
    },
    ready: open(shop, [worker, webhooks, punctual, housekeeper, recorder], async () => {
      if (!listensNow) await listen(app, shop, parts);
    }),
    async close() {
      await closeApp();
      await atMost(
        LAST_MAIL_MS,
        Promise.all([worker.stop(), webhooks?.stop(), punctual.stop(), housekeeper?.stop(), recorder.stop()]),
      );
      await atMost(LAST_QUERY_MS, shop.close());
    },
  };
}

function webhookWorkerOf(shop: RunningShop): WebhookWorker | undefined {
  const { sealer, outgoing } = shop;
  return sealer === null ? undefined : new WebhookWorker(shop, shop.news, { sealer, outgoing });
}

function housekeeperOf(shop: RunningShop, keeping: Keeping) {
  const { db, clock, store } = shop;
  const log: RunningShop['log'] = (level, message, details) => shop.log(level, message, details);
  const count = (what: string, rows: number) => shop.metrics.countRemoved(what, rows);
  return new JobRunner({ db, clock, store, log, keeping }, HOUSEKEEPING, count);
}

/** @returns whether it listens already @throws {OperatorError} */
async function listenOrWait(app: FastifyInstance, shop: RunningShop, parts: ServerParts): Promise<boolean> {
  const isOpen = await shop.tryToOpen();
  if (!isOpen && parts.listensWhenReady === true) return false;
  await listen(app, shop, parts);
  return true;
}

async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const tooLong = new AbortController();
  await Promise.race([work, pause(milliseconds, undefined, { signal: tooLong.signal }).catch(() => {})]);
  tooLong.abort();
}

/** @throws {OperatorError} */
async function listen(app: FastifyInstance, shop: RunningShop, { host, port, publicUrl }: ServerParts): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw listenTrouble(error, { host, port });
  }
  if (publicUrl === undefined) shop.publicUrl = `http://localhost:${portOf(app)}`;
}

function portOf(app: FastifyInstance): number {
  return (app.server.address() as AddressInfo).port;
}

/** Starts background work as soon as the tables exist. */
async function open(
  shop: RunningShop,
  workers: readonly ({ start(): void } | undefined)[],
  whenReady: () => Promise<void>,
): Promise<void> {
  await shop.open();
  if (!shop.isReady) return; // stopped before
  await whenReady();
  for (const worker of workers) worker?.start();
}

/** The pages of `npm run build`. @throws {OperatorError} it has not been run */
export async function builtPages(): Promise<Pages> {
  const file = path.join(BUILD, 'server', 'entry-server.js');
  if (!existsSync(file)) throw new OperatorError('The pages are not built: run "npm run build" first.');
  const pages = (await import(file)) as { renderPage: PageRenderer };
  return { render: pages.renderPage, assets: path.join(BUILD, 'client') };
}

function listenTrouble(error: unknown, place: Pick<ServerParts, 'host' | 'port'>): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const sentence = listenRefusal(code, place);
  return sentence === undefined ? error : new OperatorError(sentence);
}
