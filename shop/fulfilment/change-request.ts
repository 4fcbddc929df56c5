/** Requests that a buyer may make before picking starts (L5). */
export const ORDER_WISHES = ['change', 'cancel'] as const;
export type OrderWish = (typeof ORDER_WISHES)[number];

/** Why an order is to be cancelled. */
export const CANCEL_REASONS = ['wrong-part', 'ordered-twice', 'not-needed', 'too-late', 'other'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export const CHANGE_REQUEST_STATES = ['open', 'accepted', 'declined', 'withdrawn'] as const;
export type ChangeRequestState = (typeof CHANGE_REQUEST_STATES)[number];

/** The most that a buyer writes, and the counter answers. */
export const WISH_MAX = 1000;

export interface AskedChange {
  orderId: number;
  wish: OrderWish;
  wishText: string;
  /** Of a wish to cancel alone. */
  cancelReason?: CancelReason | undefined;
}

export interface AnsweredRequest {
  orderId: number;
  isAccepted: boolean;
  /** Why it is declined; for an accepted one what is to be said besides. */
  decisionReason: string;
}

/** A change needs a description, and so does a reason that is not in the list. */
export function isExplained({ wish, cancelReason, wishText }: Omit<AskedChange, 'orderId'>): boolean {
  return wishText !== '' || (wish === 'cancel' && cancelReason !== 'other');
}

/** Checks that a refusal has a reason. */
export function isAnswered({ isAccepted, decisionReason }: Omit<AnsweredRequest, 'orderId'>): boolean {
  return isAccepted || decisionReason !== '';
}
