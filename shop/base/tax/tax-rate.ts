import type { CalendarDay } from '../days/calendar-day.ts';

/** The rate of a country from a day on, until its next one (O3). */
export interface TaxRate {
  id: number;
  countryId: number;
  /** In hundredths of a per cent: 2000 is 20 %. */
  rateBasisPoints: number;
  validFrom: CalendarDay;
  version: number;
}

/** The rate of a country on a day, in hundredths of a per cent; null: it has none yet. */
export function rateOn(
  rates: readonly Pick<TaxRate, 'countryId' | 'rateBasisPoints' | 'validFrom'>[],
  countryId: number,
  day: CalendarDay,
): number | null {
  const begun = rates.filter((rate) => rate.countryId === countryId && rate.validFrom <= day);
  const [newest] = begun.toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1));
  return newest?.rateBasisPoints ?? null;
}
