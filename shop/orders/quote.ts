import type { PricedCart } from '../cart/cart.ts';
import { deliveryCharge } from './delivery/charge.ts';
import { orderTotals } from '../pricing/totals.ts';
import type { CheckedCode } from '../promotions/check-coupon-code.ts';
import type { Settings } from '../settings/settings.ts';
import type { UntranslatedQuote } from './order.ts';

/**
 * Computes the totals of a cart, the same before an order and in it (D7).
 * @param code the buyer's checked code; null if none was typed
 * @param country country of the delivery address; null until one is selected
 */
export function quoteCart(
  cart: PricedCart,
  code: CheckedCode | null,
  country: { id: number; continent: string } | null,
  settings: Pick<Settings, 'deliveryUnitedKingdomMinor' | 'deliveryEuropeMinor'>,
): UntranslatedQuote {
  const multiplierMicros = code?.multiplierMicros ?? null;
  const rates = {
    unitedKingdomMinor: settings.deliveryUnitedKingdomMinor,
    europeMinor: settings.deliveryEuropeMinor,
  };
  const totals = orderTotals({
    lines: cart.lines.map((line) => ({ unitMinor: line.unitPriceMinor, quantity: line.quantity })),
    coupon: multiplierMicros === null ? null : { multiplierMicros },
    deliveryMinor: country === null ? null : deliveryCharge(country, rates),
  });
  return {
    currency: cart.currency,
    ...totals,
    coupon: code === null ? null : { code: code.code, refusal: code.refusal },
  };
}
