import { setTimeout as pause } from 'node:timers/promises';
import type { Buyers } from '../faults/support/buyers.ts';
import { logIn } from '../faults/support/buyers.ts';

export interface Figures {
  secondsWithoutOrder: number;
  secondsWithoutPage: number;
  /** 503 responses to orders, baskets and pages. */
  refused: number;
  /** Orders and baskets without a response: they are sent again. */
  cutOff: number;
  /** Any other status, and a 503 for a page without a Retry-After. */
  odd: string[];
}

const EVERY_MS = 50;
const PATIENCE_MS = 30_000;
const PAGE = '/api/Sale/GetSaleByUserID/1?pageSize=5'; // their orders
const CUT_OFF = 502; // nginx's response when a shop ends in the middle of an order

/**
 * Watches what customers experience: how long no order is acknowledged, how long none of their pages gets a response.
 */
export class Observer {
  readonly #url: string;
  readonly #buyers: Buyers;
  readonly #orders = new LongestGap();
  readonly #pages = new LongestGap();
  readonly #odd: string[] = [];
  #refusedPages = 0;
  #troublesBefore = 0;
  #going = false;
  #work: Promise<unknown> = Promise.resolve();

  constructor(url: string, buyers: Buyers) {
    this.#url = url;
    this.#buyers = buyers;
  }

  async start(): Promise<void> {
    const token = await logIn(this.#url, 'uk@converter.test');
    this.#going = true;
    this.#troublesBefore = this.#buyers.troubles.length;
    this.#orders.note();
    this.#pages.note();
    this.#work = Promise.all([this.#watchOrders(), this.#watchPages(token)]);
  }

  async stop(): Promise<Figures> {
    this.#going = false;
    await this.#work;
    const troubles = this.#buyers.troubles.slice(this.#troublesBefore);
    const refused = troubles.filter(({ status }) => status === 503).length + this.#refusedPages;
    const cutOff = troubles.filter(({ status }) => status === CUT_OFF).length;
    const odd = troubles.filter(({ status }) => status !== 503 && status !== CUT_OFF);
    this.#odd.push(...odd.map(({ status, body }) => `${status} ${body}`));
    return {
      cutOff,
      secondsWithoutOrder: this.#orders.seconds,
      secondsWithoutPage: this.#pages.seconds,
      refused,
      odd: this.#odd,
    };
  }

  async #watchOrders(): Promise<void> {
    for (let seen = this.#buyers.acknowledged.length; this.#going; await pause(EVERY_MS)) {
      const { length } = this.#buyers.acknowledged;
      if (length > seen) this.#orders.note();
      seen = length;
    }
    this.#orders.note();
  }

  async #watchPages(token: string): Promise<void> {
    while (this.#going) {
      await this.#lookAtPage(token).catch(() => {}); // no response at all
      await pause(EVERY_MS);
    }
  }

  async #lookAtPage(token: string): Promise<void> {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(this.#url + PAGE, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    await answer.arrayBuffer();
    if (answer.status === 200) this.#pages.note();
    else if (answer.status === 503 && answer.headers.has('retry-after')) this.#refusedPages += 1;
    else this.#odd.push(`${answer.status} ${PAGE}`);
  }
}

class LongestGap {
  #last = 0;
  #longest = 0;

  note(): void {
    const now = performance.now();
    if (this.#last > 0) this.#longest = Math.max(this.#longest, now - this.#last);
    this.#last = now;
  }

  /** With one decimal. */
  get seconds(): number {
    return Math.round(this.#longest / 100) / 10;
  }
}
