import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { type FieldError, InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { OperationContext, StaffContext } from '../../base/operations/operation.ts';
import { addArrival, type ReceivedArrival, receiveAndNote } from '../../catalogue/stock/adjust-stock.ts';
import { refuseKitStock } from '../../catalogue/stock/refuse-kit-stock.ts';
import { lockStock } from '../../catalogue/stock/stock-queries.ts';
import type { Purchase, PurchaseOrder } from './paths.ts';
import { countArriving, listOrdered, listToOrder } from './replenishment-queries.ts';

/** Reads all that is to order from a supplier, and all that it still owes. */
export async function readPurchase(
  { supplier }: { supplier: string },
  { shop }: Pick<OperationContext, 'shop'>,
): Promise<Purchase> {
  const [toOrder, ordered] = await Promise.all([listToOrder(shop, supplier), listOrdered(shop.db, supplier)]);
  return { supplier, today: dayInZone(shop.clock.now(), shop.store.timeZone), toOrder, ordered };
}

/**
 * Records that parts were ordered from a supplier: they are expected from now on, so the list suggests less. Returns the
 * number of lines.
 * @throws {NotFoundError} no such part
 * @throws {InvalidInputError} a colleague has ordered a part since the list was opened; nothing is recorded
 */
export function orderFromSupplier({ lines, note = '' }: PurchaseOrder, context: StaffContext): Promise<number> {
  return changeAsStaff(context, async (tx, noteChange) => {
    const ids = [...new Set(lines.map(({ productId }) => productId))].toSorted((one, other) => one - other);
    for (const productId of ids) {
      await lockStock(tx, productId);
      await refuseKitStock(tx, productId, 'quantity');
    }
    const arriving = await countArriving(tx, ids);
    const faults = lines.flatMap(({ productId, arriving: seen }, index): FieldError[] =>
      seen === undefined || seen === arriving.get(productId)
        ? []
        : [{ field: `lines.${index}.quantity`, message: message('staff-refusal.ordered-meanwhile') }],
    );
    if (faults.length > 0) throw new InvalidInputError(faults);
    for (const { productId, quantity, expectedOn } of lines)
      await addArrival(tx, { productId, quantity, expectedOn, note }, noteChange);
    return lines.length;
  });
}

/**
 * Receives goods that were expected, all of these or none. Returns their number.
 * @throws {InvalidInputError} one was received or cancelled meanwhile; nothing is booked
 */
export function receiveGoods(
  { arrivals }: { arrivals: readonly ReceivedArrival[] },
  context: StaffContext,
): Promise<number> {
  return changeAsStaff(context, async (tx, note) => {
    // In the same order everywhere, so that two receipts never deadlock.
    const inOrder = [...arrivals.entries()].toSorted(([, one], [, other]) => one.arrivalId - other.arrivalId);
    for (const [index, arrival] of inOrder) {
      try {
        await receiveAndNote(tx, arrival, note, context);
      } catch (error) {
        if (!(error instanceof NotFoundError)) throw error;
        const field = `arrivals.${index}.quantity`;
        throw new InvalidInputError([{ field, message: message('staff-refusal.received-meanwhile') }]);
      }
    }
    return arrivals.length;
  });
}
