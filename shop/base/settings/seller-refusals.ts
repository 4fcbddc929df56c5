import type { Db } from '#platform/database/database.ts';
import { dayInZone } from '../days/calendar-day.ts';
import type { FieldError } from '../messages/errors.ts';
import { message } from '../messages/message.ts';
import type { StaffContext } from '../operations/operation.ts';
import type { SellerSettings } from '../tax/order-tax.ts';
import { rateOn } from '../tax/tax-rate.ts';
import { readTaxRates } from '../tax/rate-queries.ts';
import { eoriNumberFault, vatNumberFault } from '../tax/vat-number.ts';

type Seller = Pick<SellerSettings, 'taxOnScreens' | 'sellerCountryId' | 'sellerVatNumber' | 'sellerEoriNumber'>;

/**
 * Returns why tax can't be computed for this seller: no country, no rate of it today, or a number that can't be right; by field (O3).
 * A seller without a change stays, so that a rule that came later never prevents another setting.
 */
export async function sellerRefusals(
  tx: Db,
  { before, after }: { before: Seller; after: Seller },
  { shop }: Pick<StaffContext, 'shop'>,
): Promise<FieldError[]> {
  if (isSame(before, after)) return [];
  const { sellerCountryId, sellerVatNumber, sellerEoriNumber } = after;
  const country = sellerCountryId === null ? undefined : shop.hot().countryById.get(sellerCountryId);
  if (country === undefined) {
    const isNeeded = after.taxOnScreens === 'computed' || sellerCountryId !== null || sellerVatNumber !== '';
    return isNeeded ? [{ field: 'sellerCountryId', message: message('staff-rule.seller-country') }] : [];
  }
  const vatFault = await vatNumberFault(sellerVatNumber, country.iso2);
  const eoriFault = eoriNumberFault(sellerEoriNumber);
  const today = dayInZone(shop.clock.now(), shop.store.timeZone);
  const hasRate = rateOn(await readTaxRates(tx), country.id, today) !== null;
  return [
    ...(vatFault === null ? [] : [{ field: 'sellerVatNumber', message: message(`refusal.vat-number.${vatFault}`) }]),
    ...(eoriFault === null ? [] : [{ field: 'sellerEoriNumber', message: message('refusal.eori-number') }]),
    ...(after.taxOnScreens === 'computed' && !hasRate
      ? [{ field: 'sellerCountryId', message: message('staff-rule.seller-rate') }]
      : []),
  ];
}

function isSame(before: Seller, after: Seller): boolean {
  return (['taxOnScreens', 'sellerCountryId', 'sellerVatNumber', 'sellerEoriNumber'] as const).every(
    (name) => before[name] === after[name],
  );
}
