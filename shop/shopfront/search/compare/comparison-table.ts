import type { Specification } from '../../../catalogue/specifications/specification.ts';
import type { ComparedValue } from './compare-queries.ts';

/** One attribute of compared parts. */
export interface ComparedRow {
  name: string;
  /** For each part, in order; empty if unknown. Several if it has several widths. */
  cells: readonly (readonly Specification[])[];
  /** True if the values differ; an unknown value counts as a difference. */
  differs: boolean;
}

/** Builds a table of values: a row for each attribute that one of the parts has, a cell for each part (I5). */
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

/** The words of one attribute are one value; duplicate figures are listed once. */
function cellOf(values: readonly ComparedValue[]): Specification[] {
  const [first] = values;
  if (first === undefined) return [];
  const { name, unit } = first;
  const words = [...new Set(values.flatMap(({ word }) => word ?? []))];
  if (words.length > 0) return [{ name, unit, low: null, high: null, words, flag: null }];
  const cells = values.map(({ low, high, flag }) => ({ name, unit, low, high, words: [], flag }));
  return [...new Map(cells.map((cell) => [textOf([cell]), cell])).values()];
}

/** Regardless of the order of values. */
function textOf(cell: readonly Specification[]): string {
  return cell
    .map(({ low, high, words, flag }) => JSON.stringify([low, high, words.toSorted(), flag]))
    .toSorted()
    .join();
}
