import { type CalendarDay, nextDay } from '../../kernel/calendar-day.ts';
import type { PriceSource } from '../explain-price.ts';
import type { Ladder } from '../ladder.ts';
import type { GivenList } from './given-lists.ts';

/** A row of a price list that concerns a part; the target that it names is the nearest that is not null. */
export interface SourceRow {
  readonly listId: number;
  /** null: a rule for all parts. */
  readonly productId: number | null;
  readonly target: 'part' | 'type' | 'category' | 'all';
  /** The width of a row for one width alone. */
  readonly variantId: number | null;
  readonly categoryId: number | null;
  readonly startsOn: CalendarDay;
  /** null: it ends the row before. */
  readonly ladder: Ladder | null;
}

/** Rows of one company's price lists, of the parts that were read. */
export class PriceSources {
  readonly #lists: readonly GivenList[];
  readonly #read: ReadonlySet<number>;
  readonly #byPart: ReadonlyMap<number | null, readonly SourceRow[]>;

  constructor(lists: readonly GivenList[], productIds: readonly number[], rows: readonly SourceRow[]) {
    this.#lists = lists;
    this.#read = new Set(productIds);
    this.#byPart = Map.groupBy(rows, ({ productId }) => productId);
  }

  /**
   * Sources of a part's price.
   * @param variantId  the width that is priced; null: the part has none
   * @throws {Error}  the part was not read: its price would be wrong in silence
   */
  of(productId: number, variantId: number | null): readonly PriceSource[] {
    if (this.#lists.length === 0) return NONE;
    if (!this.#read.has(productId)) throw new Error(`The price lists of part ${productId} were not read.`);
    const rows = [...(this.#byPart.get(productId) ?? NONE_OF_PART), ...(this.#byPart.get(null) ?? NONE_OF_PART)];
    if (rows.length === 0) return NONE;
    return this.#lists.flatMap((list) =>
      sourcesOf(
        list,
        rows.filter((row) => row.listId === list.id && (row.variantId === null || row.variantId === variantId)),
      ),
    );
  }
}

const NONE: readonly PriceSource[] = [];
const NONE_OF_PART: readonly SourceRow[] = [];

/** Sources of a company without lists, and of whoever has no company. */
export const NO_SOURCES = new PriceSources([], [], []);

/**
 * Sources that one list is for one part. The row of the width comes before the row of the part, before a rule for its type, its category,
 * all parts (K1). Of several categories each is a source of its own, so that their order never counts.
 */
export function sourcesOf(list: GivenList, rows: readonly SourceRow[]): PriceSource[] {
  if (rows.length === 0) return [];
  const categoryIds = new Set(rows.flatMap(({ categoryId }) => categoryId ?? []));
  const ways = categoryIds.size === 0 ? [null] : [...categoryIds];
  const seen = new Set<string>();
  return ways.flatMap((categoryId) => {
    const steps = stepsOf(
      list,
      rows.filter((row) => row.categoryId === null || row.categoryId === categoryId),
    );
    const key = JSON.stringify(steps);
    if (seen.has(key) || steps.every(({ ladder }) => ladder === null)) return [];
    seen.add(key);
    return {
      listId: list.id,
      scope: list.scope,
      isExclusive: list.exclusive,
      countsWidthsTogether: list.countsWidthsTogether,
      steps,
    };
  });
}

/** Nearest first. */
const LEVELS: readonly ((row: SourceRow) => boolean)[] = [
  ({ target, variantId }) => target === 'part' && variantId !== null,
  ({ target, variantId }) => target === 'part' && variantId === null,
  ({ target }) => target === 'type',
  ({ target }) => target === 'category',
  ({ target }) => target === 'all',
];

/** Ladders of the list from each day on, within its own days. */
function stepsOf({ startsOn, endsOn }: GivenList, rows: readonly SourceRow[]): PriceSource['steps'] {
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

/** The newest row of the nearest target that says anything. */
function ladderOn(levels: readonly (readonly SourceRow[])[], day: CalendarDay): Ladder | null {
  for (const level of levels) {
    const ladder = level.findLast((row) => row.startsOn <= day)?.ladder ?? null;
    if (ladder !== null) return ladder;
  }
  return null;
}
