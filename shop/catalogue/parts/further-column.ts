import type { SQL } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { prepareOnce } from '../../base/operations/prepared-queries.ts';
import type { Product } from './product.ts';

/**
 * A column that a room above this one adds to a read of products, so that it needs no statement of its own: the rows of price lists
 * (K7). It may name the table `products`.
 */
export interface FurtherColumn<Value> {
  /** Distinguishes the prepared statements. */
  readonly name: string;
  readonly column: SQL<Value>;
  /** Values of its placeholders. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** A product with the value of that column; undefined if none was added. */
export type ProductWith<Value> = Product & { readonly further?: Value | undefined };

/** Prepares queries once for each further column, and once without. */
export function prepareWith<Queries>(prepare: (db: Db, further: FurtherColumn<unknown> | null) => Queries) {
  const byColumn = new Map<string, (db: Db) => Queries>();
  return (db: Db, further: FurtherColumn<unknown> | null): Queries => {
    const name = further?.name ?? '';
    const known = byColumn.get(name) ?? prepareOnce((each: Db) => prepare(each, further));
    byColumn.set(name, known);
    return known(db);
  };
}

/** The column for a select, if there is one, and the name of its statement. */
export function furtherOf(
  further: FurtherColumn<unknown> | null,
  name: string,
): { column: { further: SQL }; named: string } {
  // A select has either a column or no such member; Drizzle's types know no optional one.
  if (further === null) return { column: {} as { further: SQL }, named: name };
  return { column: { further: further.column }, named: `${name}_with_${further.name}` };
}
