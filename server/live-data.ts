import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Db } from '#platform/database/database.ts';
import { connectTo } from '#platform/database/server.ts';
import type { HotData } from '#shop/frame/hot-data.ts';
import { readHotData } from './hot-data.ts';

const CHANNEL = 'pressline_changed';
/** Told when stock levels changed and nothing else; otherwise the name of a table is told. */
const STOCK = 'stock';
const RETRY_MS = 1000;
/** A listener only waits, and would never notice by itself that the other side is gone without a word. */
const HEARTBEAT_MS = 30_000;
const ANSWER_MS = 5000;

/**
 * Keeps the hot tables in memory and hears of every change to them, whoever made it (LISTEN/NOTIFY). A change of a large
 * table (products, links) only raises the version, so that finished pages are made anew; a change of stock levels alone
 * raises a number of its own.
 */
export class LiveData {
  readonly #db: Db;
  readonly #url: string;
  readonly #onFault: (error: unknown) => void;
  #hot: HotData | undefined;
  #version = 0;
  #stockChanges = 0;
  #reading: Promise<void> | undefined;
  #again = false;
  #isStale = false;
  #later: NodeJS.Timeout | undefined;
  #starting: Promise<void> | undefined;
  #listener: pg.Client | undefined;
  #stopped = false;

  /** @param onFault  told when the tables could not be read again; they are as soon as the database lets us */
  constructor(db: Db, url: string, onFault: (error: unknown) => void) {
    this.#db = db;
    this.#url = url;
    this.#onFault = onFault;
  }

  get current(): HotData {
    if (this.#hot === undefined) throw new Error('The hot tables were asked for before the shop was ready.');
    return this.#hot;
  }

  /** Differs whenever the catalogue or a stock level has changed. */
  get stockVersion(): number {
    return this.current.version + this.#stockChanges;
  }

  /** Listens first and reads then, so that no change falls between. @throws the database does not answer */
  start(): Promise<void> {
    this.#starting ??= this.#start().finally(() => {
      this.#starting = undefined;
    });
    return this.#starting;
  }

  async #start(): Promise<void> {
    if (this.#listener === undefined) await this.#listen();
    await this.refresh();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#later);
    const listener = this.#listener;
    this.#listener = undefined;
    await listener?.end().catch(() => {}); // the database may have gone first
  }

  /**
   * Reads the tables again; a call while one reading is under way is answered by the next.
   * @throws the database does not answer; then they are read as soon as it does
   */
  refresh(): Promise<void> {
    this.#again = true;
    this.#reading ??= this.#readUntilQuiet();
    return this.#reading;
  }

  async #readUntilQuiet(): Promise<void> {
    clearTimeout(this.#later);
    this.#later = undefined;
    try {
      while (this.#again) {
        this.#again = false;
        this.#version += 1;
        this.#hot = await readHotData(this.#db, this.#version);
        this.#isStale = false;
      }
    } catch (error) {
      if (this.#hot !== undefined) this.#readLater(error);
      throw error;
    } finally {
      this.#reading = undefined; // in the same breath as the last look at #again: no call falls between
    }
  }

  /** What is in memory is known to be stale, and nobody may ever change those tables again. */
  #readLater(reason: unknown): void {
    if (!this.#isStale) this.#onFault(reason); // once is enough
    this.#isStale = true;
    if (!this.#stopped) this.#later = setTimeout(() => this.refresh().catch(() => {}), RETRY_MS);
  }

  async #listen(): Promise<void> {
    const client = await connectTo(this.#url, {
      application_name: 'pressline listener',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => {
      if (payload === STOCK) this.#stockChanges += 1;
      else this.refresh().catch(() => {}); // it is tried again
    });
    try {
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => {}); // it may have ended by itself
      throw error;
    }
    if (this.#stopped) return client.end();
    this.#listener = client;
    const heartbeat = setInterval(() => client.query('select 1').catch(() => this.#listenAnew(client)), HEARTBEAT_MS);
    client.once('end', () => {
      clearInterval(heartbeat);
      this.#listenAnew(client);
    });
  }

  /** The connection broke or fell silent: what changed meanwhile is unknown, so everything is read anew. */
  #listenAnew(lost: pg.Client): void {
    if (this.#listener !== lost) return;
    this.#listener = undefined;
    void lost.end().catch(() => {}); // it may have ended by itself
    void this.#startAgain();
  }

  async #startAgain(): Promise<void> {
    while (!this.#stopped) {
      try {
        await this.start();
        return;
      } catch {
        await pause(RETRY_MS);
      }
    }
  }
}
