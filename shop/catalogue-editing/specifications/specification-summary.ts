import { isDeepStrictEqual } from 'node:util';
import type { ValueRow } from './specification-queries.ts';
import { groupValues, formatValues } from './value-text.ts';

/** As an entry of the audit list keeps it. */
export interface SpecificationSummary {
  /** The name of its type; '': none. */
  type: string;
  specifications: readonly string[];
  /** The number of the newest value. */
  version: number;
}

/** Specifications of a product as the audit list shows them: 'Width (50 mm): 50 mm'. */
export function summarizeSpecifications(type: string, rows: readonly ValueRow[]): SpecificationSummary {
  const values = groupValues(rows).map(([{ attributeName, unit, variantDetails }, group]) => {
    const where = variantDetails === null ? attributeName : `${attributeName} (${variantDetails})`;
    return `${where}: ${formatValues(group)} ${unit}`.trimEnd();
  });
  return { type, specifications: values, version: newestOf(rows) };
}

/** Each save writes new rows: the newest number says which one was last. */
export function newestOf(rows: readonly { id: number }[]): number {
  return Math.max(0, ...rows.map(({ id }) => id));
}

/** Returns whether both tell of the same measures, whenever they were saved. */
export function isSameSummary(one: SpecificationSummary, other: SpecificationSummary): boolean {
  return one.type === other.type && isDeepStrictEqual(one.specifications, other.specifications);
}
