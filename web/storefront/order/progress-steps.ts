import type { CalendarDay } from '#shop/base/days/calendar-day.ts';
import type { OrderState } from '#shop/trade/orders/progress.ts';
import type { BuyerEntry } from '#shop/desk/timeline/paths.ts';

/** A step of an order's way to the buyer. */
export interface ProgressStep {
  state: OrderState;
  /** An instant, or the day of the last shipment; null: not reached, skipped, or not known. */
  at: Date | CalendarDay | null;
  isReached: boolean;
  isCurrent: boolean;
}

interface OrderHistory {
  state: OrderState;
  /** ISO 8601. */
  placedAt: string;
  /** Newest first. */
  timeline: readonly Pick<BuyerEntry, 'at' | 'what' | 'details'>[];
  /** Days of the shipments, in their order. */
  shippedOn: readonly CalendarDay[];
}

/** The steps of an order with their dates: those to the shipment, and the end if there is another (L1). */
export function progressSteps(history: OrderHistory): ProgressStep[] {
  const { state } = history;
  const states = statesOf(state);
  const reached = states.indexOf(state);
  return states.map((each, index) => ({
    state: each,
    at: index > reached ? null : dateOf(each, history),
    isReached: index <= reached,
    isCurrent: index === reached,
  }));
}

function statesOf(state: OrderState): OrderState[] {
  if (state === 'cancelled') return ['new', 'cancelled'];
  if (state === 'partly-sent') return ['new', 'accepted', 'picking', 'partly-sent', 'sent'];
  return state === 'closed' ? ['new', 'accepted', 'picking', 'sent', 'closed'] : ['new', 'accepted', 'picking', 'sent'];
}

/** An undone step does not count. */
function dateOf(state: OrderState, { placedAt, timeline, shippedOn }: OrderHistory): ProgressStep['at'] {
  if (state === 'new') return new Date(placedAt);
  const shipped = state === 'sent' || state === 'partly-sent' ? shippedOn.at(-1) : undefined;
  if (shipped !== undefined) return shipped;
  const step = timeline.find(
    ({ what, details }) => what === 'state' && details.to === state && details.undoes === undefined,
  );
  return step === undefined ? null : new Date(step.at);
}
