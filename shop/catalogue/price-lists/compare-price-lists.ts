import { dayInZone } from '../../base/days/calendar-day.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import type { Ladder } from '../pricing/ladder.ts';
import type { PriceListComparison } from './answers.ts';
import { countingRows } from './counting-rows.ts';
import { findPriceList } from './price-list-queries.ts';
import { breaksOf } from './staff-lists.ts';

const SHOWN = 1000;

/**
 * Sets two lists side by side as they count today (K5).
 * @throws {NotFoundError}  one of them is unknown
 */
export async function comparePriceLists(
  { firstId, secondId }: { firstId: number; secondId: number },
  { shop }: StaffContext,
): Promise<PriceListComparison> {
  const [first, second] = await Promise.all([findPriceList(shop.db, firstId), findPriceList(shop.db, secondId)]);
  if (first === undefined || second === undefined) throw new NotFoundError('price-list');
  const today = dayInZone(shop.clock.now(), shop.store.timeZone);
  const [ofFirst, ofSecond] = await Promise.all([
    countingRows(shop.db, firstId, today),
    countingRows(shop.db, secondId, today),
  ]);
  const rows = [...new Set([...ofFirst.keys(), ...ofSecond.keys()])]
    .map((key) => {
      const [one, other] = [ofFirst.get(key), ofSecond.get(key)];
      return { name: one?.name ?? other?.name ?? '', one: one?.ladder ?? null, other: other?.ladder ?? null };
    })
    .filter(({ one, other }) => one !== null || other !== null);
  const different = rows
    .filter(({ one, other }) => JSON.stringify(one) !== JSON.stringify(other))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  const breaks = (ladder: Ladder | null) => (ladder === null ? null : breaksOf(ladder));
  return {
    firstListName: first.name,
    secondListName: second.name,
    differences: different
      .slice(0, SHOWN)
      .map(({ name, one, other }) => ({ name, firstBreaks: breaks(one), secondBreaks: breaks(other) })),
    differenceCount: different.length,
    sameCount: rows.length - different.length,
  };
}
