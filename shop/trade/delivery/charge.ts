import type { Minor } from '#shop/base/money/money.ts';
import { message } from '#shop/base/messages/message.ts';

/** The country number of the United Kingdom in the documented country list (B6). */
export const UNITED_KINGDOM_ID = 247;

/** Text in place of an amount if delivery is agreed later (A27). */
export const DELIVERY_TO_BE_ADVISED = message('rule.delivery-to-be-advised');

/** The note shown with it (A27). */
export const DELIVERY_TO_BE_ADVISED_NOTE = message('rule.delivery-note');

/** The store's delivery rates, nominal: the same figure in every currency (D6). */
export interface DeliveryRates {
  unitedKingdomMinor: Minor;
  europeMinor: Minor;
}

/** Delivery charge to that country, once per order; null: to be advised, as with a rate of 0 (B6, D6). */
export function deliveryCharge(country: { id: number; continent: string | null }, rates: DeliveryRates): Minor | null {
  // The United Kingdom before its continent, because it has its own rate.
  if (country.id === UNITED_KINGDOM_ID) return rates.unitedKingdomMinor || null;
  return country.continent === 'Europe' ? rates.europeMinor || null : null;
}
