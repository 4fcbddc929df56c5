import { type Db, inTransaction, violatedConstraint } from '#platform/database/database.ts';
import { type ChangedBy, recordChange } from '../../base/audit/record-change.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import { parseDay } from '../../base/days/parse-day.ts';
import { InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { readMultiplier, readStatus } from './coupon-draft.ts';
import { type CouponText, insertCoupon, lockCoupon, updateCoupon } from './coupon-queries.ts';
import type { CouponChange, StoredCoupon } from './paths.ts';
import { message } from '../../base/messages/message.ts';

/**
 * Saves a code as staff typed it; orders that used it keep their copy (B9). Returns its id.
 * @throws {NotFoundError} no such code
 * @throws {StaleSaveError} another person saved it since the screen was opened
 * @throws {InvalidInputError} another promotion has this code
 */
export async function saveCoupon(
  change: CouponChange,
  { shop, caller: { staff } }: StaffContext,
): Promise<{ id: number }> {
  const text = textOf(change);
  try {
    return await inTransaction(shop.db, async (tx) => {
      const before = change.id === 0 ? undefined : await lockCoupon(tx, change.id);
      if (change.id !== 0 && before === undefined) throw new NotFoundError('promo-code');
      if (before !== undefined) {
        await requireUnchanged(tx, { entity: 'promo code', entityId: before.id }, change.version, before);
      }
      const after = before === undefined ? await insertCoupon(tx, text) : await updateCoupon(tx, before, text);
      await recordChange(tx, staff, shop.clock.now(), {
        action: before === undefined ? 'added' : 'saved',
        entity: 'promo code',
        entityId: after.id,
        before: before ?? null,
        after,
      });
      return { id: after.id };
    });
  } catch (error) {
    if (violatedConstraint(error) !== 'coupons_code_unique') throw error;
    throw new InvalidInputError([{ field: 'code', message: message('staff-refusal.promo-code-taken') }]);
  }
}

/** The days are valid at this point. */
function textOf({ code, name, status, multiplier, continent, startsOn, endsOn }: CouponChange): CouponText {
  return {
    code,
    name,
    status: readStatus(status),
    multiplierMicros: readMultiplier(multiplier),
    continent: continent === '' ? null : continent,
    startsOn: parseDay(startsOn) ?? startsOn,
    endsOn: parseDay(endsOn) ?? endsOn,
  };
}

/** Sets the status of a locked code, with its audit entry (P4). Returns its new version. */
export async function setCouponStatus(
  tx: Db,
  before: StoredCoupon,
  status: StoredCoupon['status'],
  { staff, now }: { staff: ChangedBy; now: Date },
): Promise<number> {
  const { id, version: _version, ...text } = before;
  const after = await updateCoupon(tx, before, { ...text, status });
  await recordChange(tx, staff, now, { action: 'saved', entity: 'promo code', entityId: id, before, after });
  return after.version;
}
