import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { systemClock, type Clock } from '#platform/clock.ts';
import {
  isDatabaseBusy,
  openDatabase,
  type Database,
  type DatabaseWaits,
  type Db,
} from '#platform/database/database.ts';
import { migrationState, refuseForeign } from '#platform/database/migrate.ts';
import { FailoverRetry } from '#platform/database/failover-retry.ts';
import type { Files } from '#platform/files.ts';
import { Outgoing } from '#platform/outgoing/outgoing.ts';
import { Sealer } from '#platform/sealer.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { currentRequestId } from './http/current-request.ts';
import { factsOfMember } from './facts-of-member.ts';
import { prepareSessionQueries, type SessionQueries } from '#shop/people/sessions/session-queries.ts';
import { type KeyQueries, prepareKeyQueries } from '#shop/people/keys/key-caller.ts';
import { KeyCallLog } from '#shop/people/keys/key-call-log.ts';
import { importNews } from '#shop/shopfront/content/news-queries.ts';
import type { MailDelivery } from '#shop/desk/notifications/deliver-mail.ts';
import { reopenCart } from '#shop/trade/cart/read-cart.ts';
import type { BackgroundWork, Caller, CookieJar, Shop } from '#shop/base/operations/shop.ts';
import { accountIds } from '#shop/base/rights/access.ts';
import { inPostalOrder } from '#shop/trade/orders/localize-order.ts';
import { orderSheetStore } from '#shop/trade/documents/letterhead.ts';
import type { Order } from '#shop/trade/orders/order.ts';
import type { Language } from '#texts/languages.ts';
import type { Path } from '#shop/base/operations/path.ts';
import { SearchLog } from '#shop/shopfront/search-insights/search-log.ts';
import { TooManyTriesError } from '#shop/base/messages/errors.ts';
import type { HotData } from '#shop/base/operations/hot-data.ts';
import type { StoreConfiguration } from '#shop/base/store/store-configuration.ts';
import { storeWith } from '#shop/base/settings/identity.ts';
import type { Settings } from '#shop/base/settings/settings.ts';
import { DatabaseNews } from './database-news.ts';
import { KeyLimits } from './key-limits.ts';
import { ReferenceCache } from './reference-cache.ts';
import { Metrics } from './metrics.ts';
import { drawPaper } from './papers/draw-paper.ts';
import { loopbackTries, Throttle } from './throttle.ts';
import { triesInDatabase, type TryStore } from './tries.ts';
import type { RefusedFile } from '#web/server-page.ts';
import { VisitorCache } from './visitor-cache.ts';
import { translatorIn } from './translators.ts';

export interface ShopParts {
  /** The database itself: for LISTEN, which needs a dedicated session, and for queries if there is no pooler. */
  databaseUrl: string;
  /** A pooler for queries and transactions. */
  poolerUrl?: string | undefined;
  /** Maximum number of connections of this process, to each of them. */
  poolSize?: number;
  /** By default short ones. */
  databaseWaits?: DatabaseWaits;
  publicUrl: string;
  files: Files;
  store: StoreConfiguration;
  log: FastifyBaseLogger;
  clock?: Clock;
  /** Seals the secrets of webhooks; absent: there are none. */
  secretsKey?: string | undefined;
  /** Webhooks may go to this machine. */
  webhooksToLoopback?: boolean;
  metricsToken?: string | undefined;
  /** Delivery of mails; absent: they wait. */
  mail?: MailDelivery | undefined;
  /** Counts attempts from loopback like those from other addresses (D21). */
  throttleLoopback?: boolean;
}

const RETRY_MS = 500;

type ShopStatus =
  | 'ready'
  | 'stopping'
  | typeof SERVES_BESIDE_NEWER
  | typeof DATABASE_AWAITED
  | 'waiting for migrations: npm run shop -- migrate'
  | 'waiting for a table that is locked';

export const SERVES_BESIDE_NEWER = 'ready, but the database is of a newer version: start that one';
const DATABASE_AWAITED = 'waiting for the database';

/** Takes the lock that every read takes, on each table, and waits at most a second for it. */
const READ_EVERY_TABLE = `do $$
  declare name text;
  begin
    perform set_config('lock_timeout', '1s', true);
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('lock table %I in access share mode', name);
    end loop;
  end
$$`;

type SendRefusalPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  refused: RefusedFile,
) => Promise<FastifyReply>;

