import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import { priceUpdateRows, priceUpdates } from '../pricing/tables.ts';

/** Prices that a planned update left out. */
export interface LeftPrices {
  id: number;
  startsOn: CalendarDay;
  /** Names of the first parts and widths. */
  names: readonly string[];
  more: number;
}

/** Number of parts that a mail names. */
const NAMED = 20;

/** Reads the prices that an update left out; undefined: none, or the update is gone. */
export async function findLeftPrices(db: Db, priceUpdateId: number): Promise<LeftPrices | undefined> {
  const rows = await db
    .select({ startsOn: priceUpdates.startsOn, name: priceUpdateRows.name })
    .from(priceUpdateRows)
    .innerJoin(priceUpdates, eq(priceUpdates.id, priceUpdateRows.priceUpdateId))
    .where(and(eq(priceUpdateRows.priceUpdateId, priceUpdateId), eq(priceUpdateRows.outcome, 'left')))
    .orderBy(asc(priceUpdateRows.line), asc(priceUpdateRows.id));
  const [first] = rows;
  if (first === undefined) return undefined;
  const names = rows.slice(0, NAMED).map(({ name }) => name);
  return { id: priceUpdateId, startsOn: first.startsOn, names, more: rows.length - names.length };
}
