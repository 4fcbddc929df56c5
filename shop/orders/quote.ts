import type { Cart } from '../cart/cart.ts';
import { deliveryCharge } from '../delivery/charge.ts';
import { orderTotals } from '../pricing/totals.ts';
import type { CheckedCode } from '../promotions/check-coupon-code.ts';
import type { Settings } from '../settings/settings.ts';
import type { Quote } from './order.ts';

/**
 * What a cart comes to: the same figures before an order and in it (D7).
 * @param code     what the buyer typed, checked; null where nothing was
 * @param country  of the delivery address; null until one is chosen: delivery 0 for now
 */
export function quoteCart(
  cart: Cart,
  code: CheckedCode | null,
  country: { id: number; continent: string } | null,
  settings: Pick<Settings, 'deliveryUnitedKingdomMinor' | 'deliveryEuropeMinor'>,
): Quote {
  const multiplierMicros = code?.multiplierMicros ?? null;
  const rates = {
    unitedKingdomMinor: settings.deliveryUnitedKingdomMinor,
    europeMinor: settings.deliveryEuropeMinor,
  };
  const totals = orderTotals({
    lines: cart.lines.map((line) => ({ unitMinor: line.unitPriceMinor, quantity: line.quantity })),
    coupon: multiplierMicros === null ? null : { multiplierMicros },
    deliveryMinor: country === null ? 0 : deliveryCharge(country, rates),
  });
  return {
    currency: cart.currency,
    ...totals,
    coupon: code === null ? null : { code: code.code, refusal: code.refusal },
  };
}
