import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, vi } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import type { Books } from './books.ts';
import { logInStaff } from './buyers.ts';

const KINDS = ['order.placed', 'stock.changed'];

interface Event {
  type: string;
  data: { object: string; id: number; version: number };
}

/** Another system that the shop calls: it verifies each request with another's library, and remembers what it received. */
export class WebhookReceiver {
  /** First arrival of each id, in that order. */
  readonly received = new Map<string, Event>();
  /** Arrivals of an id that it knew already. */
  repeated = 0;
  /** Requests that were not genuine, and ids that came again with other content. */
  readonly faults: string[] = [];
  readonly #server: Server;
  #port = 0;
  #secret = '';
  #firstChange = 0;

  constructor() {
    this.#server = createServer((request, response) => {
      void text(request).then((body) => {
        const status = this.#hear(
          String(request.headers['webhook-id']),
          body,
          request.headers as Record<string, string>,
        );
        response.writeHead(status).end();
      });
    });
    onTestFinished(() => this.stop());
  }

  /** Listens, always at the same port. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Adds itself to the shop's own webhooks. */
  async connect(shopUrl: string, books: Books): Promise<void> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${await logInStaff(shopUrl)}` };
    const webhookUrl = `http://127.0.0.1:${this.#port}/`;
    const body = JSON.stringify({ webhookUrl, webhookNote: 'ERP', changeKinds: KINDS });
    const answer = await fetch(`${shopUrl}/api/Webhook/AddStaffWebhook`, { method: 'POST', headers, body });
    if (answer.status !== 200) throw new Error(`No webhook: ${await answer.text()}`);
    this.#secret = ((await answer.json()) as { webhookSecret: string }).webhookSecret;
    const [{ last } = { last: 0 }] = await books.ask<{ last: number }>(LAST_CHANGE);
    this.#firstChange = last + 1;
  }

  /**
   * Every cause in the books has its change, every change its cause; each change was received, under one id, in the order of its object; and
   * nothing else was received (M3).
   * @param otherStock parts whose stock changes for other reasons than orders
   */
  async expectRight(books: Books, otherStock: readonly number[] = []): Promise<void> {
    expect(await books.ask(CAUSES_WITHOUT_THEIR_CHANGES, [this.#firstChange, otherStock])).toEqual([]);
    const changes = await books.ask<{ id: string }>(CHANGES, [this.#firstChange, KINDS]);
    const ids = changes.map(({ id }) => id);
    await vi.waitFor(() => expect(ids.filter((id) => !this.received.has(id))).toEqual([]), {
      timeout: scaledTimeout(60_000),
      interval: 50,
    });
    expect([...this.received.keys()].toSorted(), 'what was received has happened').toEqual(ids.toSorted());
    expect(this.faults).toEqual([]);
    const latest = new Map<string, number>();
    const early = [...this.received.values()].filter(({ data: { object, id, version } }) => {
      const isEarly = version < (latest.get(`${object} ${id}`) ?? 0);
      latest.set(`${object} ${id}`, version);
      return isEarly;
    });
    expect(early, 'changes of an object that came after a later one').toEqual([]);
  }

  #hear(id: string, body: string, headers: Record<string, string>): number {
    try {
      const event = new Webhook(this.#secret).verify(body, headers) as Event;
      const known = this.received.get(id);
      if (known === undefined) this.received.set(id, event);
      else this.repeated += 1;
      if (known !== undefined && known.data.version !== event.data.version) this.faults.push(`${id} changed: ${body}`);
      return 204;
    } catch (error) {
      this.faults.push(String(error));
      return 401;
    }
  }
}

const LAST_CHANGE = 'select coalesce(max(id), 0)::integer as last from changes';

const CHANGES = `
  select 'chg_' || id as id from changes where id >= $1 and kind = any($2) order by id`;

/** Orders, and stock that orders took, whose changes are not exactly one. */
const CAUSES_WITHOUT_THEIR_CHANGES = `
  with noted as (
    select kind, object_id, count(*) as changes from changes where id >= $1 group by kind, object_id
  ), placed as (
    select id from orders where id >= (select min(object_id) from noted where kind = 'order.placed')
  ), causes as (
    select 'order.placed' as kind, id as object_id, 1 as causes from placed
    union all
    select 'stock.changed', product_id, count(*) from order_lines where order_id in (select id from placed) group by product_id
  )
  select kind, object_id, causes::integer, changes::integer
  from causes full join noted using (kind, object_id)
  where kind in ('order.placed', 'stock.changed') and causes is distinct from changes
    and not (kind = 'stock.changed' and object_id = any($2::integer[]))`;

/** Deliveries that a killed server was sending, or that failed, wait for their time; a test does not. */
export const MAKE_DELIVERIES_DUE = `
  with open as (
    update webhook_endpoints set wait_until = null
    where id in (select id from webhook_endpoints where wait_until is not null for update skip locked)
  )
  update webhook_deliveries set due_at = now()
  where id in (
    select id from webhook_deliveries where done_at is null and given_up_at is null for update skip locked
  )`;
