import type { Db } from '#platform/database/database.ts';
import type { HotData } from '#shop/operations/hot-data.ts';
import type { DatabaseNews } from './database-news.ts';
import { readHotData, withNewPriceLists } from './hot-data.ts';

/** Sent when only stock levels changed; otherwise the payload is a table's name. */
const STOCK = 'stock';
/** Sent when only price lists changed: who has which. */
const PRICE_LISTS = 'price lists';
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
  #readingPriceLists: Promise<void> = Promise.resolve();
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
        else if (told === PRICE_LISTS) void this.refreshPriceLists().catch(() => {}); // it is tried again
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

  /**
   * Reads the heads of price lists again and raises no version: visitors see no price, so what is kept for them stays.
   * @throws the database does not answer; then everything is read as soon as it does
   */
  refreshPriceLists(): Promise<void> {
    const read = this.#readingPriceLists.then(() => this.#readPriceLists());
    this.#readingPriceLists = read.catch(() => {}); // one after the other: the last one to be set is the newest
    return read;
  }

  async #readPriceLists(): Promise<void> {
    if (this.#reading !== undefined) return this.refresh(); // it may have read the lists already, before they changed
    const before = this.current;
    try {
      const hot = await withNewPriceLists(this.#db, before);
      if (this.#hot === before) this.#hot = hot; // otherwise everything was read meanwhile, later than this
    } catch (error) {
      this.#readLater(error);
      throw error;
    }
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
