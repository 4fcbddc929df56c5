import { type CalendarDay, nextDay } from '../../base/days/calendar-day.ts';
import type { PriceSource } from '../pricing/explain-price.ts';
import type { Ladder } from '../pricing/ladder.ts';
import type { GivenList } from './given-lists.ts';

/** A row of a price list that concerns a part; its target is the most specific column that is not null. */
export interface SourceRow {
  readonly listId: number;
  /** null: a rule for all parts. */
  readonly productId: number | null;
  readonly target: 'part' | 'type' | 'category' | 'all';
  /** The width, for a row of a single width. */
  readonly variantId: number | null;
  readonly categoryId: number | null;
  readonly startsOn: CalendarDay;
  /** null: it ends the previous row. */
  readonly ladder: Ladder | null;
}

type RowsByList = ReadonlyMap<number, readonly SourceRow[]>;

/** Rows of one company's price lists, for the parts that were read. */
export class PriceSources {
  readonly #lists: readonly GivenList[];
  readonly #read: ReadonlySet<number>;
  readonly #ofPart: ReadonlyMap<number, RowsByList>;
  /** Rules for all parts, and the resulting sources for parts that the list does not name otherwise. */
  readonly #ofAll: RowsByList;
  readonly #sourcesOfAll: ReadonlyMap<number, readonly PriceSource[]>;

  constructor(lists: readonly GivenList[], productIds: readonly number[], rows: readonly SourceRow[]) {
    const parts = Map.groupBy(rows, ({ productId }) => productId);
    this.#lists = lists;
    this.#read = new Set(productIds);
    this.#ofAll = byList(parts.get(null) ?? []);
    this.#sourcesOfAll = new Map(lists.map((list) => [list.id, sourcesOf(list, this.#ofAll.get(list.id) ?? [])]));
    this.#ofPart = new Map(
      [...parts].flatMap(([productId, ofPart]) => (productId === null ? [] : [[productId, byList(ofPart)]])),
    );
  }

  /**
   * Sources of a part's price.
   * @param variantId  the width to price; null: the part has none
   * @throws {Error}  the part was not read: its price would be silently wrong
   */
  of(productId: number, variantId: number | null): readonly PriceSource[] {
    if (this.#lists.length === 0) return NONE;
    if (!this.#read.has(productId)) throw new Error(`The price lists of part ${productId} were not read.`);
    const ofPart = this.#ofPart.get(productId);
    return this.#lists.flatMap((list) => {
      const own = (ofPart?.get(list.id) ?? []).filter((row) => row.variantId === null || row.variantId === variantId);
      if (own.length === 0) return this.#sourcesOfAll.get(list.id) ?? [];
      return sourcesOf(list, [...own, ...(this.#ofAll.get(list.id) ?? [])]);
    });
  }
}

function byList(rows: readonly SourceRow[]): RowsByList {
  return Map.groupBy(rows, ({ listId }) => listId);
}

const NONE: readonly PriceSource[] = [];

/** Sources of a company without lists, and of visitors. */
export const NO_SOURCES = new PriceSources([], [], []);

/**
 * Sources of one list for one part. The row of the width takes precedence over the row of the part, then over a rule for its type,
 * its category, all parts (K1). Each of several categories is a separate source, so that their order never counts.
 */
export function sourcesOf(list: GivenList, rows: readonly SourceRow[]): PriceSource[] {
  if (rows.length === 0) return [];
  const categoryIds = new Set(rows.flatMap(({ categoryId }) => categoryId ?? []));
  const ways = categoryIds.size === 0 ? [null] : [...categoryIds];
  return ways.flatMap((categoryId) => {
    const steps = stepsOf(
      list,
      ways.length === 1 ? rows : rows.filter((row) => row.categoryId === null || row.categoryId === categoryId),
    );
    if (steps.every(({ ladder }) => ladder === null)) return [];
    return {
      listId: list.id,
      scope: list.scope,
      isExclusive: list.exclusive,
      countsWidthsTogether: list.countsWidthsTogether,
      minQuantity: list.minQuantity,
      packSize: list.packSize,
      steps,
    };
  });
}

/** Most specific first. */
const LEVELS: readonly ((row: SourceRow) => boolean)[] = [
  ({ target, variantId }) => target === 'part' && variantId !== null,
  ({ target, variantId }) => target === 'part' && variantId === null,
  ({ target }) => target === 'type',
  ({ target }) => target === 'category',
  ({ target }) => target === 'all',
];

/** Ladders of the list from each day on, within its own days. */
function stepsOf({ startsOn, endsOn }: GivenList, rows: readonly SourceRow[]): PriceSource['steps'] {
  const [only, ...others] = rows;
  if (only !== undefined && others.length === 0 && startsOn === null && endsOn === null)
    return [{ from: only.startsOn, ladder: only.ladder }];
  const byDay = rows.toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1));
  const levels = LEVELS.map((isOfLevel) => byDay.filter(isOfLevel)).filter((level) => level.length > 0);
  const days = new Set(byDay.map((row) => row.startsOn));
  if (startsOn !== null) days.add(startsOn);
  if (endsOn !== null) days.add(nextDay(endsOn));
  const steps: { from: CalendarDay; ladder: Ladder | null }[] = [];
  for (const day of [...days].toSorted()) {
    const isOpen = (startsOn === null || day >= startsOn) && (endsOn === null || day <= endsOn);
    const ladder = isOpen ? ladderOn(levels, day) : null;
    if (ladder !== (steps.at(-1)?.ladder ?? null)) steps.push({ from: day, ladder });
  }
  return steps;
}

/** The newest row of the most specific target that has a price. */
function ladderOn(levels: readonly (readonly SourceRow[])[], day: CalendarDay): Ladder | null {
  for (const level of levels) {
    const ladder = level.findLast((row) => row.startsOn <= day)?.ladder ?? null;
    if (ladder !== null) return ladder;
  }
  return null;
}
