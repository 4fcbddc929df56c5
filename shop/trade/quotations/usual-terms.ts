import type { CalendarDay } from '../../base/days/calendar-day.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { deliveryCharge } from '../delivery/charge.ts';
import { usualUntilDayAt } from './quotation.ts';

/** The last day of an offer that is made today, unless staff say otherwise. */
export function usualUntilDay({ clock, store }: Pick<Shop, 'clock' | 'store'>): CalendarDay {
  return usualUntilDayAt(clock.now(), store.timeZone);
}

/** Charge to a country by the shop's own rates, as an order without a quotation has (B6); null: to be advised. */
export function usualDelivery(countryId: number | undefined, shop: Pick<Shop, 'hot'>): number | null {
  const { countryById, settings } = shop.hot();
  const country = countryId === undefined ? undefined : countryById.get(countryId);
  if (country === undefined) return null;
  return deliveryCharge(country, {
    unitedKingdomMinor: settings.deliveryUnitedKingdomMinor,
    europeMinor: settings.deliveryEuropeMinor,
  });
}
