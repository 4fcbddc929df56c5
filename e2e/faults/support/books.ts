import pg from 'pg';
import { expect } from 'vitest';
import type { Attempt } from './buyers.ts';

const ENOUGH = 1_000_000;

/** Reads the shop's database directly: what was really written. */
export class Books {
  readonly #url: () => string;

  /** @param url  the database's address, requested each time because the database may have been restarted */
  constructor(url: () => string) {
    this.#url = url;
  }

  async ask<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.#url() });
    client.on('error', () => {}); // the query fails with a message
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Enough stock that nothing runs out. */
  async fillShelves(): Promise<void> {
    await this.ask('update products set stock_level = $1', [ENOUGH]);
  }

  /** Every order exists exactly once, complete and correct, and stock and mails agree (B9, D12). */
  async expectRight(attempts: readonly Attempt[]): Promise<void> {
    const orders = await this.#ordersOf(attempts);
    const known = new Map(attempts.map((attempt) => [attempt.cartGuid, attempt]));
    for (const order of orders) {
      const { orderId = order.id, totalMinor, lines, sent } = known.get(order.guid) ?? { totalMinor: 0, sent: false };
      expect({ ...order, sent }).toEqual({
        id: orderId,
        guid: order.guid,
        total: totalMinor,
        lines,
        mails: 2,
        sent: true,
      });
    }
    const acknowledged = attempts.filter(({ orderId }) => orderId !== undefined);
    expect(new Set(orders.map(({ id }) => id)).size, 'every order once').toBe(orders.length);
    expect(acknowledged.map(({ orderId }) => orderId).toSorted(), 'every acknowledged order, and no other').toEqual(
      orders.map(({ id }) => id).toSorted(),
    );
    const sold = new Map<number, number>();
    for (const { productID, quantity } of acknowledged.flatMap(({ lines }) => lines))
      sold.set(productID, (sold.get(productID) ?? 0) + quantity);
    const shelves = await this.ask<{ id: number; stock: number }>(
      'select id, stock_level as stock from products where id = any($1)',
      [[...sold.keys()]],
    );
    for (const { id, stock } of shelves) expect(ENOUGH - stock, `what was taken of ${id}`).toBe(sold.get(id));
  }

  #ordersOf(attempts: readonly Attempt[]) {
    return this.ask<{ id: number; guid: string; total: number; lines: object[]; mails: number }>(
      `select orders.id, carts.guid::text as guid, orders.total_minor::integer as total,
              (select json_agg(json_build_object('productID', product_id, 'quantity', quantity) order by position)
               from order_lines
               where order_id = orders.id) as lines,
              coalesce(mails.count, 0) as mails
       from orders
       join carts on carts.id = orders.cart_id
       left join (
         select (payload ->> 'orderId')::integer as order_id, count(*)::integer as count
         from outbox
         where kind like 'order-%'
         group by 1
       ) as mails on mails.order_id = orders.id
       where carts.guid = any($1)
       order by orders.id`,
      [attempts.map(({ cartGuid }) => cartGuid)],
    );
  }
}
