import type { Db } from '#platform/database/database.ts';
import { dayInZone } from '../kernel/calendar-day.ts';
import type { Minor } from '../kernel/money.ts';
import type { Shop } from '../operations/shop.ts';
import { netFigures, taxTo } from '../orders/order-tax.ts';
import { findTaxNumbers } from '../orders/tax-numbers.ts';
import { lineTotal } from '../pricing/totals.ts';
import { sellerOn } from '../tax/order-tax.ts';
import type { TaxFigures } from '../tax/tax-figures.ts';
import { rateOn } from '../tax/tax-rate.ts';

interface TaxedOffer {
  companyId: number;
  madeAt: Date;
  address: { countryId: number; postcode: string } | undefined;
  lines: readonly { unitPriceMinor: Minor | null; quantity: number }[];
  deliveryMinor: Minor | null;
}

/**
 * Computes the tax of an offer by the rate of the day on which it was made, as a member of it (O3). Its order has the rate of its own day. None:
 * the shop computes none, the offer is older than the first rate, or no address was chosen.
 */
export async function taxOfOffer(
  db: Db,
  shop: Pick<Shop, 'hot' | 'store'>,
  { companyId, madeAt, address, lines, deliveryMinor }: TaxedOffer,
): Promise<{ tax?: TaxFigures }> {
  const { settings, taxRates, countryById } = shop.hot();
  const day = dayInZone(madeAt, shop.store.timeZone);
  // An offer may be older than the first rate.
  if (address === undefined || rateOn(taxRates, settings.sellerCountryId ?? 0, day) === null) return {};
  const seller = sellerOn(day, settings, taxRates, countryById);
  if (seller === null) return {};
  const priced = lines.map((line) => ({ lineTotalMinor: lineTotal(line.unitPriceMinor ?? 0, line.quantity) }));
  const net = netFigures(priced, { discountMinor: 0, deliveryMinor });
  const tax = taxTo(address, seller, await findTaxNumbers(db, companyId), net, { countryById });
  return tax === null ? {} : { tax };
}
