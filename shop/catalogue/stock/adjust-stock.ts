import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { changeAsStaff, type Note } from '../../base/audit/change-as-staff.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { bookMovements } from './book-movements.ts';
import { moveOfBooking } from './booking.ts';
import type { ArrivalDraft, StockBooking } from './paths.ts';
import { lockStock, stockLevelOf } from './stock-queries.ts';
import { refuseKitStock } from './refuse-kit-stock.ts';
import { arrivals } from './tables.ts';

/** Records a stock entry by staff (L4); received goods fill back-orders first. Returns the available stock. */
export function adjustStock(booking: StockBooking, context: StaffContext): Promise<number> {
  return changeAsStaff(context, async (tx, note) => (await bookAndNote(tx, booking, note, context)).after);
}

/** Books one entry with its line in the audit list. Returns the available stock before and after it. */
export async function bookAndNote(tx: Db, booking: StockBooking, note: Note, context: StaffContext) {
  const level = await book(tx, booking, context);
  await note({
    action: 'booked stock of',
    entity: 'product',
    entityId: booking.productId,
    before: { stockLevel: level.before },
    after: { stockLevel: level.after, kind: booking.kind, reason: booking.reason ?? '' },
  });
  return level;
}

async function book(tx: Db, { productId, reason = '', ...booking }: StockBooking, { shop, caller }: StaffContext) {
  const there = await lockStock(tx, productId);
  await refuseKitStock(tx, productId, 'quantity');
  const movement = {
    productId,
    kind: booking.kind,
    ...moveOfBooking(booking, there),
    reason,
    staffName: caller.staff.name,
  };
  await bookMovements(tx, shop.clock.now(), [movement]);
  return { before: there.stockLevel, after: await stockLevelOf(tx, productId) };
}

/** Records expected goods (L4). Returns the arrival's id. @throws {NotFoundError} */
export function expectArrival({ productId, ...arrival }: ArrivalDraft, context: StaffContext): Promise<number> {
  return changeAsStaff(context, async (tx, note) => {
    await lockStock(tx, productId);
    await refuseKitStock(tx, productId, 'quantity');
    return addArrival(tx, { productId, ...arrival }, note);
  });
}

/** Adds expected goods of a part that is locked, with their line in the audit list. Returns the arrival's id. */
export async function addArrival(tx: Db, { productId, ...arrival }: ArrivalDraft, note: Note): Promise<number> {
  const [made] = await tx
    .insert(arrivals)
    .values({ productId, ...arrival })
    .returning({ id: arrivals.id });
  if (made === undefined) throw new Error('An arrival was inserted, but not returned.');
  await note({ action: 'expects goods of', entity: 'product', entityId: productId, before: null, after: arrival });
  return made.id;
}

/**
 * Receives an expected arrival, in full or in part. Returns the available stock. @throws {NotFoundError} also if it was
 * already received
 */
export function receiveArrival(received: ReceivedArrival, context: StaffContext): Promise<number> {
  return changeAsStaff(context, (tx, note) => receiveAndNote(tx, received, note, context));
}

/** Goods that came; without a quantity all that were expected. */
export interface ReceivedArrival {
  arrivalId: number;
  quantity?: number | undefined;
}

/** Receives an arrival with its line in the audit list. Returns the available stock. @throws {NotFoundError} */
export async function receiveAndNote(
  tx: Db,
  { arrivalId, quantity }: ReceivedArrival,
  note: Note,
  context: StaffContext,
): Promise<number> {
  const arrival = await endArrival(tx, arrivalId, context.shop.clock.now());
  const { productId, note: reason } = arrival;
  const came = quantity ?? arrival.quantity;
  const level = await book(tx, { productId, kind: 'arrival', quantity: came, reason }, context);
  await note({
    action: 'received goods of',
    entity: 'product',
    entityId: productId,
    before: { stockLevel: level.before },
    after: { stockLevel: level.after },
  });
  return level.after;
}

/** Cancels an expected arrival. Returns 1. */
export function cancelArrival({ arrivalId }: { arrivalId: number }, context: StaffContext): Promise<1> {
  return changeAsStaff(context, async (tx, note): Promise<1> => {
    const { productId, quantity, expectedOn } = await endArrival(tx, arrivalId, context.shop.clock.now());
    const before = { quantity, expectedOn };
    await note({ action: 'no longer expects goods of', entity: 'product', entityId: productId, before, after: null });
    return 1;
  });
}

/** Ended once, also by two concurrent clicks. */
async function endArrival(tx: Db, arrivalId: number, endedAt: Date) {
  const [arrival] = await tx
    .update(arrivals)
    .set({ endedAt })
    .where(and(eq(arrivals.id, arrivalId), isNull(arrivals.endedAt)))
    .returning();
  if (arrival === undefined) throw new NotFoundError('arrival');
  return arrival;
}
