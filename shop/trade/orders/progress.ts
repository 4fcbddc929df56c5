/** States of an order (L1). */
export const ORDER_STATES = ['new', 'accepted', 'picking', 'partly-sent', 'sent', 'closed', 'cancelled'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Steps that staff take with one key or click; shipping is separate, with lines and quantities (L3). */
export const ORDER_STEPS = ['accept', 'pick', 'close', 'cancel'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

const TRANSITIONS: Readonly<Record<OrderStep, { from: readonly OrderState[]; to: OrderState }>> = {
  accept: { from: ['new'], to: 'accepted' },
  pick: { from: ['new', 'accepted'], to: 'picking' },
  close: { from: ['partly-sent', 'sent'], to: 'closed' }, // the rest of a part-shipped order is no longer shipped
  cancel: { from: ['new', 'accepted', 'picking'], to: 'cancelled' },
};

/** State after a step; null: the step is not possible from here. */
export function afterStep(state: OrderState, step: OrderStep): OrderState | null {
  const { from, to } = TRANSITIONS[step];
  return from.includes(state) ? to : null;
}

/** The possible steps in this state, in display order. */
export function stepsFrom(state: OrderState): OrderStep[] {
  return ORDER_STEPS.filter((step) => afterStep(state, step) !== null);
}

/** The usual next step of an order in this state; null: it has ended. */
export function nextStep(state: OrderState): OrderStep | 'ship' | null {
  switch (state) {
    case 'new':
      return 'accept';
    case 'accepted':
      return 'pick';
    case 'picking':
    case 'partly-sent':
      return 'ship';
    case 'sent':
      return 'close';
    case 'closed':
    case 'cancelled':
      return null;
    default:
      return state satisfies never;
  }
}

/** Returns whether goods can still be shipped. */
export function canBeSent(state: OrderState): boolean {
  return state === 'new' || state === 'accepted' || state === 'picking' || state === 'partly-sent';
}

/** Returns whether picking has not started, so that the buyer can still request a change (L5). */
export function canBeAskedFor(state: OrderState): boolean {
  return state === 'new' || state === 'accepted';
}

/** Returns whether the step to this state returns unshipped units to stock. */
export function endsWithoutRest(state: OrderState): boolean {
  return state === 'cancelled' || state === 'closed';
}

/** Time during which a step can be undone (L1). */
export const UNDO_MS = 60_000;

export function canBeUndone(steppedAt: Date, now: Date): boolean {
  return now.getTime() - steppedAt.getTime() <= UNDO_MS;
}

/** Kinds of events of an order (L1, L3, L8). */
export const ORDER_EVENT_KINDS = [
  'placed',
  'state',
  'checked',
  'held',
  'shipment',
  'delivery charge',
  'document',
  'return',
  'request',
  'corrected',
] as const;
export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number];
