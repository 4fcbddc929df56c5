import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { FurtherColumn } from '../parts/further-column.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import { prepareOnce } from '../../base/operations/prepared-queries.ts';
import type { Ladder } from '../pricing/ladder.ts';
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
  const { partsOnly, withRules } = prepared(db);
  // Most lists name parts only: then a single index scan is enough.
  const statement = lists.some(({ hasRules }) => hasRules) ? withRules : partsOnly;
  const [answer] = await statement.execute({ productIds: [...productIds], listIds: lists.map(({ id }) => id) });
  return new PriceSources(lists, productIds, (answer?.rows ?? []).map(rowOf));
}

/** Rows of price lists that concern one product, as a column of its read. */
export type PriceRows = readonly SentRow[] | null;

/**
 * The rows of a company's price lists as a column of a read of products, which then needs no further statement (K7); null: it has no
 * list.
 */
export function priceColumn(lists: readonly GivenList[]): FurtherColumn<PriceRows> | null {
  if (lists.length === 0) return null;
  const values = { listIds: lists.map(({ id }) => id) };
  return lists.some(({ hasRules }) => hasRules)
    ? { name: 'price_rows', column: ROWS_AND_RULES, values }
    : { name: 'price_rows_of_parts', column: ROWS_OF_PART, values };
}

/** The sources of products that were read with `priceColumn`. */
export function priceSourcesIn(
  lists: readonly GivenList[],
  read: readonly { readonly productId: number; readonly rows: PriceRows | undefined }[],
): PriceSources {
  if (lists.length === 0) return NO_SOURCES;
  const ids = read.map(({ productId }) => productId);
  return new PriceSources(
    lists,
    ids,
    read.flatMap(({ rows }) => rows?.map(rowOf) ?? []),
  );
}

/** A row as its statement sends it: one JSON text is read several times faster than a thousand rows of columns. */
type SentRow = [
  listId: number,
  productId: number | null,
  target: SourceRow['target'],
  variantId: number | null,
  categoryId: number | null,
  startsOn: CalendarDay,
  ladder: Ladder | null,
];

function rowOf([listId, productId, target, variantId, categoryId, startsOn, ladder]: SentRow): SourceRow {
  return { listId, productId, target, variantId, categoryId, startsOn, ladder };
}

const LISTS = sql`(select ${sql.placeholder('listIds')}::integer[])::integer[]`;
const ROWS_OF_PART = sql<PriceRows>`(
  select json_agg(
    json_build_array(line.price_list_id, line.product_id, 'part', line.variant_id, null, line.starts_on, line.ladder)
  )
  from price_list_rows as line
  where line.product_id is not null and line.product_id = products.id and line.price_list_id = any(${LISTS})
)`;
const ROWS_AND_RULES = sql<PriceRows>`(
  select json_agg(
    json_build_array(
      source.price_list_id, products.id, source.target, source.variant_id, source.category_id, source.starts_on, source.ladder
    )
  )
  from (
    select line.price_list_id, 'part' as target, line.variant_id, null::integer as category_id, line.starts_on, line.ladder
    from price_list_rows as line
    where line.product_id is not null and line.product_id = products.id and line.price_list_id = any(${LISTS})
    union all
    select rule.price_list_id,
      case when rule.type_id is not null then 'type' when rule.category_id is not null then 'category' else 'all' end,
      null, rule.category_id, rule.starts_on, rule.ladder
    from price_list_rows as rule
    where rule.product_id is null and rule.price_list_id = any(${LISTS})
      and (rule.type_id is null or rule.type_id = products.type_id)
      and (
        rule.category_id is null
        or exists (
          select from product_categories as link
          where link.product_id = products.id and link.category_id = rule.category_id
        )
      )
  ) as source
)`;

const prepared = prepareOnce((db) => {
  // Each value comes from a sub-query, so that the plans are kept: they cannot depend on the values (docs/decisions/0019).
  const list = (name: string) => sql`(select ${sql.placeholder(name)}::integer[])::integer[]`;
  const isOfPart = sql`line.product_id is not null and line.product_id = any(${list('productIds')})
    and line.price_list_id = any(${list('listIds')})`;
  const ofParts = sql`
    select line.price_list_id, line.product_id, 'part' as target, line.variant_id, null::integer as category_id,
      line.starts_on, line.ladder
    from price_list_rows as line
    where ${isOfPart}`;
  return {
    partsOnly: db
      .select({
        rows: sql<SentRow[] | null>`json_agg(
          json_build_array(line.price_list_id, line.product_id, 'part', line.variant_id, null, line.starts_on, line.ladder)
        )`,
      })
      .from(sql`price_list_rows as line`)
      .where(isOfPart)
      .prepare('price_sources_of_parts'),
    withRules: db
      .select({
        rows: sql<SentRow[] | null>`json_agg(
          json_build_array(
            source.price_list_id, source.product_id, source.target, source.variant_id, source.category_id, source.starts_on, source.ladder
          )
        )`,
      })
      .from(
        sql`(
          with rules as (
            select * from price_list_rows where product_id is null and price_list_id = any(${list('listIds')})
          )
          ${ofParts}
          union all
          select rule.price_list_id, part.id, 'type', null, null, rule.starts_on, rule.ladder
          from rules as rule
          join products as part on part.type_id = rule.type_id and part.id = any(${list('productIds')})
          union all
          select rule.price_list_id, link.product_id, 'category', null, rule.category_id, rule.starts_on, rule.ladder
          from rules as rule
          join product_categories as link on link.category_id = rule.category_id
            and link.product_id = any(${list('productIds')})
          union all
          select rule.price_list_id, null, 'all', null, null, rule.starts_on, rule.ladder
          from rules as rule
          where rule.type_id is null and rule.category_id is null
        ) as source`,
      )
      .prepare('price_sources'),
  };
});
