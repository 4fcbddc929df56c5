import type { RowRange } from '../../../catalogue/parts/row-range.ts';
import type { ChosenFilters, Condition } from './chosen-filters.ts';
import type { DemotedParts } from '../../word-search/demoted-parts.ts';
import type { ListedKind, ListedParts, ListedValue, Places } from './listed-parts.ts';

/**
 * Rest of a list after filters (I1): parts of the selected type that match one condition for each filtered attribute.
 */
export class FilteredParts {
  readonly #list: ListedParts;
  readonly #ofType: ReadonlySet<number>;
  readonly #meeting: ReadonlyMap<number, ReadonlySet<number>>;
  /** Places of the remaining parts. */
  readonly places: ReadonlySet<number>;

  /**
   * @param values values in the list of all requested attributes
   * @param fitting places of the parts that fit the requested press; null: any
   */
  constructor(
    list: ListedParts,
    values: readonly ListedValue[],
    { typeId, conditions }: Omit<ChosenFilters, 'press'>,
    fitting: Places | null = null,
  ) {
    this.#list = list;
    const ofType = placesOfType(list, typeId);
    this.#ofType = fitting === null ? ofType : new Set(fitting.filter((place) => ofType.has(place)));
    const asked = new Set(conditions.map(({ attributeId }) => attributeId));
    const meets = (value: ListedValue) => conditions.some((condition) => isMet(condition, value));
    this.#meeting = new Map(
      [...asked].map((id) => {
        const met = values.filter((value) => value.attributeId === id && meets(value));
        return [id, union(met)];
      }),
    );
    this.places = this.without(null);
  }

  get count(): number {
    return this.places.size;
  }

  /** Parts that would remain without this attribute's filter, so that another value of it can be added. */
  without(attributeId: number | null): ReadonlySet<number> {
    const others = [...this.#meeting].filter(([id]) => id !== attributeId);
    return others.reduce((left, [, met]) => new Set([...left].filter((place) => met.has(place))), this.#ofType);
  }

  /**
   * The ids of a page of the remaining parts.
   * @param order all places of the list; null: its own order
   * @param behind parts that are sorted last (I3)
   */
  page(order: Places | null, { awards, categoryIds }: DemotedParts, { limit, offset }: RowRange): number[] {
    const isBehind = ({ award, onlyIn }: ListedKind) =>
      awards.includes(award) || (onlyIn.length > 0 && onlyIn.every((id) => categoryIds.includes(id)));
    const isLast = union(this.#list.kinds.filter(isBehind));
    const inOrder = order ?? this.#list.ids.keys();
    const left = [...inOrder].filter((place) => this.places.has(place));
    const sorted = [...left.filter((place) => !isLast.has(place)), ...left.filter((place) => isLast.has(place))];
    return sorted.slice(offset, offset + limit).map((place) => this.#list.ids[place] ?? 0);
  }
}

/** The places of each type's parts, computed once for a list that is kept: every page of a large category needs them. */
const placesByType = new WeakMap<ListedParts, Map<number | null, ReadonlySet<number>>>();

function placesOfType(list: ListedParts, typeId: number | null): ReadonlySet<number> {
  const known = placesByType.get(list) ?? new Map<number | null, ReadonlySet<number>>();
  placesByType.set(list, known);
  const places = known.get(typeId) ?? union(list.kinds.filter((kind) => typeId === null || kind.typeId === typeId));
  known.set(typeId, places);
  return places;
}

/** The places of all of them. */
function union(some: readonly { places: Places }[]): Set<number> {
  return new Set(some.flatMap(({ places }) => places));
}

function isMet({ attributeId, low, high, word }: Condition, value: ListedValue): boolean {
  if (attributeId !== value.attributeId) return false;
  if (word !== null && value.word === word) return true;
  return isAtMost(value.low, high) && isAtMost(low, value.high);
}

function isAtMost(low: number | null, high: number | null): boolean {
  return low !== null && high !== null && low <= high;
}
