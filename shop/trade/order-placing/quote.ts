import type { PricedCart } from '../cart/cart.ts';
import type { AgreedTerms } from '../cart/stored-cart.ts';
import { deliveryCharge } from '../delivery/charge.ts';
import { orderTotals } from '../../catalogue/pricing/totals.ts';
import type { CheckedCode } from '../../catalogue/coupons/check-coupon-code.ts';
import type { Settings } from '../../base/settings/settings.ts';
import type { UntranslatedQuote } from '../orders/order.ts';

/**
 * Computes the totals of a cart, the same before an order and in it (D7).
 * @param code the buyer's checked code; null if none was typed
 * @param country country of the delivery address; null until one is selected
 * @param agreed terms of the quotation that it fulfils, whose delivery counts (K6)
 */
export function quoteCart(
  cart: PricedCart,
  code: CheckedCode | null,
  country: { id: number; continent: string } | null,
  settings: Pick<Settings, 'deliveryUnitedKingdomMinor' | 'deliveryEuropeMinor'>,
  agreed: AgreedTerms | null = null,
): UntranslatedQuote {
  const multiplierMicros = code?.multiplierMicros ?? null;
  const rates = {
    unitedKingdomMinor: settings.deliveryUnitedKingdomMinor,
    europeMinor: settings.deliveryEuropeMinor,
  };
  const totals = orderTotals({
    lines: cart.lines.map((line) => ({ unitMinor: line.unitPriceMinor, quantity: line.quantity })),
    coupon: multiplierMicros === null ? null : { multiplierMicros },
    deliveryMinor: agreed === null ? chargeTo(country, rates) : agreed.deliveryMinor,
    charges: cart.charges,
  });
  return {
    currency: cart.currency,
    ...totals,
    coupon: code === null ? null : { code: code.code, refusal: code.refusal },
  };
}

function chargeTo(country: { id: number; continent: string } | null, rates: Parameters<typeof deliveryCharge>[1]) {
  return country === null ? null : deliveryCharge(country, rates);
}
