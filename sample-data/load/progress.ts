import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { carriers, shipmentLines, shipments } from '#shop/trade/fulfilment/tables.ts';
import { orderLines, orderProgress } from '#shop/trade/orders/tables.ts';
import { arrivals } from '#shop/catalogue/stock/tables.ts';
import type { SampleFiles } from '../sample-files.ts';
import { instantOf } from './moment.ts';

/** Inserts the states of the orders (L1), their shipments (L3), and expected arrivals (L4). The database has created all of them as new. */
export async function fillProgress(tx: Db, sample: SampleFiles, today: Date): Promise<void> {
  await tx.update(orderProgress).set({ state: 'closed' });
  for (const [orderId, steps] of Map.groupBy(sample.orderStates, (row) => row.orderId)) {
    const last = steps.at(-1);
    if (last === undefined) continue;
    const since = instantOf({ on: null, daysAgo: last.daysAgo }, today, last.time);
    await tx.update(orderProgress).set({ state: last.state, since }).where(eq(orderProgress.orderId, orderId));
  }
  await tx.insert(carriers).values(sample.carriers);
  await fillShipments(tx, sample, today);
  await tx.insert(arrivals).values(
    sample.arrivals.map(({ daysAhead, ...arrival }) => ({
      ...arrival,
      expectedOn: instantOf({ on: null, daysAgo: -daysAhead }, today, '00:00').toISOString().slice(0, 10),
    })),
  );
}

async function fillShipments(tx: Db, sample: SampleFiles, today: Date): Promise<void> {
  const carrierById = new Map(sample.carriers.map((carrier) => [carrier.id, carrier]));
  await tx.insert(shipments).values(
    sample.shipments.map(({ lines: _, daysAgo, carrierId, ...shipment }) => {
      const createdAt = instantOf({ on: null, daysAgo }, today, '15:00');
      const carrier = carrierById.get(carrierId);
      return {
        ...shipment,
        createdAt,
        shippedOn: createdAt.toISOString().slice(0, 10),
        carrierName: carrier?.name ?? '',
        trackingUrl: carrier?.trackingUrl ?? '',
        staffName: sample.staff[0]?.name ?? '',
      };
    }),
  );
  const lines = await tx
    .select({ id: orderLines.id, orderId: orderLines.orderId, position: orderLines.position })
    .from(orderLines);
  const lineId = new Map(lines.map(({ id, orderId, position }) => [`${orderId}:${position}`, id]));
  await tx.insert(shipmentLines).values(
    sample.shipments.flatMap(({ id, orderId, lines: sent }) =>
      sent.map(({ position, quantity }) => {
        const orderLineId = lineId.get(`${orderId}:${position}`);
        if (orderLineId === undefined) throw new Error(`Order ${orderId} has no line ${position} to ship`);
        return { shipmentId: id, orderLineId, quantity };
      }),
    ),
  );
  await tx.execute(sql`
    update order_progress
    set sent_on = sent.day
    from (select order_id, max(shipped_on) as day from shipments group by order_id) as sent
    where sent.order_id = order_progress.order_id`);
}
