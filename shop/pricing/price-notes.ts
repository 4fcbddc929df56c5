import type { CalendarDay } from '../kernel/calendar-day.ts';
import type { Minor } from '../kernel/money.ts';
import type { ExplainedPrice } from './explain-price.ts';
import type { GivenList } from './price-lists/given-lists.ts';

/** Facts about a price for its buyer, beside the price; each is absent where no price list has to do with it (K3). */
export interface PriceNotes {
  /** Every quantity from which a unit costs less, beginning with 1. */
  readonly priceBreaks?: readonly { readonly fromQuantity: number; readonly unitPriceMinor: Minor }[] | undefined;
  /** The next break, and how many more units reach it. */
  readonly priceNext?:
    | { readonly moreUnits: number; readonly unitPriceMinor: Minor; readonly savingMinor: Minor }
    | undefined;
  /** The next day on which this quantity costs something else. */
  readonly priceChange?: { readonly fromDay: CalendarDay; readonly unitPriceMinor: Minor } | undefined;
  /** All widths of the part count together for the breaks. */
  readonly widthsTogether?: true | undefined;
  /** The list price, where a price list makes the price lower. */
  readonly listPriceMinor?: Minor | undefined;
  /** Title for buyers of the price list that decided, where it has one. */
  readonly priceListTitle?: string | undefined;
}

const NOTHING: PriceNotes = {};

/**
 * Notes about a price as its buyer may see them: no list of another company, no name of a group, no cost.
 * @param lists  of the company
 */
export function priceNotes(price: ExplainedPrice, lists: readonly GivenList[]): PriceNotes {
  const { breaks, next, nextChange, decidedBy, unitPriceMinor, listPriceMinor } = price;
  if (breaks.length === 0 && nextChange === null && decidedBy === null) return NOTHING;
  const title = decidedBy === null ? '' : (lists.find(({ id }) => id === decidedBy.listId)?.title ?? '');
  return {
    ...(breaks.length === 0
      ? {}
      : { priceBreaks: breaks.map((each) => ({ fromQuantity: each.from, unitPriceMinor: each.unitPriceMinor })) }),
    ...(next === null
      ? {}
      : { priceNext: { moreUnits: next.more, unitPriceMinor: next.unitPriceMinor, savingMinor: next.savesMinor } }),
    ...(nextChange === null
      ? {}
      : { priceChange: { fromDay: nextChange.day, unitPriceMinor: nextChange.unitPriceMinor } }),
    ...(price.countsWidthsTogether ? { widthsTogether: true as const } : {}),
    ...(decidedBy !== null && listPriceMinor > unitPriceMinor ? { listPriceMinor } : {}),
    ...(title === '' ? {} : { priceListTitle: title }),
  };
}

/**
 * Unit price of a line before its new quantity is saved, so that the page can follow at once. Where other widths count as well, only the
 * server knows it: the price stays until its answer.
 */
export function unitPriceAt(
  { unitPriceMinor, priceBreaks = [], widthsTogether }: PriceNotes & { readonly unitPriceMinor: Minor },
  quantity: number,
): Minor {
  if (widthsTogether === true) return unitPriceMinor;
  return priceBreaks.findLast(({ fromQuantity }) => fromQuantity <= quantity)?.unitPriceMinor ?? unitPriceMinor;
}
