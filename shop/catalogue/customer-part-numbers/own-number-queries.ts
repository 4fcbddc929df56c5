import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import type { Product } from '../parts/product.ts';
import { productColumns } from '../parts/product-columns.ts';
import { products } from '../parts/tables.ts';
import { prepareOnce } from '../../base/operations/prepared-queries.ts';
import { KEYS_END } from '../../base/kernel/part-number.ts';
import { ownPartNumbers } from './tables.ts';

/** Customer part number with its part. */
export interface OwnNumber {
  number: string;
  key: string;
  variantId: number | null;
  product: Product;
}

const MAX_BEGINNINGS = 8;

/** The active parts with this customer part number of the company; never another company's. */
export async function findOwnNumbers(db: Db, companyId: number, keys: readonly string[]): Promise<OwnNumber[]> {
  return keys.length === 0 ? [] : prepared(db).byKeys.execute({ companyId, keys });
}

/** The active parts whose customer part numbers have this prefix, by number. */
export async function listOwnBeginning(db: Db, companyId: number, key: string): Promise<OwnNumber[]> {
  return key === '' ? [] : prepared(db).beginning.execute({ companyId, key });
}

/** Lists a company's numbers of these parts, each width separately, in one statement. */
export async function listOwnOfParts(
  db: Db,
  companyId: number,
  productIds: readonly number[],
): Promise<NumberedPart[]> {
  return productIds.length === 0 ? [] : prepared(db).ofParts.execute({ companyId, productIds });
}

/** True if the company of an outer query has part numbers of its own. */
export function hasOwnPartNumbers(companyId: AnyPgColumn): SQL<boolean> {
  return sql`exists (select from ${ownPartNumbers} where ${ownPartNumbers.companyId} = ${companyId})`;
}

/** Customer part number of one part or width. */
export interface NumberedPart {
  productId: number;
  variantId: number | null;
  number: string;
}

/** The customer part number of the line in the outer query, if its company has one. */
export function isOwnNumberOf(line: Record<'companyId' | 'productId' | 'variantId', AnyPgColumn>): SQL | undefined {
  return and(
    eq(ownPartNumbers.companyId, line.companyId),
    eq(ownPartNumbers.productId, line.productId),
    sql`${ownPartNumbers.variantId} is not distinct from ${line.variantId}`,
  );
}

const prepared = prepareOnce((db) => {
  const found = {
    number: ownPartNumbers.number,
    key: ownPartNumbers.numberKey,
    variantId: ownPartNumbers.variantId,
    product: productColumns,
  };
  const isOfCompany = eq(ownPartNumbers.companyId, sql.placeholder('companyId'));
  const isLive = and(eq(products.id, ownPartNumbers.productId), eq(products.active, true));
  const key = sql`${sql.placeholder('key')}::text`;
  return {
    byKeys: db
      .select(found)
      .from(ownPartNumbers)
      .innerJoin(products, isLive)
      .where(and(isOfCompany, eq(ownPartNumbers.numberKey, sql`any(${sql.placeholder('keys')}::text[])`)))
      .prepare('own_numbers_by_key'),
    beginning: db
      .select(found)
      .from(ownPartNumbers)
      .innerJoin(products, isLive)
      .where(
        and(
          isOfCompany,
          sql`${ownPartNumbers.numberKey} >= ${key}`,
          sql`${ownPartNumbers.numberKey} < ${key} || ${KEYS_END}::text`,
        ),
      )
      .orderBy(asc(ownPartNumbers.numberKey), asc(ownPartNumbers.id))
      .limit(MAX_BEGINNINGS)
      .prepare('own_numbers_beginning'),
    ofParts: db
      .select({
        productId: ownPartNumbers.productId,
        variantId: ownPartNumbers.variantId,
        number: ownPartNumbers.number,
      })
      .from(ownPartNumbers)
      .where(and(isOfCompany, eq(ownPartNumbers.productId, sql`any(${sql.placeholder('productIds')}::integer[])`)))
      .orderBy(asc(ownPartNumbers.numberKey), asc(ownPartNumbers.id))
      .prepare('own_numbers_of_parts'),
  };
});
