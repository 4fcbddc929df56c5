import type { CalendarDay } from '../../base/days/calendar-day.ts';
import type { CurrencyId } from '../../base/money/money.ts';
import type { PriceScope } from '../pricing/explain-price.ts';

/** Head of an assigned price list. */
export interface GivenList {
  readonly id: number;
  /** The most specific way in which the company has it. */
  readonly scope: PriceScope;
  /** For buyers; empty: it is not named to them. */
  readonly title: string;
  /** null: only percentages, for every currency. */
  readonly currencyId: CurrencyId | null;
  /** null: no start. */
  readonly startsOn: CalendarDay | null;
  /** Inclusive; null: no end. */
  readonly endsOn: CalendarDay | null;
  readonly exclusive: boolean;
  readonly countsWidthsTogether: boolean;
  /** Instead of that of the parts that it prices (K4); null: theirs. */
  readonly minQuantity: number | null;
  readonly packSize: number | null;
  /** It has prices for types, categories or all parts, not only for single parts. */
  readonly hasRules: boolean;
}

/** A row of `given_price_lists`. */
export interface GivenRow extends GivenList {
  /** null: all companies have it. */
  readonly companyId: number | null;
}

/** Heads of all assigned price lists, by company (K7). */
export class GivenLists {
  readonly #everybody: readonly GivenList[];
  readonly #byCompany: ReadonlyMap<number, readonly GivenList[]>;

  constructor(rows: readonly GivenRow[]) {
    this.#everybody = nearestOf(rows.filter(({ companyId }) => companyId === null));
    const own = Map.groupBy(
      rows.filter(({ companyId }) => companyId !== null),
      ({ companyId }) => companyId ?? 0,
    );
    this.#byCompany = new Map([...own].map(([companyId, given]) => [companyId, nearestOf(given)]));
  }

  /**
   * Lists that apply to a company now or on a later day, the most specific first: in its currency or with percentages only. A
   * list that has ended is left out; one that begins later is included, so that the change can be announced.
   */
  of(companyId: number, currency: CurrencyId, today: CalendarDay): readonly GivenList[] {
    const own = this.#byCompany.get(companyId);
    const all = own === undefined ? this.#everybody : nearestOf([...own, ...this.#everybody]);
    if (all.length === 0) return NONE;
    return all.filter(
      ({ currencyId, endsOn }) =>
        (currencyId === null || currencyId === currency) && (endsOn === null || endsOn >= today),
    );
  }
}

const NONE: readonly GivenList[] = [];

const NEARNESS: Readonly<Record<PriceScope, number>> = { company: 0, group: 1, everybody: 2 };

/** Each list once, by its most specific assignment. */
function nearestOf(given: readonly GivenList[]): GivenList[] {
  const nearest = new Map<number, GivenList>();
  for (const list of given.toSorted((one, other) => NEARNESS[one.scope] - NEARNESS[other.scope] || one.id - other.id))
    if (!nearest.has(list.id)) nearest.set(list.id, list);
  return [...nearest.values()];
}
