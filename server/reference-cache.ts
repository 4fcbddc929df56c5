import type { Db } from '#platform/database/database.ts';
import type { HotData } from '#shop/operations/hot-data.ts';
import type { DatabaseNews } from './database-news.ts';
import { readHotData } from './hot-data.ts';

/** Sent when only stock levels changed; otherwise the payload is a table's name. */
const STOCK = 'stock';
const RETRY_MS = 1000;

/**
 * Keeps the hot tables in memory and follows every change to them, no matter who made it. A change of a large
 * table (products, links) only raises the version, so that finished pages are made anew; a change of stock levels alone
 * raises a number of its own.
 */
export class ReferenceCache {
  readonly #db: Db;
  readonly #news: DatabaseNews;
  readonly #endHearing: () => void;
  readonly #onFault: (error: unknown) => void;
  #hot: HotData | undefined;
  #version = 0;
  #stockChanges = 0;
  #reading: Promise<void> | undefined;
  #again = false;
  #isStale = false;
  #later: NodeJS.Timeout | undefined;
  #stopped = false;

  /** @param onFault  told when the tables could not be read again; they are as soon as the database lets us */
  constructor(db: Db, news: DatabaseNews, onFault: (error: unknown) => void) {
    this.#db = db;
    this.#news = news;
    this.#onFault = onFault;
    const readAgain = () => void this.refresh().catch(() => {}); // it is tried again
    this.#endHearing = news.hear('pressline_changed', {
      onNews: (told) => {
        if (told === STOCK) this.#stockChanges += 1;
        else readAgain();
      },
      onGap: readAgain,
    });
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
  async start(): Promise<void> {
    await this.#news.start();
    await this.refresh();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#later);
    this.#endHearing();
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

  /** Schedules a new read, because memory is known to be stale, and nobody may ever change those tables again. */
  #readLater(reason: unknown): void {
    if (!this.#isStale) this.#onFault(reason); // once is enough
    this.#isStale = true;
    if (!this.#stopped) this.#later = setTimeout(() => this.refresh().catch(() => {}), RETRY_MS);
  }
}
