import pg from 'pg';
import type { Db } from '#platform/database/database.ts';
import { readHotData, type HotData } from '#shop/hot-data.ts';

const CHANNEL = 'pressline_changed';
/** Told when stock levels changed and nothing else; otherwise the name of a table is told. */
const STOCK = 'stock';
const RETRY_MS = 1000;

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
  #listener: pg.Client | undefined;
  #stopped = false;

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

  /** Listens first and reads then, so that no change falls between. */
  async start(): Promise<void> {
    await this.#listen();
    await this.refresh();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#listener?.end().catch(this.#onFault);
  }

  /** Reads the tables again; a call while one reading is under way is answered by the next. */
  refresh(): Promise<void> {
    if (this.#reading !== undefined) {
      this.#again = true;
      return this.#reading;
    }
    this.#reading = this.#readUntilQuiet().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #readUntilQuiet(): Promise<void> {
    do {
      this.#again = false;
      this.#version += 1;
      this.#hot = await readHotData(this.#db, this.#version);
    } while (this.#again);
  }

  async #listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, application_name: 'pressline listener' });
    client.on('error', () => {}); // 'end' follows and mends it
    client.on('notification', ({ payload }) => {
      if (payload === STOCK) this.#stockChanges += 1;
      else void this.refresh().catch(this.#onFault);
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    client.once('end', () => void this.#listenAgain());
    this.#listener = client;
  }

  /** The connection broke: what changed meanwhile is unknown, so everything is read anew. */
  async #listenAgain(): Promise<void> {
    while (!this.#stopped) {
      try {
        await this.#listen();
        await this.refresh();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }
}
