import type { HotData } from '../../frame/hot-data.ts';
import type { Shop } from '../../frame/shop.ts';
import type { Attribute, ProductType } from '../../catalogue/specifications/specification.ts';
import type { Facet, FacetValue, ListFilters } from '../paths.ts';
import type { ChosenFilters, Condition } from './chosen-filters.ts';
import { countTypes, countValues, type FacetRow, type FilteredList } from './filter-queries.ts';

/** With more values than this a range says it better. */
const MOST_VALUES = 12;

/** What a list can be filtered by, with counts of what is left (I1). Of parts of several types their type alone. */
export async function filtersOf(shop: Shop, list: FilteredList, chosen: ChosenFilters): Promise<ListFilters> {
  const hot = shop.hot();
  const types = await typesIn(shop, list);
  const typeId = chosen.typeId ?? (types.length === 1 ? (types[0]?.typeId ?? null) : null);
  const type = hot.productTypes.find(({ id }) => id === typeId);
  const rows = type === undefined ? [] : await valuesIn(shop, list, { ...chosen, typeId }, inFilter(type));
  return {
    types: types.flatMap(({ typeId: id, count }) => {
      const name = hot.productTypes.find((each) => each.id === id)?.name;
      return name === undefined ? [] : [{ id, name, count, isChosen: id === chosen.typeId }];
    }),
    facets: (type?.attributes ?? []).flatMap((attribute) => facetOf(attribute, rows, chosen.conditions)),
  };
}

/** None where it tells nothing apart, unless it is chosen. */
function facetOf(attribute: Attribute, rows: readonly FacetRow[], conditions: readonly Condition[]): Facet[] {
  const values = rows.filter(({ attributeId }) => attributeId === attribute.id);
  const asked = conditions.filter(({ attributeId }) => attributeId === attribute.id);
  if (!attribute.inFilter || (values.length < 2 && asked.length === 0)) return [];
  const { id, name, unit, kind } = attribute;
  const range = asked.find(({ word }) => word === null);
  const isMeasured = kind === 'number' || kind === 'range';
  return [
    {
      id,
      name,
      unit,
      values: isMeasured && values.length > MOST_VALUES ? [] : values.map((row) => facetValue(row, asked)),
      range: isMeasured && values.length > 2 ? { from: near(range?.low), to: near(range?.high) } : null,
    },
  ];
}

function facetValue({ low, high, word, count }: FacetRow, asked: readonly Condition[]): FacetValue {
  const value = word ?? String(low);
  return { value, low, high, word, count, isChosen: asked.some((each) => each.word === value) };
}

/** An end that nobody typed is far away. */
function near(end: number | null | undefined): number | null {
  return end === undefined || end === null || Math.abs(end) >= 1_000_000_000 ? null : end;
}

// What whole categories hold is counted once for each state of the catalogue: most pages ask for that.
const counted = new WeakMap<HotData, Map<string, Promise<unknown>>>();

function typesIn(shop: Shop, list: FilteredList) {
  return once(shop, list, 'types', () => countTypes(shop.db, list));
}

function inFilter({ attributes }: ProductType): number[] {
  return attributes.filter((attribute) => attribute.inFilter).map(({ id }) => id);
}

async function valuesIn(
  shop: Shop,
  list: FilteredList,
  chosen: ChosenFilters,
  ids: readonly number[],
): Promise<FacetRow[]> {
  const readWhole = () => countValues(shop.db, list, { ...chosen, conditions: [] }, ids);
  const asked = new Set(chosen.conditions.map(({ attributeId }) => attributeId));
  if (asked.size > 1) return countValues(shop.db, list, chosen, ids);
  const whole = await once(shop, list, `values ${chosen.typeId}`, readWhole);
  if (asked.size === 0) return whole;
  const left = await countValues(shop.db, list, chosen, ids);
  return [
    ...whole.filter(({ attributeId }) => asked.has(attributeId)),
    ...left.filter(({ attributeId }) => !asked.has(attributeId)),
  ];
}

function once<Answer>(shop: Shop, { branch, term }: FilteredList, what: string, read: () => Promise<Answer>) {
  if (term !== null || branch === null) return read();
  const kept = counted.get(shop.hot()) ?? new Map<string, Promise<unknown>>();
  counted.set(shop.hot(), kept);
  const key = `${branch.kind} ${branch.id} ${what}`;
  const answer = (kept.get(key) as Promise<Answer> | undefined) ?? read();
  kept.set(key, answer);
  answer.catch(() => kept.delete(key)); // the next page asks again
  return answer;
}
