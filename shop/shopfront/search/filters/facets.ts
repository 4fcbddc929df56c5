import type { Attribute, ProductType } from '../../../catalogue/specifications/specification.ts';
import type { Facet, FacetValue, ListFilters } from '../paths.ts';
import type { ChosenFilters, Condition } from './chosen-filters.ts';
import type { SoughtPress } from './fitting-places.ts';
import type { CachedList } from './list-cache.ts';
import type { ListedParts, ListedValue } from './listed-parts.ts';
import { FilteredParts } from './filtered-parts.ts';

/** With more values a range is better. */
const MAX_VALUES = 12;
/** For all attributes together. */
const MAX_COUNTED = 500;

/**
 * Narrows a list and finds its facets, with counts of the remaining parts (I1). With parts of several types, the type is the only
 * facet.
 */
export async function filterParts(
  list: CachedList,
  types: readonly ProductType[],
  chosen: Omit<ChosenFilters, 'press'> & { press: SoughtPress | null },
): Promise<{ narrowed: FilteredParts; filters: ListFilters }> {
  const counted = typesIn(list.parts);
  const typeId = chosen.typeId ?? (counted.length === 1 ? counted[0]?.typeId : null);
  const type = types.find(({ id }) => id === typeId);
  // An attribute belongs to a single type, and parts only have values of their own type.
  const asked = types.filter(({ attributes }) =>
    attributes.some(({ id }) => chosen.conditions.some(({ attributeId }) => attributeId === id)),
  );
  const read = [...new Set([...asked, ...(type === undefined ? [] : [type])])].map((each) => list.values(each));
  const [fitting, ...valuesOfTypes] = await Promise.all([
    chosen.press === null ? null : list.fitting(chosen.press),
    ...read,
  ]);
  const values = valuesOfTypes.flat();
  const narrowed = new FilteredParts(list.parts, values, chosen, fitting?.fitting ?? null);
  const rows = type === undefined ? [] : valuesLeft(type, values, narrowed);
  const filters = {
    types: counted.flatMap(({ typeId: id, count }) => {
      const name = types.find((each) => each.id === id)?.name;
      return name === undefined ? [] : [{ id, name, count, isChosen: id === chosen.typeId }];
    }),
    facets: (type?.attributes ?? []).flatMap((attribute) => facetOf(attribute, rows, chosen.conditions)),
  };
  return { narrowed, filters };
}

/** Counts the parts of each type in the list, regardless of filters, most frequent first. */
function typesIn({ kinds }: ListedParts): { typeId: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const { typeId, places } of kinds)
    if (typeId !== null) counts.set(typeId, (counts.get(typeId) ?? 0) + places.length);
  return [...counts]
    .map(([typeId, count]) => ({ typeId, count }))
    .toSorted((a, b) => b.count - a.count || a.typeId - b.typeId);
}

/** One value of an attribute, with the number of remaining parts that have it. */
type ValueLeft = Omit<ListedValue, 'places'> & { count: number };

/** Facet values of the type's parts; for an active filter, those that the other filters leave. */
function valuesLeft({ attributes }: ProductType, values: readonly ListedValue[], narrowed: FilteredParts): ValueLeft[] {
  const left = new Map(attributes.filter(({ inFilter }) => inFilter).map(({ id }) => [id, narrowed.without(id)]));
  return values
    .flatMap(({ places, ...value }) => {
      const remaining = left.get(value.attributeId);
      const count = remaining === undefined ? 0 : places.filter((place) => remaining.has(place)).length;
      return count === 0 ? [] : [{ ...value, count }];
    })
    .slice(0, MAX_COUNTED);
}

/** None if it distinguishes nothing, unless it is selected. */
function facetOf(attribute: Attribute, rows: readonly ValueLeft[], conditions: readonly Condition[]): Facet[] {
  const values = rows.filter(({ attributeId }) => attributeId === attribute.id);
  const asked = conditions.filter(({ attributeId }) => attributeId === attribute.id);
  if (!attribute.inFilter || (values.length < 2 && asked.length === 0)) return [];
  const { id, name, unit, kind } = attribute;
  const isMeasured = kind === 'number' || kind === 'range';
  return [
    {
      id,
      name,
      unit,
      values: isMeasured && values.length > MAX_VALUES ? [] : values.map((value) => facetValue(value, asked)),
      range: isMeasured && hasRange(values, asked) ? rangeOf(values, asked) : null,
    },
  ];
}

/** Two values need no range, unless one is active, which can then be seen and removed. */
function hasRange(values: readonly ValueLeft[], asked: readonly Condition[]): boolean {
  return values.length > 2 || (values.length > 0 && asked.some(({ word }) => word === null));
}

function rangeOf(values: readonly ValueLeft[], asked: readonly Condition[]): Facet['range'] {
  const typed = asked.find(({ word }) => word === null);
  const figures = values.flatMap(({ low, high }) => [low ?? [], high ?? []].flat());
  return { from: near(typed?.low), to: near(typed?.high), least: Math.min(...figures), most: Math.max(...figures) };
}

function facetValue({ low, high, word, count }: ValueLeft, asked: readonly Condition[]): FacetValue {
  const value = word ?? String(low);
  return { value, low, high, word, count, isChosen: asked.some((each) => each.word === value) };
}

/** A missing end counts as far away. */
function near(end: number | null | undefined): number | null {
  return end === undefined || end === null || Math.abs(end) >= 1_000_000_000 ? null : end;
}