/** One shop with all its services, for all entry points. */
export class RunningShop implements Shop {
  readonly db: Database;
  readonly files: Files;
  readonly sealer: Sealer | null;
  readonly outgoing: Outgoing;
  readonly clock: Clock;
  readonly hasMailServer: boolean;
  readonly #storeFile: StoreConfiguration;
  #store: { settings: Settings | null; merged: StoreConfiguration } | undefined;
  readonly translatorIn = translatorIn;
  readonly drawOrderSheet = (order: Order, language: Language): Promise<Buffer> =>
    drawPaper([
      'order',
      inPostalOrder(order, { shop: this, translator: translatorIn(language) }),
      orderSheetStore(this),
      language,
    ]);
  /**
   * Shows why a file is not sent, as a page of the shop; set later, because pages are mounted after files
   * (pages/mount.ts).
   */
  sendRefusalPage: SendRefusalPage = () => Promise.reject(new Error('The pages are not available yet.'));
  /** With port 0 it is known only once the server listens. */
  publicUrl: string;
  readonly sessions: SessionQueries;
  readonly keys: KeyQueries;
  readonly visitorCache: VisitorCache;
  readonly searchNotes = new SearchLog();
  readonly keyCalls = new KeyCallLog();
  readonly keyLimits = new KeyLimits();
  readonly metrics: Metrics;
  /** Token that allows another machine to read the metrics; undefined: not permitted. */
  readonly metricsToken: string | undefined;
  /** Notifications of the database, for subscribers. */
  readonly news: DatabaseNews;
  readonly #live: ReferenceCache;
  readonly #throttle: Throttle;
  readonly #tries: TryStore;
  readonly #patience = new FailoverRetry();
  readonly #log: FastifyBaseLogger;
  readonly #aside = new Set<Promise<void>>();
  readonly #closing = new AbortController();
  #state: 'waiting' | 'ready' | 'stopped' = 'waiting';
  #waitsFor: 'database' | 'migration' = 'database';
  #lastReason = '';
  #isEnding = false;

