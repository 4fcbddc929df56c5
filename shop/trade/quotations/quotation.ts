import { addDays, type CalendarDay, dayInZone } from '../../base/days/calendar-day.ts';
import type { Minor } from '../../base/money/money.ts';

/** States of a quotation (K6). 'expired' is no state: it follows from the day (`shownState`). */
export const QUOTATION_STATES = [
  'asked',
  'preparing',
  'review',
  'sent',
  'countered',
  'ordered',
  'declined',
  'withdrawn',
] as const;
export type QuotationState = (typeof QUOTATION_STATES)[number];

export const SHOWN_STATES = [...QUOTATION_STATES, 'expired'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/** Steps by buyer and by staff. */
export const BUYERS_STEPS = ['counter', 'decline', 'retract', 'order'] as const;
export const STAFFS_STEPS = ['prepare', 'review', 'send', 'withdraw'] as const;
export type QuotationStep = (typeof BUYERS_STEPS)[number] | (typeof STAFFS_STEPS)[number];

/** Events in a quotation's own history; 'approval': a buyer's approvers were asked (H3). */
export const QUOTATION_EVENTS = ['ask', 'approval', ...BUYERS_STEPS, ...STAFFS_STEPS] as const;
export type QuotationEventKind = (typeof QUOTATION_EVENTS)[number];

const OPEN: readonly ShownState[] = ['asked', 'preparing', 'review', 'sent', 'countered', 'expired'];

const TRANSITIONS: Readonly<Record<QuotationStep, { from: readonly ShownState[]; to: QuotationState | null }>> = {
  counter: { from: ['sent'], to: 'countered' },
  decline: { from: ['sent', 'countered'], to: 'declined' },
  retract: { from: ['asked', 'preparing', 'review'], to: 'withdrawn' }, // the buyer no longer wants a price
  order: { from: ['sent'], to: 'ordered' },
  prepare: { from: OPEN, to: null }, // the offer that the buyer has stays, until a newer one is sent
  review: { from: OPEN, to: 'review' },
  send: { from: OPEN, to: 'sent' },
  withdraw: { from: OPEN, to: 'withdrawn' },
};

/** State after a step; null: the step is not possible from here. */
export function afterStep(state: ShownState, step: QuotationStep): QuotationState | null {
  const { from, to } = TRANSITIONS[step];
  if (!from.includes(state)) return null;
  return to ?? (state === 'sent' || state === 'expired' ? 'sent' : 'preparing');
}

export function canTake(state: ShownState, step: QuotationStep): boolean {
  return afterStep(state, step) !== null;
}

/** State on a day: an offer expires after its last day, and nothing has to run for that. */
export function shownState(
  { state, validUntil }: { state: QuotationState; validUntil: CalendarDay | null },
  today: CalendarDay,
): ShownState {
  return state === 'sent' && validUntil !== null && validUntil < today ? 'expired' : state;
}

/** A price beside the company's own. */
export interface OfferedPrice {
  unitPriceMinor: Minor;
  ownPriceMinor: Minor;
}

/** The largest discount of some lines on the company's own prices, in whole per cent, rounded up: 20.01 % needs 21 %. */
export function largestDiscount(lines: readonly OfferedPrice[]): number {
  return Math.max(0, ...lines.map(discountOf));
}

function discountOf({ unitPriceMinor, ownPriceMinor }: OfferedPrice): number {
  if (unitPriceMinor >= ownPriceMinor) return 0;
  return Math.ceil(((ownPriceMinor - unitPriceMinor) * 100) / ownPriceMinor);
}

/** Returns whether a person may give that discount. @param limit in per cent; null: any */
export function mayGive(limit: number | null, discount: number): boolean {
  return limit === null || discount <= limit;
}

/** Days that an offer holds, unless staff say otherwise. */
const VALID_DAYS = 30;

/** The last day of an offer that is made now, unless staff say otherwise. */
export const usualUntilDayAt = (now: Date, timeZone: string): CalendarDay =>
  addDays(dayInZone(now, timeZone), VALID_DAYS);

/** Days before the end on which the buyer is reminded. */
export const REMINDER_DAYS = 3;
export const MESSAGE_MAX = 1000;
export const QUOTATION_MAX_LINES = 200;
