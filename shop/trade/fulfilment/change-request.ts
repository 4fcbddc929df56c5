/** Requests that a buyer may make before picking starts (L5). */
export const ORDER_WISHES = ['change', 'cancel'] as const;
export type OrderWish = (typeof ORDER_WISHES)[number];

/** Reasons for cancelling an order. */
export const CANCEL_REASONS = ['wrong-part', 'ordered-twice', 'not-needed', 'too-late', 'other'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export const CHANGE_REQUEST_STATES = ['open', 'accepted', 'declined', 'withdrawn'] as const;
export type ChangeRequestState = (typeof CHANGE_REQUEST_STATES)[number];

/** Maximum length of a request and of its answer. */
export const WISH_MAX = 1000;

export interface AskedChange {
  orderId: number;
  wish: OrderWish;
  wishText: string;
  /** For a cancellation only. */
  cancelReason?: CancelReason | undefined;
}

export interface AnsweredRequest {
  orderId: number;
  isAccepted: boolean;
  /** Reason for declining; for an accepted one an optional comment. */
  decisionReason: string;
}

/** A change needs a description, and so does a reason that is not in the list. */
export function isExplained({ wish, cancelReason, wishText }: Omit<AskedChange, 'orderId'>): boolean {
  return wishText !== '' || (wish === 'cancel' && cancelReason !== 'other');
}

/** Checks that a declined request has a reason. */
export function isAnswered({ isAccepted, decisionReason }: Omit<AnsweredRequest, 'orderId'>): boolean {
  return isAccepted || decisionReason !== '';
}
