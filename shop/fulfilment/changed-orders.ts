import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { listHeaders } from '../orders/order-queries.ts';
import { orders } from '../orders/tables.ts';
import type { ChangedOrders } from './paths.ts';

interface Question {
  /** The last event that was told; 0: from the beginning. */
  afterEvent: number;
  /** Only events from then on: for whoever has no cursor yet. */
  since: Date | null;
  count: number;
}

/** No transaction takes so long: what is older is told even where the numbers of transactions began anew, in a restored shop. */
const SETTLED = '1 hour';

/**
 * The orders that changed after an event, each once, and the event to go on from. Told are events of transactions that are all
 * finished: one that is still under way may hold an event with a lower number, which would be passed over.
 */
export async function listChangedOrders(db: Db, { afterEvent, since, count }: Question): Promise<ChangedOrders> {
  const { rows } = await db.execute<{ id: number; order_id: number; at: Date }>(sql`
    select id, order_id, at
    from order_events
    where id > ${afterEvent}
      and (xid < pg_snapshot_xmin(pg_current_snapshot()) or at < now() - ${SETTLED}::interval)
      and at >= ${since?.toISOString() ?? '-infinity'}::timestamptz
    order by id
    limit ${count + 1}`);
  const told = rows.slice(0, count);
  const changedAt = new Map(told.map(({ order_id, at }) => [order_id, new Date(at).toISOString()]));
  const headers = changedAt.size === 0 ? [] : await listHeaders(db, inArray(orders.id, [...changedAt.keys()]));
  const byId = new Map(headers.map((header) => [header.id, header]));
  return {
    cursor: String(told.at(-1)?.id ?? afterEvent),
    isMore: rows.length > count,
    orders: [...changedAt].flatMap(([orderId, at]) => {
      const header = byId.get(orderId);
      if (header === undefined) return [];
      const { reference, purchaseOrderNumber, placedAt, despatchedOn, state } = header;
      return { orderId, reference, purchaseOrderNumber, placedAt, despatchedOn, state, changedAt: at };
    }),
  };
}
