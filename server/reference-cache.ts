import type { Db } from '#platform/database/database.ts';
import type { HotData } from '#shop/base/operations/hot-data.ts';
import type { DatabaseNews } from './database-news.ts';
import { readHotData, withNewPriceLists } from './hot-data.ts';

/** Payload if only stock levels changed; otherwise it is a table's name. */
const STOCK = 'stock';
/** Sent when only price lists changed: who has which. */
const PRICE_LISTS = 'price lists';
const RETRY_MS = 1000;

/**
 * Keeps the hot tables in memory and follows all their changes, whoever makes them. A change of a large table
 * (products, links) only increments the version, so that cached pages become stale; a change of stock levels only
 * increments a separate number.
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

  /** @param onFault called if the tables could not be reloaded; they are as soon as the database allows */
  constructor(db: Db, news: DatabaseNews, onFault: (error: unknown) => void) {
    this.#db = db;
    this.#news = news;
    this.#onFault = onFault;
    const readAgain = () => void this.refresh().catch(() => {}); // it is retried
    this.#endHearing = news.hear('pressline_changed', {
      onNews: (payload) => {
        if (payload === STOCK) this.#stockChanges += 1;
        else if (payload === PRICE_LISTS) void this.refreshPriceLists().catch(() => {}); // it is tried again
        else readAgain();
      },
      onGap: readAgain,
    });
  }

  get isReady(): boolean {
    return this.#hot !== undefined;
  }

  get current(): HotData {
    if (this.#hot === undefined) throw new Error('The cached tables were requested before the shop was ready.');
    return this.#hot;
  }

  /** Differs whenever the catalogue or a stock level has changed. */
  get stockVersion(): number {
    return this.current.version + this.#stockChanges;
  }

  /** Subscribes first and reads then, so that no change is missed. @throws the database does not answer */
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
   * Reloads the tables; a call during a reload is served by the next one.
   * @throws the database does not answer; then they are reloaded as soon as it does
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
      this.#reading = undefined; // synchronously after the last check of #again, so that no call is missed
    }
  }

  /** Schedules a reload, because memory is known to be stale, and the tables may never change again. */
  #readLater(reason: unknown): void {
    if (!this.#isStale) this.#onFault(reason); // reported once
    this.#isStale = true;
    if (!this.#stopped) this.#later = setTimeout(() => this.refresh().catch(() => {}), RETRY_MS);
  }
}
