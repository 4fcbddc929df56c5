import type { Specification } from '../../catalogue/specifications/specification.ts';
import type { ComparedValue } from './compare-queries.ts';

/** One attribute of parts that stand side by side. */
export interface ComparedRow {
  name: string;
  /** Of each part, in their order; none where nothing is known. Several: it comes in several widths. */
  cells: readonly (readonly Specification[])[];
  /** They are not all alike; what is not known of one is a difference, too. */
  differs: boolean;
}

/** The values of parts as a table: a row for each attribute that one of them has, a cell for each part (I5). */
export function comparisonTable(values: readonly ComparedValue[], productIds: readonly number[]): ComparedRow[] {
  const rows = Map.groupBy(values, ({ attributeId }) => attributeId);
  return [...rows.values()].map((ofAttribute) => {
    const cells = productIds.map((id) => cellOf(ofAttribute.filter(({ productId }) => productId === id)));
    const [first = [], ...others] = cells;
    return {
      name: ofAttribute[0]?.name ?? '',
      cells,
      differs: others.some((cell) => textOf(cell) !== textOf(first)),
    };
  });
}

/** The words of one attribute are one value; of figures each stands once. */
function cellOf(values: readonly ComparedValue[]): Specification[] {
  const [first] = values;
  if (first === undefined) return [];
  const { name, unit } = first;
  const words = [...new Set(values.flatMap(({ word }) => word ?? []))];
  if (words.length > 0) return [{ name, unit, low: null, high: null, words, flag: null }];
  const cells = values.map(({ low, high, flag }) => ({ name, unit, low, high, words: [], flag }));
  return [...new Map(cells.map((cell) => [textOf([cell]), cell])).values()];
}

/** In whatever order they were stated. */
function textOf(cell: readonly Specification[]): string {
  return cell
    .map(({ low, high, words, flag }) => JSON.stringify([low, high, words.toSorted(), flag]))
    .toSorted()
    .join();
}
