import type { OrderFields } from '../../people/accounts/order-fields.ts';
import type { OrderLimits } from '../../base/operations/shop.ts';
import type { CurrencyId, Minor } from '../../base/money/money.ts';
import type { OrderTotals } from '../../base/money/adjustments.ts';
import type { TaxFigures } from '../../base/tax/tax-figures.ts';
import type { OrderLine } from './order.ts';

/** State of a request for approval (H3). */
export type ApprovalState = (typeof APPROVAL_STATES)[number];
export const APPROVAL_STATES = ['open', 'approved', 'rejected', 'withdrawn', 'expired'] as const;

/**
 * Reason for an approval. always: every order needs one; order, month: it exceeds the limit per order or per month;
 * currency: the company's currency differs from that of the limits; wish: voluntary.
 */
export type ApprovalReason = (typeof APPROVAL_REASONS)[number];
export const APPROVAL_REASONS = ['always', 'order', 'month', 'currency', 'wish'] as const;

/** Reason for an approval, with the limit that is exceeded, if any. */
export interface ApprovalNeed {
  askedFor: Exclude<ApprovalReason, 'wish'>;
  limitMinor: Minor | null;
}

/** Snapshot of a line; older snapshots have no customer part numbers and units. */
type FrozenLine = Omit<OrderLine, 'id' | 'promise' | 'ownNumber' | 'unit' | 'kitParts'> &
  Partial<Pick<OrderLine, 'ownNumber' | 'unit' | 'kitParts'>>;

export interface FrozenOrder extends OrderTotals, OrderFields {
  /** Absent: it was not computed (O3). */
  tax?: TaxFigures | undefined;
  deliveryAddress: string;
  lines: readonly FrozenLine[];
}

/**
 * Returns whether the order needs an approval, and why (H3); null: it can be placed. An order of exactly the limit
 * needs none.
 */
export function approvalNeed(
  limits: OrderLimits | null,
  order: { totalMinor: Minor; currency: CurrencyId; monthMinor: Minor },
): ApprovalNeed | null {
  if (limits === null) return null;
  if (limits.alwaysAsk) return { askedFor: 'always', limitMinor: null };
  const { orderMinor, monthMinor, currency } = limits;
  if (orderMinor === null && monthMinor === null) return null;
  // The company has not defined what 500 pounds are in euros.
  if (currency !== order.currency) return { askedFor: 'currency', limitMinor: null };
  if (orderMinor !== null && order.totalMinor > orderMinor) return { askedFor: 'order', limitMinor: orderMinor };
  if (monthMinor !== null && order.monthMinor + order.totalMinor > monthMinor)
    return { askedFor: 'month', limitMinor: monthMinor };
  return null;
}
