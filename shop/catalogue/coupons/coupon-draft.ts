import type { CalendarDay } from '#shop/base/days/calendar-day.ts';
import { parseDay } from '#shop/base/days/parse-day.ts';
import { type FieldErrors, fieldErrors } from '#shop/base/messages/field-errors.ts';
import { RATE_ONE } from '#shop/base/money/rates.ts';
import { type CouponStatus, isUsableMultiplier } from './coupon.ts';
import { message, type RuleMessage } from '#shop/base/messages/message.ts';

/** A promo code as staff typed it: dates as dd/mm/yyyy, the value as a decimal, the status as a number (C8). */
export interface CouponDraft {
  name: string;
  code: string;
  startsOn: string;
  endsOn: string;
  status: string;
  multiplier: string;
}

/** Validates a promo code as staff save one (C8, D5). A status or value that is not a number is accepted. */
export function couponDraftErrors(draft: CouponDraft): FieldErrors<keyof CouponDraft> {
  const multiplierMicros = readMultiplier(draft.multiplier);
  return fieldErrors({
    name: draft.name.trim() === '' ? message('staff-rule.required.promo-name') : null,
    code: draft.code.trim() === '' ? message('staff-rule.required.promo-code') : null,
    startsOn: dayRefusal(draft.startsOn, 'start'),
    endsOn: dayRefusal(draft.endsOn, 'end') ?? orderRefusal(parseDay(draft.startsOn), parseDay(draft.endsOn)),
    status: isOtherNumber(draft.status) ? message('staff-rule.promo-status') : null,
    multiplier:
      percentRefusal(draft.multiplier) ??
      (multiplierMicros === null || isUsableMultiplier(multiplierMicros) ? null : message('staff-rule.promo-value')),
  });
}

/** The status of a typed number: 1 live, 0 inactive; null if it is not a whole number (C8, D5). */
export function readStatus(typed: string): CouponStatus | null {
  switch (readNumber(typed)) {
    case 1:
      return 'live';
    case 0:
      return 'inactive';
    case null:
    default:
      return null;
  }
}

/** The typed multiplier in millionths; null if it is not a number (C8, D5). It may be out of range. */
export function readMultiplier(typed: string): number | null {
  const value = readNumber(typed);
  return value === null ? null : Math.round(value * RATE_ONE);
}

/** '15%' is ambiguous: discount or remaining share? It is refused with both readings, not stored as no value (C8). */
function percentRefusal(typed: string): RuleMessage | null {
  const [, number = ''] = /^\s*(\d{1,2}(?:[.,]\d+)?)\s*%\s*$/.exec(typed) ?? [];
  if (number === '') return /%/.test(typed) ? message('staff-rule.promo-percentage') : null;
  const percent = Number(number.replace(',', './'));
  return message('staff-rule.promo-percentage-of', { percent: number, value: Number((1 - percent / 100).toFixed(6)) });
}

function isOtherNumber(typed: string): boolean {
  const value = readNumber(typed);
  return value !== null && Number.isInteger(value) && value !== 0 && value !== 1;
}

/** A plain decimal number without a suffix; null otherwise. */
function readNumber(typed: string): number | null {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(typed.trim()) ? Number(typed) : null;
}

function dayRefusal(typed: string, label: 'start' | 'end'): RuleMessage | null {
  if (typed.trim() === '') return message(`staff-rule.required.promo-${label}`);
  return parseDay(typed) === null ? message(`staff-rule.promo-${label}`) : null;
}

function orderRefusal(startsOn: CalendarDay | null, endsOn: CalendarDay | null): RuleMessage | null {
  return startsOn !== null && endsOn !== null && endsOn < startsOn ? message('staff-rule.promo-order') : null;
}
