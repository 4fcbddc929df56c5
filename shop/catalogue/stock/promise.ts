import type { CalendarDay } from '../../base/days/calendar-day.ts';
import type { DeliveryPromise } from './promise-wire.ts';

export type { DeliveryPromise } from './promise-wire.ts';

/** An expected arrival, as kept in memory. */
export interface ExpectedArrival {
  productId: number;
  expectedOn: CalendarDay;
}

/**
 * Availability promise for a part today. An overdue arrival promises nothing.
 * @param today in the store's time zone
 */
export function promiseOf(
  { stockLevel, leadTimeDays }: { stockLevel: number; leadTimeDays: number | null },
  arrivals: readonly Pick<ExpectedArrival, 'expectedOn'>[],
  today: CalendarDay,
): DeliveryPromise {
  return {
    inStock: stockLevel,
    moreOn: arrivals.find(({ expectedOn }) => expectedOn >= today)?.expectedOn ?? null,
    weeks: leadTimeDays === null ? null : Math.ceil(leadTimeDays / 7),
  };
}
