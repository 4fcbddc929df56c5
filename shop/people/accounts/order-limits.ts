import type { OrderLimits } from '../../base/operations/shop.ts';
import { customers } from './tables.ts';

/** The columns with a member's limits. */
export const LIMITS = {
  orderLimitMinor: customers.orderLimitMinor,
  monthLimitMinor: customers.monthLimitMinor,
  limitCurrencyId: customers.limitCurrencyId,
  alwaysAsk: customers.alwaysAsk,
};

type LimitColumns = Pick<typeof customers.$inferSelect, keyof typeof LIMITS>;

/** Limits of a member (H3); null: unlimited. */
export function limitsOf({
  orderLimitMinor,
  monthLimitMinor,
  limitCurrencyId,
  alwaysAsk,
}: LimitColumns): OrderLimits | null {
  if (!alwaysAsk && orderLimitMinor === null && monthLimitMinor === null) return null;
  return { orderMinor: orderLimitMinor, monthMinor: monthLimitMinor, currency: limitCurrencyId, alwaysAsk };
}
