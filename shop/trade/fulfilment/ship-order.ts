import { eq, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import { recordChanges } from '../../base/audit/record-change.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { canBeSent, type OrderState } from '../orders/progress.ts';
import { currentOrders } from '../orders/current-orders.ts';
import { orderProgress } from '../orders/tables.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import { findCarrier } from './carrier-queries.ts';
import { findSnapshotTerms } from './correction-queries.ts';
import { listLineProgress } from './delivery-queries.ts';
import type { ShipmentDraft } from './staff-paths.ts';
import { lockProgress, recordEvents, setState } from './progress-queries.ts';
import { linesToSend, refusePartShipment, sendRefusals, type SentLine, stateAfter } from './shipment-rules.ts';
import { recordStates } from './take-steps.ts';
import { shipmentLines, shipments } from './tables.ts';
import { bookShipment } from './book-shipment.ts';
import { taxOfAdvised } from './tax-of-corrections.ts';

/**
 * Records a shipment of an order, and notifies the buyer (L3). Returns the shipment's id.
 * @throws {NotFoundError} no such order, or no such carrier
 * @throws {ConflictError} it was cancelled, closed or shipped in the meantime
 * @throws {InvalidInputError} more than is left, nothing, a line of another order, a charge that was not to be advised:
 * by field
 */
export function shipOrder(draft: ShipmentDraft, { shop, caller: { staff } }: StaffContext): Promise<number> {
  const { orderId } = draft;
  const now = shop.clock.now();
  const shippedOn = draft.shippedOn ?? dayInZone(now, shop.store.timeZone);
  return inTransaction(shop.db, async (tx) => {
    const [progress] = await lockProgress(tx, [orderId]);
    const state = progress?.state ?? 'closed';
    if (!canBeSent(state)) throw new ConflictError('order.not-sendable', message('staff-refusal.order-not-sendable'));
    const open = await listLineProgress(tx, orderId);
    const sending = linesToSend(open, draft.lines);
    const after = stateAfter(open, sending);
    const [asked] = await tx
      .select({ shipping: currentOrders.shipping })
      .from(currentOrders)
      .where(eq(currentOrders.id, orderId));
    const refusals = [...sendRefusals(open, sending), ...refusePartShipment(asked?.shipping ?? null, after)];
    if (refusals.length > 0) throw new InvalidInputError(refusals);
    await adviseDelivery(tx, draft, { staff, now });

    const shipmentId = await insertShipment(tx, { ...draft, shippedOn }, sending, { staff, now });
    await bookShipment(tx, shipmentId, now);
    await tx.update(orderProgress).set({ sentOn: shippedOn }).where(eq(orderProgress.orderId, orderId));
    await moveOn(tx, { orderId, from: state, to: after, shipmentId }, { staff, now });
    await queueEffect(tx, now, 'order-shipped', { orderId, shipmentId });
    return shipmentId;
  });
}

interface By {
  staff: { id: number; name: string };
  now: Date;
}

async function insertShipment(
  tx: Db,
  { orderId, carrierId, trackingNumber = '', shippedOn, note = '' }: ShipmentDraft & { shippedOn: string },
  sending: readonly SentLine[],
  { staff, now }: By,
): Promise<number> {
  const carrier = carrierId === null || carrierId === undefined ? null : await findCarrier(tx, carrierId);
  if (carrier === undefined) throw new NotFoundError('carrier');
  const [shipment] = await tx
    .insert(shipments)
    .values({
      orderId,
      position: sql`(select count(*) + 1 from shipments where order_id = ${orderId})`, // the order is locked
      shippedOn,
      carrierName: carrier?.name ?? '',
      trackingNumber,
      trackingUrl: carrier?.trackingUrl ?? '',
      note,
      staffName: staff.name,
      createdAt: now,
    })
    .returning({ id: shipments.id });
  if (shipment === undefined) throw new Error('A shipment was inserted, but not returned.');
  await tx.insert(shipmentLines).values(sending.map((line) => ({ ...line, shipmentId: shipment.id })));
  return shipment.id;
}

/** Once, and only if the order says 'to be advised' since its last correction (D6, L5). */
async function adviseDelivery(tx: Db, { orderId, deliveryMinor }: ShipmentDraft, { staff, now }: By): Promise<void> {
  if (deliveryMinor === null || deliveryMinor === undefined) return;
  const terms = await findSnapshotTerms(tx, orderId);
  if (terms.deliveryMinor !== null || terms.advisedMinor !== null)
    throw new InvalidInputError([{ field: 'deliveryMinor', message: message('staff-refusal.delivery-known') }]);
  const advisedTaxMinor = await taxOfAdvised(tx, orderId, deliveryMinor);
  await tx
    .update(orderProgress)
    .set({ advisedDeliveryMinor: deliveryMinor, advisedTaxMinor })
    .where(eq(orderProgress.orderId, orderId));
  await recordEvents(tx, staff, now, [{ orderId, kind: 'delivery charge', details: { amountMinor: deliveryMinor } }]);
}

async function moveOn(
  tx: Db,
  change: { orderId: number; from: OrderState; to: OrderState; shipmentId: number },
  { staff, now }: By,
): Promise<void> {
  const { orderId, from, to, shipmentId } = change;
  if (from !== to) {
    await setState(tx, [orderId], to, now);
    await recordStates(tx, { changes: [change] }, { staff, now });
  }
  await recordEvents(tx, staff, now, [{ orderId, kind: 'shipment', details: { shipmentId } }]);
  await recordChanges(tx, staff, now, [
    { action: 'sent goods of', entity: 'order', entityId: orderId, before: null, after: { shipmentId } },
  ]);
}
