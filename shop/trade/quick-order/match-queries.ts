import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { Product } from '../../catalogue/parts/product.ts';
import { productColumns } from '../../catalogue/parts/product-columns.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { prepareOnce } from '../../base/operations/prepared-queries.ts';
import { KEYS_END } from '../../base/kernel/part-number.ts';

/** A part that a typed number may mean. */
export interface Match {
  key: string;
  /** Kind of match: exact number, customer part number, prefix, similar. */
  how: 'exact' | 'own' | 'beginning' | 'near';
  /** The width of a customer part number. */
  variantId: number | null;
  product: Product;
}

/** If more parts have the prefix, a row can't list them. */
export const MAX_BEGINNINGS = 5;
const MAX_NEAR = 3;
/** Shorter prefixes match everything. */
const MIN_BEGINNING_LENGTH = 3;

/** The active parts with one of these keys as part number, customer part number (H6) or prefix; in one statement. */
export function findMatches(db: Db, keys: readonly string[], companyId: number): Promise<Match[]> {
  return prepared(db).matches.execute({ keys, companyId });
}

/** Active parts whose numbers are similar to these keys. */
export function findNear(db: Db, keys: readonly string[]): Promise<Match[]> {
  return prepared(db).near.execute({ keys });
}

const prepared = prepareOnce((db) => {
  const asked = sql`unnest(${sql.placeholder('keys')}::text[]) as asked(key)`;
  const found = {
    key: sql<string>`key`,
    how: sql<Match['how']>`how`,
    variantId: sql<number | null>`matched.variant_id`,
    product: productColumns,
  };
  const limit = (most: number) => sql.raw(String(most));
  return {
    matches: db
      .select(found)
      .from(
        sql`(
          select asked.key, part.id as product_id, part.how, part.place, part.variant_id
          from ${asked}
          cross join lateral (
            (
              select id, 'exact' as how, id::text as place, null::integer as variant_id
              from products
              where part_key = asked.key and active
              order by id
              limit ${limit(MAX_BEGINNINGS)}
            )
            union all
            (
              select own.product_id, 'own', own.number_key, own.variant_id
              from own_part_numbers as own
              inner join products as called on called.id = own.product_id and called.active
              where own.company_id = ${sql.placeholder('companyId')}::integer and own.number_key = asked.key
            )
            union all
            (
              select id, 'beginning', part_key, null
              from products
              where part_key ~>~ asked.key and part_key ~<~ (asked.key || ${KEYS_END}::text) and active
                and length(asked.key) >= ${limit(MIN_BEGINNING_LENGTH)}
              order by part_key using ~<~, id
              limit ${limit(MAX_BEGINNINGS)}
            )
          ) as part
        ) as matched`,
      )
      .innerJoin(products, eq(products.id, sql`matched.product_id`))
      .orderBy(sql`matched.key`, sql`matched.how desc`, sql`matched.place`, products.id)
      .prepare('quick_order_matches'),
    near: db
      .select(found)
      .from(
        sql`(
          select asked.key, part.id as product_id, 'near' as how, part.likeness, null::integer as variant_id
          from ${asked}
          cross join lateral (
            select id, similarity(part_key, asked.key) as likeness
            from products
            where part_key % asked.key and active
            order by likeness desc, id
            limit ${limit(MAX_NEAR)}
          ) as part
        ) as matched`,
      )
      .innerJoin(products, eq(products.id, sql`matched.product_id`))
      .orderBy(sql`matched.key`, sql`matched.likeness desc`, products.id)
      .prepare('quick_order_near'),
  };
});
