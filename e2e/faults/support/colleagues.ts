import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import type { Books } from './books.ts';
import { logIn } from './buyers.ts';

const ADDRESS = 1;
const PART = 140;

/** A request for approval from the point of view of the two members involved (H3). */
interface Request {
  cartGuid: string;
  /** True if it was sent; before that there is none. */
  sent: boolean;
  /** The number the shop returned; undefined: no response came. */
  approvalId?: number;
  /** The order that the shop returned to the approver. */
  orderId?: number;
}

/**
 * press@converter.test, whose orders all need approval, and approver@converter.test, who approves each as soon as it is
 * requested.
 */
export class Colleagues {
  readonly requests: Request[] = [];
  #url = '';
  #tokens = { buyer: '', approver: '' };
  #going = false;
  #work: Promise<unknown> = Promise.resolve();

  async logIn(url: string): Promise<void> {
    this.#url = url;
    this.#tokens = {
      buyer: await logIn(url, 'press@converter.test'),
      approver: await logIn(url, 'approver@converter.test'),
    };
  }

  /** Requests and approves this many baskets at once, one after the other, until `stop`. */
  start(count: number): void {
    this.#going = true;
    this.#work = Promise.all(
      Array.from({ length: count }, async () => {
        while (this.#going) {
          const request: Request = { cartGuid: randomUUID(), sent: false };
          this.requests.push(request);
          await this.#fill(request)
            .then(() => this.#finish(request))
            .catch(() => pause(20)); // no response: the shop is down
        }
      }),
    );
  }

  async stop(): Promise<void> {
    this.#going = false;
    await this.#work;
  }

  /** Waits until this many more have been approved. */
  async haveApproved(more: number): Promise<void> {
    const approved = () => this.requests.filter(({ orderId }) => orderId !== undefined).length;
    const wanted = approved() + more;
    while (approved() < wanted) await pause(2);
  }

  /**
   * Requests and approves again where the outcome is unknown: the same basket makes the same request, and one order.
   */
  async sendAgain(): Promise<void> {
    for (const request of this.requests) if (request.sent && request.orderId === undefined) await this.#finish(request);
  }

  /** Each request exists once, approved with its one order, and each of its mails once. */
  async expectRight(books: Books): Promise<void> {
    const sent = this.requests.filter(({ orderId }) => orderId !== undefined);
    const rows = await books.ask(
      `select carts.guid::text as "cartGuid", request.id as "approvalId", request.order_id as "orderId", request.state,
              (select count(*)::integer from orders where orders.cart_id = carts.id) as orders,
              (select array_agg(kind || ' ' || (payload ->> 'customerId') order by kind, payload ->> 'customerId') from outbox
               where kind in ('approval-request', 'approval-answer') and (payload ->> 'approvalId')::integer = request.id) as mails
       from carts
       join approval_requests as request on request.cart_id = carts.id
       where carts.guid = any($1)`,
      [this.requests.map(({ cartGuid }) => cartGuid)],
    );
    const [{ mails } = { mails: [] }] = rows as { mails: string[] }[];
    expect(new Set(mails).size, 'nobody is written to twice').toBe(mails.length);
    const byCart = (one: { cartGuid: string }, other: { cartGuid: string }) => (one.cartGuid < other.cartGuid ? -1 : 1);
    expect((rows as { cartGuid: string }[]).toSorted(byCart)).toEqual(
      sent
        .map(({ cartGuid, approvalId, orderId }) => ({
          cartGuid,
          approvalId,
          orderId,
          state: 'approved',
          orders: 1,
          mails,
        }))
        .toSorted(byCart),
    );
  }

  async #fill({ cartGuid }: Request): Promise<void> {
    const line = { guid: cartGuid, productID: PART, productQuantity: 4, subProductVariantID: 99_999_999 };
    await this.#call('buyer', 'POST', '/api/Cart/CreateCartItem', line);
  }

  async #finish(request: Request): Promise<void> {
    request.sent = true;
    const { cartGuid } = request;
    const wanted = { cartGuid, deliveryID: ADDRESS, poNumber: cartGuid.slice(0, 8) };
    // Someone who got the number does not request again: if it was approved meanwhile, the basket is an order, and the
    // request would be refused.
    request.approvalId ??= (await this.#call('buyer', 'POST', '/api/Approval/AskForApproval', wanted)) as number;
    const { approvalId } = request;
    const path = `/api/Approval/GetRequest/${approvalId}`;
    const { orderNow } = (await this.#call('approver', 'GET', path)) as { orderNow: { stamp: string } | null };
    // Approving again returns the same order, regardless of the stamp.
    const approval = { approvalID: approvalId, stamp: orderNow?.stamp ?? 'decided' };
    request.orderId = (await this.#call('approver', 'POST', '/api/Approval/ApproveRequest', approval)) as number;
  }

  /** @throws any response but a success */
  async #call(who: 'buyer' | 'approver', method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(this.#url + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#tokens[who]}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(scaledTimeout(60_000)),
    });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
}
