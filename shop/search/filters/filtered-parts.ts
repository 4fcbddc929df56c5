import type { RowRange } from '../../catalogue/row-range.ts';
import type { ChosenFilters, Condition } from './chosen-filters.ts';
import type { DemotedParts } from '../keywords/demoted-parts.ts';
import type { ListedKind, ListedParts, ListedValue } from './listed-parts.ts';
import { PartSet, type Places } from './part-set.ts';

/** Rest of a list after filters (I1): parts of the chosen type that meet one condition for each filtered attribute. */
export class FilteredParts {
  readonly #list: ListedParts;
  readonly #ofType: PartSet;
  readonly #meeting: ReadonlyMap<number, PartSet>;
  /** Remaining parts. */
  readonly parts: PartSet;

  /** @param values  of the list, of every attribute that is asked for */
  constructor(list: ListedParts, values: readonly ListedValue[], { typeId, conditions }: ChosenFilters) {
    this.#list = list;
    const size = list.ids.length;
    const kinds = list.kinds.filter((kind) => typeId === null || kind.typeId === typeId);
    this.#ofType = PartSet.of(size, ...kinds.map(({ places }) => places));
    const asked = new Set(conditions.map(({ attributeId }) => attributeId));
    const meets = (value: ListedValue) => conditions.some((condition) => isMet(condition, value));
    this.#meeting = new Map(
      [...asked].map((id) => {
        const met = values.filter((value) => value.attributeId === id && meets(value));
        return [id, PartSet.of(size, ...met.map(({ places }) => places))];
      }),
    );
    this.parts = this.without(null);
  }

  get count(): number {
    return this.#list.kinds.reduce((sum, { places }) => sum + this.parts.countOf(places), 0);
  }

  /** Parts that would remain without this attribute's filter, so that another value of it can be added. */
  without(attributeId: number | null): PartSet {
    const others = [...this.#meeting].filter(([id]) => id !== attributeId);
    return others.reduce((left, [, met]) => left.and(met), this.#ofType);
  }

  /**
   * The numbers of some of the parts that are left.
   * @param order  all places of the list; null: as it stands
   * @param behind  parts that come after all others (I3)
   */
  page(order: Places | null, { awards, categoryIds }: DemotedParts, { limit, offset }: RowRange): number[] {
    const isBehind = ({ award, onlyIn }: ListedKind) =>
      awards.includes(award) || (onlyIn.length > 0 && onlyIn.every((id) => categoryIds.includes(id)));
    const refused = this.#list.kinds.filter(isBehind).map(({ places }) => places);
    const isLast = PartSet.of(this.#list.ids.length, ...refused);
    const inOrder = order ?? this.#list.ids.map((_, place) => place);
    const page: number[] = [];
    let before = 0;
    for (const wanted of [false, true])
      for (const place of inOrder) {
        if (page.length === limit) return page;
        if (!this.parts.has(place) || isLast.has(place) !== wanted) continue;
        if (before++ >= offset) page.push(this.#list.ids[place] ?? 0);
      }
    return page;
  }
}

function isMet({ attributeId, low, high, word }: Condition, value: ListedValue): boolean {
  if (attributeId !== value.attributeId) return false;
  if (word !== null && value.word === word) return true;
  return isAtMost(value.low, high) && isAtMost(low, value.high);
}

function isAtMost(low: number | null, high: number | null): boolean {
  return low !== null && high !== null && low <= high;
}
