import { lineTotal } from './line-total.ts';
import type { CurrencyId, Minor } from '#shop/base/money/money.ts';
import { mulDivRound, RATE_ONE } from '#shop/base/money/rates.ts';
import { type Adjustment, adjustmentsOf, type OrderTotals, totalsOf } from '../../base/money/adjustments.ts';
import { type Rates, rateOf } from './price.ts';
import { message, type RuleMessage } from '#shop/base/messages/message.ts';

export interface PricedLine {
  unitMinor: Minor;
  quantity: number;
}

/**
 * Totals of an order: sub total = goods + discount, total = sub total + delivery (B4, B5, B6, D7).
 * @param order.coupon  a valid coupon; its multiplier in millionths, 0.9 = 900,000
 */
export function orderTotals(order: {
  lines: readonly PricedLine[];
  coupon: { multiplierMicros: number } | null;
  deliveryMinor: Minor | null;
  charges?: readonly Adjustment[];
}): OrderTotals {
  const goodsMinor = order.lines.reduce((sum, line) => sum + lineTotal(line.unitMinor, line.quantity), 0);
  const discountMinor = order.coupon === null ? 0 : couponDiscount(goodsMinor, order.coupon.multiplierMicros);
  return totalsOf(goodsMinor, adjustmentsOf(discountMinor, order.deliveryMinor, order.charges));
}

/** Goods × (multiplier − 1), rounded once on the goods, so never above 0 for a multiplier of at most 1 (B5, D1). */
export function couponDiscount(goodsMinor: Minor, multiplierMicros: number): Minor {
  return mulDivRound(goodsMinor, multiplierMicros - RATE_ONE, RATE_ONE);
}

/** Returns whether the goods allow a checkout: above the minimum, not equal to it (B4). Nominal in the account currency (D7). */
export function meetsMinimumSpend(goodsMinor: Minor, minimumMinor: Minor): boolean {
  return goodsMinor > minimumMinor;
}

/** Amount by which the goods are below what a checkout requires; 0: they meet it. */
export function missingToMinimumSpend(goodsMinor: Minor, minimumMinor: Minor): Minor {
  return Math.max(0, minimumMinor - goodsMinor + 1);
}

/** Message of that amount, beside the sentence of the minimum spend. */
export function minimumSpendToGo(goodsMinor: Minor, minimumMinor: Minor, currency: CurrencyId): RuleMessage {
  return message('rule.minimum-spend-to-go', {
    amount: { minor: missingToMinimumSpend(goodsMinor, minimumMinor), currency },
  });
}

/** Message of basket, checkout and server below the minimum spend (A15, D7). */
export function minimumSpendMessage(minimumMinor: Minor): RuleMessage {
  return message('rule.minimum-spend', { amount: { minor: minimumMinor, currency: null } });
}

/**
 * An order's sub total in any currency at the order's own rates, exact and rounded once: what the wire calls
 * saleGBPTotal (currency 2) and saleEuroTotal (currency 3) (D7).
 */
export function subtotalIn(
  currency: CurrencyId,
  order: { subtotalMinor: Minor; currency: CurrencyId; rates: Rates },
): Minor {
  // From pounds to euros, no intermediate dollar amount is rounded.
  return mulDivRound(order.subtotalMinor, rateOf(currency, order.rates), rateOf(order.currency, order.rates));
}
