import { inArray, sql } from 'drizzle-orm';
import { type CommitOrder, collectRounds } from '#platform/database/commit-order.ts';
import type { Database } from '#platform/database/database.ts';
import { currentOrders } from '../orders/current-orders.ts';
import { listHeaders } from '../orders/order-queries.ts';
import type { ChangedOrders } from './paths.ts';

interface Question {
  /** The last event returned; 0: from the beginning. */
  afterEvent: number;
  /** Only events from then on, for a program without a cursor. */
  since: Date | null;
  count: number;
}

const EVENTS: CommitOrder = { rows: sql`order_events`, round: sql`feed_round`, feed: sql`order_feed` };

/**
 * Lists the orders changed after an event, each once, and the event to continue from. Events are returned by the rounds
 * that collected them: an event committed later belongs to a later round, though its id may be lower, so none is
 * skipped. For a cursor that is not an event (after a restored backup) all rounds are returned again.
 */
export async function listChangedOrders(db: Database, { afterEvent, since, count }: Question): Promise<ChangedOrders> {
  await collectRounds(db, EVENTS);
  const { rows } = await db.execute<{ id: number; order_id: number; at: Date }>(sql`
    select id, order_id, at
    from order_events
    where (feed_round, id) > (coalesce((select feed_round from order_events where id = ${afterEvent}), 0), ${afterEvent}::integer)
      and at >= ${since?.toISOString() ?? '-infinity'}::timestamptz
    order by feed_round, id
    limit ${count + 1}`);
  const events = rows.slice(0, count);
  const changedAt = new Map(events.map(({ order_id, at }) => [order_id, new Date(at).toISOString()]));
  const headers = changedAt.size === 0 ? [] : await listHeaders(db, inArray(currentOrders.id, [...changedAt.keys()]));
  const byId = new Map(headers.map((header) => [header.id, header]));
  return {
    cursor: String(events.at(-1)?.id ?? afterEvent),
    isMore: rows.length > count,
    orders: [...changedAt].flatMap(([orderId, at]) => {
      const header = byId.get(orderId);
      if (header === undefined) return [];
      const { reference, purchaseOrderNumber, placedAt, despatchedOn, state } = header;
      return { orderId, reference, purchaseOrderNumber, placedAt, despatchedOn, state, changedAt: at };
    }),
  };
}
