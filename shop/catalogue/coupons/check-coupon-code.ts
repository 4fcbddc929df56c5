import type { Db } from '#platform/database/database.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import type { CustomerCaller, Shop } from '../../base/operations/shop.ts';
import { CODE_INVALID, couponRefusal } from './coupon.ts';
import { findCouponByCode } from './coupon-queries.ts';
import { promotionPaths } from './paths.ts';
import type { Message } from '../../base/messages/message.ts';

/** Result of a typed code: its multiplier for the goods, or the reason for refusal. */
export type CheckedCode =
  | { code: string; multiplierMicros: number; refusal: null }
  | { code: string; multiplierMicros: null; refusal: Message };

/**
 * Checks a code that a customer typed, today in the store's time zone (B5, D5). Each invalid one counts as a guess,
 * together with the attempts at GetPromoCodeByName (D21): a person who guesses too often gets no answer for a while,
 * not even for a valid code.
 * @param continent continent of the account's country
 * @throws {TooManyTriesError}
 */
export async function checkCouponCode(
  db: Db,
  code: string,
  continent: string | null,
  { shop, caller }: { shop: Shop; caller: CustomerCaller },
): Promise<CheckedCode> {
  const account = caller.customer.guid;
  await shop.throttle(promotionPaths.find, account, caller, 0);
  const checked = await recheckCouponCode(db, code, continent, shop);
  if (checked.refusal !== null) await shop.throttle(promotionPaths.find, account, caller);
  return checked;
}

/** Checks a code that was valid before, which does not count as a guess. */
export async function recheckCouponCode(
  db: Db,
  code: string,
  continent: string | null,
  { clock, store }: Pick<Shop, 'clock' | 'store'>,
): Promise<CheckedCode> {
  const coupon = await findCouponByCode(db, code);
  const today = dayInZone(clock.now(), store.timeZone);
  const refusal = couponRefusal(coupon, code, { today, continent });
  const multiplierMicros = coupon?.multiplierMicros ?? null;
  if (refusal === null && multiplierMicros !== null) return { code, multiplierMicros, refusal };
  return { code, multiplierMicros: null, refusal: refusal ?? CODE_INVALID };
}
