import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { attributes } from '../../../catalogue/specifications/tables.ts';
import { products, productVariants, specifications } from '../../../catalogue/parts/tables.ts';

/** One value of a part, for any width. */
export interface ComparedValue {
  productId: number;
  attributeId: number;
  name: string;
  unit: string;
  low: number | null;
  high: number | null;
  word: string | null;
  flag: boolean | null;
}

/** The types of these parts; active parts only. */
export function typesOfParts(db: Db, ids: readonly number[]): Promise<{ id: number; typeId: number | null }[]> {
  return db
    .select({ id: products.id, typeId: products.typeId })
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.active, true)));
}

/**
 * Lists the values for comparisons or lists, in the order of the attributes of their types; parts of a family have the values of
 * all their widths. Live parts only.
 */
export function comparedValues(
  db: Db,
  ids: readonly number[],
  shown: 'inComparison' | 'inTable',
): Promise<ComparedValue[]> {
  return db
    .select({
      productId: specifications.productId,
      attributeId: specifications.attributeId,
      name: attributes.name,
      unit: attributes.unit,
      low: specifications.low,
      high: specifications.high,
      word: specifications.word,
      flag: specifications.flag,
    })
    .from(specifications)
    .innerJoin(products, eq(products.id, specifications.productId))
    .innerJoin(attributes, and(eq(attributes.id, specifications.attributeId), eq(attributes.typeId, products.typeId)))
    .leftJoin(productVariants, eq(productVariants.id, specifications.variantId))
    .where(
      and(
        inArray(specifications.productId, [...ids]),
        eq(products.active, true),
        eq(attributes[shown], true),
        eq(attributes.archived, false),
      ),
    )
    .orderBy(
      asc(attributes.sortOrder),
      asc(attributes.id),
      sql`${productVariants.position} nulls first`,
      asc(specifications.low),
      asc(specifications.id),
    );
}
