import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { prepareOnce } from '../../operations/prepared-queries.ts';
import type { GivenList } from './given-lists.ts';
import { NO_SOURCES, PriceSources, type SourceRow } from './price-sources.ts';

/**
 * Reads the rows of a company's price lists for some parts, in one statement; in none if there is no list (K7).
 * @param lists  of the company (GivenLists.of)
 */
export async function readPriceSources(
  db: Db,
  lists: readonly GivenList[],
  productIds: readonly number[],
): Promise<PriceSources> {
  if (lists.length === 0) return NO_SOURCES;
  if (productIds.length === 0) return new PriceSources(lists, [], []);
  const rows = await prepared(db).execute({ productIds: [...productIds], listIds: lists.map(({ id }) => id) });
  return new PriceSources(lists, productIds, rows);
}

const prepared = prepareOnce((db) => {
  // Each value comes from a sub-query, so that the plans are kept: they cannot depend on the values (docs/decisions/0019).
  const list = (name: string) => sql`(select ${sql.placeholder(name)}::integer[])`;
  return db
    .select({
      listId: sql<number>`said.price_list_id`,
      productId: sql<number | null>`said.product_id`,
      target: sql<SourceRow['target']>`said.target`,
      variantId: sql<number | null>`said.variant_id`,
      categoryId: sql<number | null>`said.category_id`,
      startsOn: sql<string>`said.starts_on::text`,
      ladder: sql<SourceRow['ladder']>`said.ladder`,
    })
    .from(
      sql`(
        with rules as (
          select * from price_list_rows where product_id is null and price_list_id = any(${list('listIds')}::integer[])
        ), parts as (
          select products.id, products.type_id
          from unnest(${list('productIds')}) as asked (id)
          join products on products.id = asked.id
        )
        select line.price_list_id, part.id as product_id, 'part' as target, line.variant_id, null::integer as category_id,
          line.starts_on, line.ladder
        from unnest(${list('productIds')}) as part (id)
        cross join lateral (
          select * from price_list_rows
          where product_id is not null and product_id = part.id and price_list_id = any(${list('listIds')}::integer[])
          offset 0
        ) as line
        union all
        select rule.price_list_id, parts.id, 'type', null, null, rule.starts_on, rule.ladder
        from rules as rule
        join parts on parts.type_id = rule.type_id
        union all
        select rule.price_list_id, link.product_id, 'category', null, rule.category_id, rule.starts_on, rule.ladder
        from rules as rule
        join product_categories as link on link.category_id = rule.category_id
          and link.product_id = any(${list('productIds')}::integer[])
        union all
        select rule.price_list_id, null, 'all', null, null, rule.starts_on, rule.ladder
        from rules as rule
        where rule.type_id is null and rule.category_id is null
      ) as said`,
    )
    .prepare('price_sources');
});
