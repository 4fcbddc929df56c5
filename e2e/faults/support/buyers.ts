import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';

/** Unit prices for uk@converter.test: dollars × 0.79 × 0.8, rounded to pence, as the customer calculates them. */
const PARTS = [
  { productID: 139, priceMinor: 1580 }, // 25.00 dollars
  { productID: 140, priceMinor: 3034 }, // 48.00: 30.336
  { productID: 121, priceMinor: 3792 }, // 60.00
] as const;
const DELIVERY_MINOR = 1500; // within the United Kingdom
const ADDRESS = 1;

/** Logs a customer of the sample shop in; returns the token. */
export function logIn(url: string, email: string): Promise<string> {
  return tokenFrom(`${url}/api/user/CreateToken`, { Username: email, Password: 'press-2026' });
}

export function logInStaff(url: string): Promise<string> {
  const staff = { blogUserEmail: 'staff@pressline.test', blogUserPass: 'counter-2026' };
  return tokenFrom(`${url}/api/blogUser/CreateToken`, staff);
}

async function tokenFrom(url: string, body: object): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.status !== 200) throw new Error(`Login refused: ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}

/** One order from its buyer's point of view. */
export interface Attempt {
  cartGuid: string;
  lines: { productID: number; quantity: number }[];
  totalMinor: number;
  /** True if the order itself was sent; before that there is none. */
  sent: boolean;
  /** The number the shop returned; undefined: no response, or none with a number. */
  orderId?: number;
}

/** Other responses of the shop during the fault. */
export interface Trouble {
  status: number;
  body: string;
}

/** Customers who go on ordering, whatever happens to the shop, and remember its responses. */
export class Buyers {
  readonly attempts: Attempt[] = [];
  /** Responses that report failure: the shop's messages during a fault. */
  readonly troubles: Trouble[] = [];
  #url = '';
  #token = '';
  #going = false;
  #work: Promise<unknown> = Promise.resolve();

  get acknowledged(): Attempt[] {
    return this.attempts.filter(({ orderId }) => orderId !== undefined);
  }

  async logIn(url: string): Promise<void> {
    this.#url = url;
    this.#token = await logIn(url, 'uk@converter.test');
  }

  /** Starts this many buyers, each placing one order after the other, until `stop`. */
  start(count: number, betweenOrdersMs = 0): void {
    this.#going = true;
    this.#work = Promise.all(
      Array.from({ length: count }, async () => {
        while (this.#going) {
          await this.#buy().catch(() => pause(20)); // no response at all: the shop is down
          if (betweenOrdersMs > 0) await pause(betweenOrdersMs);
        }
      }),
    );
  }

  async stop(): Promise<void> {
    this.#going = false;
    await this.#work;
  }

  /** Waits until this many more orders have been acknowledged. */
  async hasOrdered(more: number): Promise<void> {
    const wanted = this.acknowledged.length + more;
    while (this.acknowledged.length < wanted) await pause(2);
  }

  /** Starts this many buyers, who order until this many more orders have been acknowledged. */
  async hasOrderedWhile(count: number, more: number): Promise<void> {
    this.start(count);
    await this.hasOrdered(more);
    await this.stop();
  }

  /** Sends a purchase order with one of the orders. */
  async upload(orderId: number, bytes: Uint8Array<ArrayBuffer>): Promise<Trouble> {
    const form = new FormData();
    form.append('file', new File([bytes], `${orderId}.pdf`, { type: 'application/pdf' }));
    const headers = { authorization: `Bearer ${this.#token}` };
    const answer = await fetch(`${this.#url}/api/User/UploadPO`, { method: 'POST', headers, body: form });
    return { status: answer.status, body: await answer.text() };
  }

  async download(orderId: number): Promise<Buffer> {
    const headers = { authorization: `Bearer ${this.#token}` };
    const answer = await fetch(`${this.#url}/purchase-orders/${orderId}/Purchase_Order.pdf`, { headers });
    return Buffer.from(await answer.arrayBuffer());
  }

  /** Sends again every order whose outcome is unknown: safe, as customers read (D12). */
  async sendAgain(): Promise<void> {
    for (const attempt of this.attempts.filter(({ sent, orderId }) => sent && orderId === undefined)) {
      const { status, body } = await this.#place(attempt);
      if (status !== 200) throw new Error(`A repeated order: ${status} ${body}`);
    }
  }

  async #buy(): Promise<void> {
    const each = this.attempts.length;
    const chosen = PARTS.filter((_, part) => part === each % 3 || (each >> part) % 2 === 1);
    const lines = chosen.map(({ productID }, line) => ({ productID, quantity: 4 + ((each + line) % 5) }));
    const goodsMinor = chosen.reduce((sum, { priceMinor }, line) => sum + priceMinor * (lines[line]?.quantity ?? 0), 0);
    const attempt: Attempt = { cartGuid: randomUUID(), lines, totalMinor: goodsMinor + DELIVERY_MINOR, sent: false };
    this.attempts.push(attempt);
    for (const { productID, quantity } of lines) {
      const line = { guid: attempt.cartGuid, productID, productQuantity: quantity, subProductVariantID: 99_999_999 };
      const { status, body } = await this.#post('/api/Cart/CreateCartItem', line);
      if (status !== 200) return this.#note({ status, body });
    }
    const answer = await this.#place(attempt);
    if (answer.status !== 200) await this.#note(answer);
  }

  async #place(attempt: Attempt): Promise<Trouble> {
    attempt.sent = true;
    const { cartGuid, totalMinor } = attempt;
    const request = { cartGuid, deliveryID: ADDRESS, PONumber: cartGuid.slice(0, 8), expectedTotal: totalMinor / 100 };
    const answer = await this.#post('/api/Sale/AddSale', request);
    if (answer.status === 200) attempt.orderId = Number(answer.body);
    return answer;
  }

  #note(trouble: Trouble): Promise<void> {
    this.troubles.push(trouble);
    return pause(20);
  }

  async #post(path: string, body: object): Promise<Trouble> {
    const answer = await fetch(this.#url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(scaledTimeout(60_000)),
    });
    return { status: answer.status, body: await answer.text() };
  }
}
