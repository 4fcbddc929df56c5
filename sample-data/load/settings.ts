import type { Db } from '#platform/database/database.ts';
import { exchangeRateChanges, exchangeRates } from '#shop/catalogue/pricing/tables.ts';
import { coupons } from '#shop/catalogue/coupons/tables.ts';
import { settings } from '#shop/base/settings/tables.ts';
import { taxRates } from '#shop/base/tax/tables.ts';
import type { SampleFiles } from '../sample-files.ts';
import { CURRENCY_ID } from './currency.ts';
import { instantOf } from './moment.ts';

/** Inserts the shop-wide settings, exchange rates, tax rates and coupons. */
export async function fillSettings(tx: Db, sample: SampleFiles, today: Date): Promise<void> {
  const { delivery, minimumSpend, staffMail, ...readings } = sample.settings;
  const row = {
    ...readings,
    deliveryUnitedKingdomMinor: delivery.unitedKingdom,
    deliveryEuropeMinor: delivery.europe,
    minimumSpendMinor: minimumSpend,
    staffEmail: staffMail,
    isOpen: true, // an empty shop began closed
    hasSampleStore: true,
  };
  await tx.insert(settings).values(row).onConflictDoUpdate({ target: settings.onlyRow, set: row });

  for (const { id, currency, rateMicros } of sample.rates) {
    const rate = { id, currencyId: CURRENCY_ID[currency], rateMicros };
    await tx.insert(exchangeRates).values(rate).onConflictDoUpdate({ target: exchangeRates.id, set: rate });
  }
  await tx.insert(exchangeRateChanges).values(ratesThatHeld(sample, today));

  await tx.insert(taxRates).values(sample.taxRates);

  await tx.insert(coupons).values(
    sample.coupons.map(({ valueMicros, continent, ...coupon }) => ({
      ...coupon,
      multiplierMicros: valueMicros,
      continent: continent === '' ? null : continent,
    })),
  );
}

/**
 * The history shown beside the rate editor: each rate from the first order placed at it, including a rate that
 * returned.
 */
function ratesThatHeld({ orders, rates }: SampleFiles, today: Date) {
  return rates.flatMap(({ id, currency }) => {
    const rateOf = (order: SampleFiles['orders'][number]) =>
      currency === 'gbp' ? order.gbpRateMicros : order.eurRateMicros;
    return orders
      .filter((order, at) => at === 0 || rateOf(order) !== rateOf(orders[at - 1] ?? order))
      .map((order) => ({
        exchangeRateId: id,
        rateMicros: rateOf(order),
        changedAt: instantOf(order.placed, today, '06:00'),
      }));
  });
}
