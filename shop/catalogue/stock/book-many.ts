import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { type FieldError, InvalidInputError } from '../../base/messages/errors.ts';
import { message, type Untranslated } from '../../base/messages/message.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { kits } from '../kits/tables.ts';
import { partsByNumber } from '../parts/parts-by-number.ts';
import { bookAndNote } from './adjust-stock.ts';
import { faultOfBooking } from './booking.ts';
import type { BookedStock, BookingKind, StockBooking, StockBookings } from './paths.ts';

/**
 * Records stock entries by part number, in one transaction (M2). In the order of the products, so that two callers can't deadlock.
 * @throws {InvalidInputError} by field, unless the caller takes the others: a part that is unknown, named twice, or a kit; a wrong kind,
 * quantity or reason
 */
export async function adjustStockOfParts(
  { bookings, isPartial = false }: StockBookings,
  context: StaffContext,
): Promise<Untranslated<BookedStock, 'refusal'>[]> {
  const { shop } = context;
  const find = await partsByNumber(
    shop.db,
    bookings.map(({ part }) => part),
  );
  const ids = bookings.map(({ part }) => find(part)?.id);
  const kits = await kitsAmong(
    shop.db,
    ids.filter((id) => id !== undefined),
  );
  const lines = bookings.map((booking, index) => {
    const productId = ids[index];
    const isTwice = productId !== undefined && ids.indexOf(productId) < index;
    const part = productId === undefined ? PART_UNKNOWN : isTwice ? PART_TWICE : kits.has(productId) ? KIT_STOCK : null;
    return { booking, productId, fault: part === null ? faultOfBooking(booking) : { field: 'part', message: part } };
  });
  const errors = lines.flatMap(({ fault }, index): FieldError[] =>
    fault === null ? [] : [{ field: `bookings.${index}.${fault.field}`, message: fault.message }],
  );
  if (errors.length > 0 && !isPartial) throw new InvalidInputError(errors);
  const levels = new Map<number, { before: number; after: number }>();
  await changeAsStaff(context, async (tx, note) => {
    const right = lines.flatMap(({ booking: { part: _, kind, ...rest }, productId, fault }): StockBooking[] =>
      productId === undefined || fault !== null ? [] : [{ ...rest, kind: kind as BookingKind, productId }],
    );
    for (const booking of right.toSorted((one, other) => one.productId - other.productId))
      levels.set(booking.productId, await bookAndNote(tx, booking, note, context));
  });
  return lines.map(({ booking: { part }, productId, fault }) => {
    const level = fault === null ? levels.get(productId ?? 0) : undefined;
    return {
      part,
      stockBefore: level?.before ?? null,
      stockLevel: level?.after ?? null,
      refusal: fault?.message ?? null,
    };
  });
}

const PART_UNKNOWN = message('staff-refusal.part-unknown');
const PART_TWICE = message('staff-refusal.part-twice');
const KIT_STOCK = message('staff-refusal.kit-stock');

/** Kits among these products: their stock is what their parts allow (J7). */
async function kitsAmong(db: Db, productIds: readonly number[]): Promise<Set<number>> {
  const rows = await db.select({ id: kits.productId }).from(kits).where(inArray(kits.productId, productIds));
  return new Set(rows.map(({ id }) => id));
}
