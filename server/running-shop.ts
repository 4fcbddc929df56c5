import type { FastifyBaseLogger } from 'fastify';
import { systemClock, type Clock } from '#platform/clock.ts';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { isMigrated } from '#platform/database/migrate.ts';
import type { Files } from '#platform/files.ts';
import { prepareSessionQueries, type SessionQueries } from '#shop/identity/session-queries.ts';
import type { Caller, Shop } from '#shop/frame/shop.ts';
import type { Path } from '#shop/frame/path.ts';
import type { HotData } from '#shop/frame/hot-data.ts';
import type { StoreConfiguration } from '#shop/frame/store-configuration.ts';
import { LiveData } from './live-data.ts';
import { Throttle } from './throttle.ts';
import { VisitorCache } from './visitor-cache.ts';

export interface ShopParts {
  databaseUrl: string;
  publicUrl: string;
  files: Files;
  store: StoreConfiguration;
  log: FastifyBaseLogger;
  clock?: Clock;
}

const RETRY_MS = 500;

/** One shop with everything it needs, as the doors use it. */
export class RunningShop implements Shop {
  readonly db: Database;
  readonly files: Files;
  readonly clock: Clock;
  readonly store: StoreConfiguration;
  /** With any free port it is known only once that is open. */
  publicUrl: string;
  readonly sessions: SessionQueries;
  readonly visitorCache: VisitorCache;
  readonly #live: LiveData;
  readonly #throttle = new Throttle();
  readonly #log: FastifyBaseLogger;
  readonly #aside = new Set<Promise<void>>();
  readonly #closing = new AbortController();
  #state: 'waiting' | 'ready' | 'stopped' = 'waiting';

  constructor(parts: ShopParts) {
    this.#log = parts.log;
    this.db = openDatabase({
      url: parts.databaseUrl,
      onIdleError: (error) => this.#log.warn({ reason: error.message }, 'A database connection was lost.'),
    });
    this.files = parts.files;
    this.clock = parts.clock ?? systemClock;
    this.store = parts.store;
    this.publicUrl = parts.publicUrl;
    this.sessions = prepareSessionQueries(this.db);
    this.#live = new LiveData(this.db, parts.databaseUrl, (error) =>
      this.#log.warn({ reason: String(error) }, 'The shop could not read its small tables again.'),
    );
    this.visitorCache = new VisitorCache((freshness) =>
      freshness === 'stock' ? this.#live.stockVersion : this.#live.current.version,
    );
  }

  get isReady(): boolean {
    return this.#state === 'ready';
  }

  hot(): HotData {
    return this.#live.current;
  }

  /** What was saved is saved: when it can't be read back just now, that is done as soon as the database answers. */
  refreshHot(): Promise<void> {
    return this.#live.refresh().catch(() => {});
  }

  throttle(path: Path<unknown, unknown>, account: string, caller: Caller, tries: 0 | 1 = 1): Promise<void> {
    return this.#throttle.count(path.template, account, caller.address, tries);
  }

  runAside(work: (signal: AbortSignal) => Promise<void>): void {
    const running: Promise<void> = work(this.#closing.signal)
      .catch((error: unknown) => {
        if (!this.#closing.signal.aborted) this.#log.error(error);
      })
      .finally(() => this.#aside.delete(running));
    this.#aside.add(running);
  }

  /** Once all work that was begun aside has ended. */
  async asideDone(): Promise<void> {
    await Promise.all(this.#aside);
  }

  recognise(path: Path<unknown, unknown>, account: string, caller: Caller): void {
    this.#throttle.recognise(path.template, account, caller.address);
  }

  log(level: 'info' | 'warn' | 'error', message: string, details: Record<string, unknown> = {}): void {
    this.#log[level](details, message);
  }

  /** Becomes ready as soon as the database answers and is migrated; says once what it waits for. */
  async open(): Promise<void> {
    for (let said = ''; this.#state === 'waiting';) {
      const hindrance = await this.#hindrance();
      if (this.#state !== 'waiting') return; // closed meanwhile
      if (hindrance === null) {
        this.#state = 'ready';
        return;
      }
      if (hindrance !== said) this.#log.warn(hindrance);
      said = hindrance;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  async #hindrance(): Promise<string | null> {
    try {
      if (!(await isMigrated(this.db))) {
        return 'The database has not been migrated to this version: run "npm run shop -- migrate".';
      }
      await this.#live.start();
      return null;
    } catch (error) {
      return `The database can not be reached (${error instanceof Error ? reasonOf(error) : String(error)}); trying again until it answers.`;
    }
  }

  /** Whether the database answers right now. */
  async isHealthy(): Promise<boolean> {
    if (!this.isReady) return false;
    try {
      await this.db.$client.query('select 1');
      return true;
    } catch {
      return false;
    }
  }

  async close(): Promise<void> {
    this.#state = 'stopped';
    this.#closing.abort();
    await this.asideDone();
    await this.#live.stop();
    await this.db.$client.end();
  }
}

function reasonOf(error: Error): string {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause.cause === undefined) return cause.message === '' && 'code' in cause ? String(cause.code) : cause.message;
  }
  return error.message;
}
