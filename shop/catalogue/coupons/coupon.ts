import type { CalendarDay } from '#shop/base/days/calendar-day.ts';
import { RATE_ONE } from '#shop/base/money/rates.ts';
import { message } from '#shop/base/messages/message.ts';

export type CouponStatus = 'live' | 'inactive';

/**
 * A promo code as staff edit it. A status or value that could not be parsed is null and makes the code invalid (D5).
 */
export interface Coupon {
  code: string;
  status: CouponStatus | null;
  /** Share of the goods that remains to pay, in millionths: 900,000 is a discount of 10 %. */
  multiplierMicros: number | null;
  startsOn: CalendarDay;
  endsOn: CalendarDay;
  /** The continent of the accounts that can use it; blank for all. */
  continent: string | null;
}

/** Conditions of a coupon: the day in the store's time zone, and the continent of the account's country. */
export interface CouponContext {
  today: CalendarDay;
  continent: string | null;
}

/** The only message about an invalid code, which never gives the reason (A18). */
export const CODE_INVALID = message('rule.code-invalid');

/**
 * Returns why a typed code gives no discount, or null (B5, D5).
 * @param coupon the coupon with this code; undefined if there is none
 * @param code as the buyer typed it, compared letter by letter, case included
 */
export function couponRefusal(
  coupon: Coupon | undefined,
  code: string,
  context: CouponContext,
): typeof CODE_INVALID | null {
  if (coupon === undefined || coupon.code !== code) return CODE_INVALID;
  const works = coupon.status === 'live' && hasUsableMultiplier(coupon) && isRunning(coupon, context.today);
  return works && fitsContinent(coupon, context.continent) ? null : CODE_INVALID;
}

/** Returns whether a multiplier is over 0 and at most 1: a discount of less than everything (D5). */
export function isUsableMultiplier(multiplierMicros: number): boolean {
  return Number.isInteger(multiplierMicros) && multiplierMicros > 0 && multiplierMicros <= RATE_ONE;
}

function hasUsableMultiplier({ multiplierMicros }: Coupon): boolean {
  return multiplierMicros !== null && isUsableMultiplier(multiplierMicros);
}

/** Inclusive on both sides: a coupon that ends today still works today (B5). */
function isRunning({ startsOn, endsOn }: Coupon, today: CalendarDay): boolean {
  return startsOn <= today && today <= endsOn;
}

function fitsContinent(coupon: Coupon, continent: string | null): boolean {
  const wanted = coupon.continent?.trim() ?? '';
  return wanted === '' || wanted === continent;
}

/** Discount of a multiplier in percent: 900,000 is 10, 872,500 is 12.75. */
export function percentOff(multiplierMicros: number): number {
  return (RATE_ONE - multiplierMicros) / (RATE_ONE / 100);
}
