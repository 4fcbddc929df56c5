import type { CalendarDay } from '../../base/days/calendar-day.ts';
import { type QuantityRule, quantityRange } from '../../base/kernel/line-quantity.ts';
import type { Minor } from '../../base/money/money.ts';
import type { ExplainedPrice } from './explain-price.ts';
import type { GivenList } from '../price-lists/given-lists.ts';

/** Facts about a price for its buyer, in addition to the price; each is absent if no price list affects it (K3). */
export interface PriceNotes {
  /** Every quantity with a lower unit price, beginning with 1. */
  readonly priceBreaks?: readonly { readonly fromQuantity: number; readonly unitPriceMinor: Minor }[] | undefined;
  /** The next break, and how many more units it takes. */
  readonly priceNext?:
    | { readonly moreUnits: number; readonly unitPriceMinor: Minor; readonly savingMinor: Minor }
    | undefined;
  /** The next day on which the price of this quantity changes. */
  readonly priceChange?: { readonly fromDay: CalendarDay; readonly unitPriceMinor: Minor } | undefined;
  /** All widths of the part count together for the breaks. */
  readonly widthsTogether?: true | undefined;
  /** The list price, if a price list makes the price lower. */
  readonly listPriceMinor?: Minor | undefined;
  /** Buyers' title of the price list that decided, if it has one. */
  readonly priceListTitle?: string | undefined;
}

/** Quantities in which its buyer can have the part (K4); absent if it is sold in any. */
export interface QuantityNote {
  readonly quantityRule?: QuantityRule | undefined;
}

/** The rule with the smallest possible quantity as its minimum, for fields and programs; nothing if every quantity is valid. */
export function quantityNote(rule: QuantityRule): QuantityNote {
  const { from: minQuantity } = quantityRange(rule);
  return minQuantity === 1 && rule.packSize === 1
    ? NO_NOTE
    : { quantityRule: { minQuantity, packSize: rule.packSize } };
}

const NO_NOTE: QuantityNote = {};

const NOTHING: PriceNotes = {};

/**
 * Notes about a price as its buyer may see them: no other company's list, no group name, no cost.
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
 * Unit price of a line before its new quantity is saved, so that the page can update at once. If other widths count as well, only
 * the server knows it: the price stays until the server answers.
 */
export function unitPriceAt(
  { unitPriceMinor, priceBreaks = [], widthsTogether }: PriceNotes & { readonly unitPriceMinor: Minor },
  quantity: number,
): Minor {
  if (widthsTogether === true) return unitPriceMinor;
  return priceBreaks.findLast(({ fromQuantity }) => fromQuantity <= quantity)?.unitPriceMinor ?? unitPriceMinor;
}

/** A price with its notes, as every price tag has them. */
type PricedNotes = PriceNotes & { readonly unitPriceMinor: Minor };

/** Answer of a price to a quantity. */
export interface PriceAnswer {
  readonly unitPriceMinor: Minor;
  readonly totalMinor: Minor;
  /** Total below that at the list price; 0: none. */
  readonly savingMinor: Minor;
  /** The break that the quantity has reached; null: the price has none. */
  readonly reachedFrom: number | null;
  /** The next lower price, and how many units are missing. */
  readonly next: { readonly fromQuantity: number; readonly addUnits: number; readonly unitPriceMinor: Minor } | null;
}

/** Answers a quantity with its price, saving and next break; units of other widths count as in the server's answer. */
export function answerQuantity(price: PricedNotes, quantity: number): PriceAnswer {
  const { priceBreaks = [], priceNext, widthsTogether } = price;
  const unitPriceMinor = unitPriceAt(price, quantity);
  const list = price.listPriceMinor ?? priceBreaks[0]?.unitPriceMinor ?? unitPriceMinor;
  const next = priceBreaks.find((each) => each.unitPriceMinor < unitPriceMinor);
  const addUnits = widthsTogether ? priceNext?.moreUnits : next && next.fromQuantity - quantity;
  return {
    unitPriceMinor,
    totalMinor: unitPriceMinor * quantity,
    savingMinor: Math.max(0, list - unitPriceMinor) * quantity,
    reachedFrom: priceBreaks.find((each) => each.unitPriceMinor === unitPriceMinor)?.fromQuantity ?? null,
    next: next === undefined || addUnits === undefined ? null : { ...next, addUnits },
  };
}
