import { RATE_ONE } from '#shop/base/money/rates.ts';
import { unitPrice } from '#shop/catalogue/pricing/price.ts';
import type { PriceReading } from '#shop/base/settings/readings.ts';
import type { PriceClass } from '#shop/base/kernel/account-terms.ts';
import { formatMoney } from '../staff-figures.ts';

export const PRICE_CLASSES: readonly PriceClass[] = [0, 1, 2, 3];
const EXAMPLE = { usdMinor: 10_000, eurMinor: null, familyId: null };
const AT_PAR = { gbpMicros: RATE_ONE, eurMicros: RATE_ONE };

/** Example price of 100.00 for a price class under a reading (D3). */
export function examplePrice(priceClass: PriceClass, reading: PriceReading): string {
  return formatMoney(unitPrice(EXAMPLE, null, { currency: 1, priceClass, rates: AT_PAR, reading }), 1);
}
