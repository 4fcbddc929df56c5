import { dayInZone } from '../../base/days/calendar-day.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import { couponRefusal } from './coupon.ts';
import { findCouponByCode } from './coupon-queries.ts';
import type { UsableCoupon } from './paths.ts';

/**
 * Finds a code that is valid today for the calling customer; staff can look up any (D31).
 * @throws {NotFoundError} unknown or invalid; a customer can't tell which
 */
export async function findUsableCoupon(
  { code }: { code: string },
  { shop, caller: { customer, staff } }: OperationContext,
): Promise<UsableCoupon> {
  const coupon = await findCouponByCode(shop.db, code);
  const continent = customer === null ? null : (shop.hot().countryById.get(customer.countryId)?.continent ?? null);
  const today = dayInZone(shop.clock.now(), shop.store.timeZone);
  const works = staff !== null || couponRefusal(coupon, code, { today, continent }) === null;
  if (coupon === undefined || !works) throw new NotFoundError('promo-code');
  const { version: _, ...usable } = coupon;
  return usable;
}
