import type { CalendarDay } from '../../base/days/calendar-day.ts';
import type { DeliveryPromise } from './promise-wire.ts';

/** Units of a line that are there now, and when the others follow (L4). */
export interface LineAvailability {
  now: number;
  later: number;
  /** Date of the next expected arrival; null: none, or nothing follows. */
  followsOn: CalendarDay | null;
  /** Lead time in weeks, if no arrival is expected; null: date to follow, or nothing follows. */
  weeks: number | null;
}

/** Splits the quantity of a line into what is there now and what follows. */
export function availabilityOf({ inStock, moreOn, weeks }: DeliveryPromise, quantity: number): LineAvailability {
  const now = Math.min(Math.max(inStock, 0), quantity);
  const later = quantity - now;
  if (later === 0) return { now, later, followsOn: null, weeks: null };
  return { now, later, followsOn: moreOn, weeks: moreOn === null ? weeks : null };
}

interface LineOfPart {
  readonly productId: number;
  readonly quantity: number;
  readonly promise: DeliveryPromise | null;
}

/** Shares the stock of each part among its lines in their sequence: no unit is promised twice. */
export function shareStock<Line extends LineOfPart>(lines: readonly Line[]): Line[] {
  const taken = new Map<number, number>();
  return lines.map((line) => {
    const { productId, quantity, promise } = line;
    const before = taken.get(productId) ?? 0;
    taken.set(productId, before + quantity);
    return before === 0 || promise === null
      ? line
      : { ...line, promise: { ...promise, inStock: Math.max(0, promise.inStock - before) } };
  });
}
