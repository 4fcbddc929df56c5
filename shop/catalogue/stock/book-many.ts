import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { type FieldError, InvalidInputError } from '../../base/messages/errors.ts';
import { message, type Untranslated } from '../../base/messages/message.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { kits } from '../kits/tables.ts';
import { partsByNumber } from '../parts/parts-by-number.ts';
import { bookAndNote } from './adjust-stock.ts';
import type { BookedStock, StockBookings } from './paths.ts';

/**
 * Records stock entries by part number, in one transaction (M2). In the order of the products, so that two callers can't deadlock.
 * @throws {InvalidInputError} by field: a part that is unknown, named twice, or a kit, unless the caller takes the others
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
    const refusal =
      productId === undefined ? PART_UNKNOWN : isTwice ? PART_TWICE : kits.has(productId) ? KIT_STOCK : null;
    return { booking, productId, refusal };
  });
  const errors = lines.flatMap(({ refusal }, index): FieldError[] =>
    refusal === null ? [] : [{ field: `bookings.${index}.part`, message: refusal }],
  );
  if (errors.length > 0 && !isPartial) throw new InvalidInputError(errors);
  const levels = new Map<number, number>();
  await changeAsStaff(context, async (tx, note) => {
    const booked = lines.flatMap(({ booking: { part: _, ...rest }, productId, refusal }) =>
      productId === undefined || refusal !== null ? [] : [{ ...rest, productId }],
    );
    for (const booking of booked.toSorted((one, other) => one.productId - other.productId))
      levels.set(booking.productId, await bookAndNote(tx, booking, note, context));
  });
  return lines.map(({ booking: { part }, productId, refusal }) => ({
    part,
    stockLevel: refusal === null ? (levels.get(productId ?? 0) ?? null) : null,
    refusal,
  }));
}

const PART_UNKNOWN = message('staff-refusal.part-unknown');
const PART_TWICE = message('staff-refusal.part-twice');
const KIT_STOCK = message('staff-refusal.kit-stock');

/** Kits among these products: their stock is what their parts allow (J7). */
async function kitsAmong(db: Db, productIds: readonly number[]): Promise<Set<number>> {
  const rows = await db.select({ id: kits.productId }).from(kits).where(inArray(kits.productId, productIds));
  return new Set(rows.map(({ id }) => id));
}
