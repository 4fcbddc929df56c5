import { setTimeout as pause } from 'node:timers/promises';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';

const THINKING_MS = 10; // some hundred people in the same shop

const LOOKED_AT = [
  '/',
  '/search?s=28',
  '/search?keyword=blade',
  '/search?keyword=tape&page=2',
  '/product?id=140',
  '/product?id=101',
  '/Contact-Us',
  '/api/Product/GetProductByCategoryPageination/28/1/18',
  '/api/Product/GetProductBySearch/sleeve/1',
];
const CUSTOMERS = [
  '/Dashboard',
  '/Order-History',
  '/Basket',
  '/product?id=140',
  '/search?keyword=blade',
  '/My-Account',
];
const LISTS = [
  '/api/Sale/GetAllSalesByComplete?page=1&pageSize=20',
  '/api/Sale/GetAllSalesByPending',
  '/api/User/GetAllUsers/label',
  '/api/Product/GetAllProductsAdmin/blade',
  '/Administration/Dashboard',
  '/Administration/Orders',
];

/** Everyday load without orders: visitors, searches, customers on their pages, staff on their lists. */
export class Everyday {
  /** Responses that report failure. */
  readonly failures: string[] = [];
  answers = 0;
  readonly #url: string;
  readonly #ending = new AbortController();
  readonly #people: Promise<void>[];

  constructor(url: string, people: { customer: string; staff: string }) {
    this.#url = url;
    const customer = { cookie: `token=${people.customer}` };
    const staff = { cookie: `admintoken=${people.staff}` };
    this.#people = [
      ...Array.from({ length: 6 }, (_, each) => this.#goOn(LOOKED_AT, {}, each)),
      ...Array.from({ length: 3 }, (_, each) => this.#goOn(CUSTOMERS, customer, each)),
      this.#goOn(LISTS, staff, 0),
      this.#searchAnew(),
    ];
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await Promise.all(this.#people);
  }

  async #goOn(addresses: readonly string[], headers: Record<string, string>, from: number): Promise<void> {
    for (let each = from; !this.#ending.signal.aborted; each += 1)
      await this.#look(addresses[each % addresses.length] ?? '/', headers);
  }

  /** Words that have not been searched for before: what is cached for them must not pile up. */
  async #searchAnew(): Promise<void> {
    for (let each = 0; !this.#ending.signal.aborted; each += 1)
      await this.#look(`/search?keyword=blade+${each.toString(36)}`, {});
  }

  async #look(address: string, headers: Record<string, string>): Promise<void> {
    try {
      const answer = await fetch(this.#url + address, { headers, signal: AbortSignal.timeout(scaledTimeout(60_000)) });
      await answer.arrayBuffer();
      this.answers += 1;
      if (answer.status !== 200) this.failures.push(`${address}: ${answer.status}`);
    } catch (error) {
      this.failures.push(`${address}: ${String(error)}`);
    }
    await pause(THINKING_MS);
  }
}
