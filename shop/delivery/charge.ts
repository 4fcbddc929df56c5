import type { Minor } from '#shop/kernel/money.ts';

/** The country number of the United Kingdom in the documented country list (B6). */
export const UNITED_KINGDOM_ID = 247;

/** What stands in place of an amount when delivery is agreed later (A27). */
export const DELIVERY_TO_BE_ADVISED = 'Delivery To Be Advised';

/** The note that goes with it (A27). */
export const DELIVERY_TO_BE_ADVISED_NOTE =
  '*Delivery charges may be calculated and confirmed prior to dispatching of items.';

/** The store's delivery rates: nominal, the same figure in whatever currency the order is in (D6). */
export interface DeliveryRates {
  unitedKingdomMinor: Minor;
  europeMinor: Minor;
}

/** What delivery to that country costs, once an order; 0 means "to be advised" (B6, D6). */
export function deliveryCharge(country: { id: number; continent: string | null }, rates: DeliveryRates): Minor {
  // The United Kingdom before its continent: it has its own rate.
  if (country.id === UNITED_KINGDOM_ID) return rates.unitedKingdomMinor;
  return country.continent === 'Europe' ? rates.europeMinor : 0;
}

/** Whether a charge is shown as "Delivery To Be Advised" instead of an amount (B6). */
export function isToBeAdvised(deliveryMinor: Minor): boolean {
  return deliveryMinor === 0;
}
