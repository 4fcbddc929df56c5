import type { OrderFields } from '../accounts/order-fields.ts';
import type { OrderLimits } from '../operations/shop.ts';
import type { CurrencyId, Minor } from '../kernel/money.ts';
import type { OrderTotals } from '../pricing/totals.ts';
import type { OrderLine } from './order.ts';

/** State of a request for approval (H3). */
export type ApprovalState = (typeof APPROVAL_STATES)[number];
export const APPROVAL_STATES = ['open', 'approved', 'rejected', 'withdrawn', 'expired'] as const;

/**
 * Why a member asks before they order. always: they are to ask each time; order, month: it comes to more than one order, or the orders of a
 * month, may; currency: the company buys in another currency than the limits are in; wish: they need not.
 */
export type ApprovalReason = (typeof APPROVAL_REASONS)[number];
export const APPROVAL_REASONS = ['always', 'order', 'month', 'currency', 'wish'] as const;

/** Why somebody of the company has to agree, and the amount that is passed where it is one. */
export interface ApprovalNeed {
  askedFor: Exclude<ApprovalReason, 'wish'>;
  limitMinor: Minor | null;
}

/** An order as it was when approval was asked for it; amounts in its own currency. */
/** A line as it was; what was frozen before own numbers and units were kept has none. */
type FrozenLine = Omit<OrderLine, 'id' | 'promise' | 'ownNumber' | 'unit'> &
  Partial<Pick<OrderLine, 'ownNumber' | 'unit'>>;

export interface FrozenOrder extends OrderTotals, OrderFields {
  deliveryAddress: string;
  lines: readonly FrozenLine[];
}

/** Returns whether the order needs somebody's approval, and why (H3); null: it may be placed. Exactly the limit is within it. */
export function approvalNeed(
  limits: OrderLimits | null,
  order: { totalMinor: Minor; currency: CurrencyId; monthMinor: Minor },
): ApprovalNeed | null {
  if (limits === null) return null;
  if (limits.alwaysAsk) return { askedFor: 'always', limitMinor: null };
  const { orderMinor, monthMinor, currency } = limits;
  if (orderMinor === null && monthMinor === null) return null;
  // What 500 pounds are in euros nobody of the company has said.
  if (currency !== order.currency) return { askedFor: 'currency', limitMinor: null };
  if (orderMinor !== null && order.totalMinor > orderMinor) return { askedFor: 'order', limitMinor: orderMinor };
  if (monthMinor !== null && order.monthMinor + order.totalMinor > monthMinor)
    return { askedFor: 'month', limitMinor: monthMinor };
  return null;
}
