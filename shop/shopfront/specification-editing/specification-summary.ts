import { isDeepStrictEqual } from 'node:util';
import type { ValueRow } from './specification-queries.ts';
import { groupValues, formatValues } from './value-text.ts';

/** Specifications as an audit entry keeps them. */
export interface SpecificationSummary {
  /** Name of its type; '': none. */
  type: string;
  specifications: readonly string[];
  /** The id of the newest value. */
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

/** Each save writes new rows, so the newest id identifies the last save. */
export function newestOf(rows: readonly { id: number }[]): number {
  return Math.max(0, ...rows.map(({ id }) => id));
}

/** Returns whether both describe the same specifications, regardless of when they were saved. */
export function isSameSummary(one: SpecificationSummary, other: SpecificationSummary): boolean {
  return one.type === other.type && isDeepStrictEqual(one.specifications, other.specifications);
}