  constructor(parts: ShopParts) {
    this.#log = parts.log;
    const poolSize = parts.poolSize === undefined ? {} : { poolSize: parts.poolSize };
    const reached = {
      url: parts.poolerUrl ?? parts.databaseUrl,
      pooled: parts.poolerUrl !== undefined,
      onIdleError: (error: Error) => this.#log.warn({ reason: error.message }, 'A database connection was lost.'),
    };
    const waits = parts.databaseWaits === undefined ? {} : { waits: parts.databaseWaits };
    this.db = openDatabase({ ...reached, ...poolSize, ...waits });
    this.metrics = new Metrics(this.db);
    this.metricsToken = parts.metricsToken;
    this.files = parts.files;
    this.sealer = parts.secretsKey === undefined ? null : new Sealer(parts.secretsKey);
    this.outgoing = new Outgoing({ toLoopback: parts.webhooksToLoopback === true });
    this.clock = parts.clock ?? systemClock;
    this.hasMailServer = parts.mail !== undefined && parts.mail !== 'mailbox';
    this.#storeFile = parts.store;
    this.publicUrl = parts.publicUrl;
    this.#tries = triesInDatabase(reached);
    this.#throttle = new Throttle(loopbackTries(parts.publicUrl, parts.throttleLoopback === true), this.#tries);
    this.sessions = prepareSessionQueries(this.db, () => this.hot().settings.staffSecondFactor, factsOfMember);
    this.keys = prepareKeyQueries(this.db, factsOfMember);
    this.news = new DatabaseNews(parts.databaseUrl);
    this.#live = new ReferenceCache(this.db, this.news, (error) =>
      this.#log.warn({ reason: String(error) }, 'The shop could not reload its cached tables.'),
    );
    this.visitorCache = new VisitorCache((freshness) =>
      freshness === 'stock' ? this.#live.stockVersion : this.#live.current.version,
    );
    this.metrics.watchVisitorCache(this.visitorCache);
  }

  get isReady(): boolean {
    return this.#state === 'ready';
  }

  /** Reason why a shop is not ready. */
  get waitsFor(): 'database' | 'migration' {
    return this.#waitsFor;
  }

  /** The store's file with whatever staff have changed of it; before the shop is ready, the file. */
  get store(): StoreConfiguration {
    const settings = this.#live.isReady ? this.hot().settings : null;
    if (this.#store === undefined || this.#store.settings !== settings)
      this.#store = { settings, merged: settings === null ? this.#storeFile : storeWith(this.#storeFile, settings) };
    return this.#store.merged;
  }

  readonly hot = (): HotData => this.#live.current;

  /**
   * Reloads the cached tables after a save. If they can't be read at the moment, that happens as soon as the database
   * answers.
   */
  refreshHot(): Promise<void> {
    return this.#live.refresh().catch(() => {});
  }

  /** The same after a save of price lists alone. */
  refreshPriceLists(): Promise<void> {
    return this.#live.refreshPriceLists().catch(() => {});
  }

  /** Also logs that a caller is throttled, because they may be guessing. */
  async throttle(path: Path<unknown, unknown>, account: string, caller: Caller, tries: 0 | 1 = 1): Promise<void> {
    try {
      await this.#throttle.count(path.template, account, caller.address, tries);
    } catch (error) {
      const details = { event: 'tries.refused', call: path.template, ...accountIds(caller), address: caller.address };
      if (error instanceof TooManyTriesError) this.log('warn', 'Too many attempts', details);
      throw error;
    }
  }

  bridge<Result>(work: () => Promise<Result> | Result): Promise<Result> {
    return this.#patience.bridge(work);
  }

  runAside(work: BackgroundWork): void {
    const running: Promise<void> = work(this, this.#closing.signal)
      .catch((error: unknown) => {
        if (!this.#closing.signal.aborted) this.#log.error(error);
      })
      .finally(() => this.#aside.delete(running));
    this.#aside.add(running);
  }

  /** Resolves once all background work has ended. */
  async asideDone(): Promise<void> {
    await Promise.all(this.#aside);
  }

  recognise(path: Path<unknown, unknown>, account: string, caller: Caller): Promise<void> {
    return this.#throttle.recognise(path.template, account, caller.address);
  }

  afterLogIn(db: Db, customerId: number, cookies: CookieJar): Promise<void> {
    return reopenCart(db, customerId, cookies);
  }

  readonly log: Shop['log'] = (level, message, details = {}) => {
    const reqId = currentRequestId();
    this.#log[level](reqId === undefined ? details : { reqId, ...details }, message);
  };

  /**
   * Becomes ready as soon as the database answers and is migrated; reports once what it waits for.
   * @throws {OperatorError} the database is of a newer version
   */
  async open(): Promise<void> {
    while (this.#state === 'waiting' && !(await this.tryToOpen())) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  /** Checks once whether the shop can serve; returns whether it can. */
  async tryToOpen(): Promise<boolean> {
    const reason = await this.#whyNotReady();
    if (this.#state !== 'waiting') return this.isReady; // closed in the meantime
    if (reason === null) {
      this.#state = 'ready';
      return true;
    }
    if (reason !== this.#lastReason) this.#log.warn(reason);
    this.#lastReason = reason;
    return false;
  }

  async #whyNotReady(): Promise<string | null> {
    try {
      const state = await migrationState(this.db.$client);
      refuseForeign(state);
      if (state === 'behind') {
        this.#waitsFor = 'migration';
        return 'The database has not been migrated to this version: run "npm run shop -- migrate".';
      }
      await importNews(this.db, this.#storeFile.news);
      await this.#live.start();
      return null;
    } catch (error) {
      if (error instanceof OperatorError) throw error;
      this.#waitsFor = 'database';
      return `The database cannot be reached (${error instanceof Error ? reasonOf(error) : String(error)}); trying again until it answers.`;
    }
  }

  /** From now on load balancers are asked to send requests elsewhere; incoming ones are still served. */
  announceEnd(): void {
    this.#isEnding = true;
  }

  /**
   * Returns whether the shop can serve now: the database answers, and every table can be read. A database that a newer
   * version has migrated since the start is still served until this version is replaced, because migrations are safe
   * with the version before them.
   */
  async status(): Promise<ShopStatus> {
    if (this.#isEnding) return 'stopping';
    if (!this.isReady)
      return this.#waitsFor === 'migration' ? 'waiting for migrations: npm run shop -- migrate' : DATABASE_AWAITED;
    try {
      await this.db.$client.query(READ_EVERY_TABLE);
      return (await migrationState(this.db.$client)) === 'ahead' ? SERVES_BESIDE_NEWER : 'ready';
    } catch (error) {
      return isDatabaseBusy(error) ? 'waiting for a table that is locked' : DATABASE_AWAITED;
    }
  }

  async close(): Promise<void> {
    this.#state = 'stopped';
    this.#closing.abort();
    await this.asideDone();
    this.#live.stop();
    await this.news.stop();
    await this.#tries.close();
    await this.db.$client.end();
  }
}

function reasonOf(error: Error): string {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause.cause === undefined) return cause.message === '' && 'code' in cause ? String(cause.code) : cause.message;
  }
  return error.message;
}
