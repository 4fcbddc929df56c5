import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { calls, connect } from '../../../client/index.ts';
import type { Books } from './books.ts';
import { logInStaff } from './buyers.ts';

/** A part that the buyers of the test don't buy. */
const PART = { number: 'DB-0200', id: 141 };
const SCOPES = ['orders:read', 'stock:write', 'changes:read'];
/** Pause between two calls of each loop: with the orders of the buyers, below the 600 calls a minute of a key. */
const STEP_MS = 500;

/** An ERP that calls the shop with a key, by the client for programs: it reads each new order, and books goods that arrive. */
export class Erp {
  /** Number of times that each order was read. */
  readonly #orders = new Map<number, number>();
  readonly #shop: ReturnType<typeof connect>;
  readonly #firstOrder: number;
  readonly #stockBefore: number;
  #cursor: string;
  #arrivals = 0;
  #going = true;
  readonly #work: Promise<unknown>;

  private constructor(shop: ReturnType<typeof connect>, cursor: string, firstOrder: number, stockBefore: number) {
    this.#shop = shop;
    this.#cursor = cursor;
    this.#firstOrder = firstOrder;
    this.#stockBefore = stockBefore;
    this.#work = Promise.all([this.#follow(), this.#receive()]);
  }

  /** Goes on until `stop`, however often the shop is away. */
  static async start(url: string, books: Books): Promise<Erp> {
    const shop = connect({ url, key: await makeKey(url), attempts: 1000, wait: () => pause(STEP_MS) });
    const { cursor } = await calls.getChangesSummary({}, shop);
    const [{ last } = { last: 0 }] = await books.ask<{ last: number }>('select max(id) as last from orders');
    return new Erp(shop, cursor, last + 1, await stockOf(books));
  }

  /** Number of orders read, and of arrivals booked. */
  get done(): string {
    return `${this.#orders.size} orders read, ${this.#arrivals} arrivals booked`;
  }

  async stop(): Promise<void> {
    this.#going = false;
    await this.#work;
    await this.#readNews();
  }

  /** Each order was read once, and each arrival booked once (M2). */
  async expectRight(books: Books): Promise<void> {
    const orders = await books.ask<{ id: number }>('select id from orders where id >= $1 order by id', [
      this.#firstOrder,
    ]);
    expect([...this.#orders].toSorted(([one], [other]) => one - other)).toEqual(orders.map(({ id }) => [id, 1]));
    expect((await stockOf(books)) - this.#stockBefore).toBe(this.#arrivals);
  }

  async #follow(): Promise<void> {
    while (this.#going) {
      await this.#readNews();
      await pause(STEP_MS);
    }
  }

  async #readNews(): Promise<void> {
    for (let isMore = true; isMore;) {
      const page = await calls.getChanges({ after: this.#cursor, kinds: 'order.placed' }, this.#shop);
      for (const { objectID: saleId } of page.changes) {
        await calls.getSaleGetSaleById({ saleId }, this.#shop);
        this.#orders.set(saleId, (this.#orders.get(saleId) ?? 0) + 1);
      }
      this.#cursor = page.cursor;
      isMore = page.isMore;
    }
  }

  async #receive(): Promise<void> {
    while (this.#going) {
      const arrival = { part: PART.number, kind: 'arrival', productQuantity: 1, reason: '' };
      const slip = `delivery note ${this.#arrivals + 1}`;
      await calls.postStockBookStockOfParts({ body: { bookings: [arrival] } }, this.#shop.once(slip));
      this.#arrivals += 1;
      await pause(STEP_MS);
    }
  }

  /** The part whose stock changes for other reasons than orders. */
  static readonly partId = PART.id;
}

async function stockOf(books: Books): Promise<number> {
  const [part] = await books.ask<{ stock: number }>('select stock_level as stock from products where id = $1', [
    PART.id,
  ]);
  return part?.stock ?? 0;
}

async function makeKey(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await logInStaff(url)}` };
  const body = JSON.stringify({ keyName: 'ERP', keyScopes: SCOPES, networks: [], keyLifetime: 30 });
  const answer = await fetch(`${url}/api/Key/AddStaffKey`, { method: 'POST', headers, body });
  if (answer.status !== 200) throw new Error(`No key: ${await answer.text()}`);
  return ((await answer.json()) as { apiKey: string }).apiKey;
}
