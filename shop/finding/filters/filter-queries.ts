import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { Product } from '../../catalogue/product.ts';
import { productColumns } from '../../catalogue/product-columns.ts';
import type { RowRange } from '../../catalogue/row-range.ts';
import { products } from '../../catalogue/tables.ts';
import type { SearchedBranch } from '../search/search-queries.ts';
import type { SearchTerm } from '../search/search-term.ts';
import type { ChosenFilters, Condition, ListSort } from './chosen-filters.ts';

/** The list that is filtered: what a category or sub-category holds, or what a search finds there. */
export interface FilteredList {
  branch: SearchedBranch | null;
  term: SearchTerm | null;
}

/** One value of an attribute, and how many of the parts that are left have it. */
export interface FacetRow {
  attributeId: number;
  low: number | null;
  high: number | null;
  word: string | null;
  count: number;
}

/** How many parts of each type the list has, whatever else is chosen. */
export async function countTypes(db: Db, list: FilteredList): Promise<{ typeId: number; count: number }[]> {
  const { rows } = await db.execute<{ typeId: number; count: number }>(sql`
    with listed as (${listed(list)})
    select type_id as "typeId", count(*)::integer as count
    from listed join products using (id)
    where type_id is not null
    group by type_id
    order by count(*) desc, type_id`);
  return rows;
}

/**
 * What the parts measure in these attributes that are left by the filters; of an attribute that is filtered by, what the others leave. With one filter
 * alone those are all parts of the list, so the filter's own attribute is left out: whoever knows the whole list knows that.
 */
export async function countValues(
  db: Db,
  list: FilteredList,
  chosen: ChosenFilters,
  attributeIds: readonly number[],
): Promise<FacetRow[]> {
  const asked = filteredBy(chosen.conditions);
  const { rows } = await db.execute<Record<keyof FacetRow, string | number | null>>(sql`
    with ${narrowing(list, chosen)},
    -- A part may measure the same in several of its widths. Collation C: nobody reads this order, and words sort faster by bytes.
    counted as (
      select distinct stated.product_id, stated.attribute_id, stated.low, stated.high, stated.word collate "C" as word, stated.flag
      from left_over
      join specifications as stated on stated.product_id = left_over.id
      where stated.attribute_id = any(${param(attributeIds)}::integer[]) and (cardinality(met) = ${asked.length}::integer
      or (stated.attribute_id = any(${param(asked)}::integer[]) and stated.attribute_id <> all(met)))
    )
    select attribute_id as "attributeId", low, high,
      case when flag is null then word when flag then 'yes' else 'no' end as word, count(*)::integer as count
    from counted
    group by 1, 2, 3, 4
    order by 1, 2, 4
    limit 500`);
  return rows.map(({ attributeId, low, high, word, count }) => ({
    attributeId: Number(attributeId),
    low: low === null ? null : Number(low),
    high: high === null ? null : Number(high),
    word: word === null ? null : String(word),
    count: Number(count),
  }));
}

/** A stretch of what the filters leave, in the order that is asked for, and how much there is in all. */
export async function readFiltered(
  db: Db,
  list: FilteredList,
  chosen: ChosenFilters,
  range: RowRange,
): Promise<{ products: Product[]; total: number }> {
  const kept = db.$with('kept', { id: sql<number>`id`.as('kept_id'), total: sql<number>`total`.as('total') }).as(sql`
    with ${narrowing(list, chosen)}
    select id as kept_id, count(*) over ()::integer as total, row_number() over (order by ${orderOf(list, chosen.sort)}) as position
    from left_over join products using (id)
    where cardinality(met) = ${filteredBy(chosen.conditions).length}::integer
    order by position
    limit ${range.limit} offset ${range.offset}`);
  const rows = await db
    .with(kept)
    .select({ total: sql<number>`kept.total`, product: productColumns })
    .from(kept)
    .innerJoin(products, eq(products.id, sql`kept.kept_id`))
    .orderBy(sql`kept.position`);
  return { products: rows.map(({ product }) => product), total: rows[0]?.total ?? 0 };
}

/** How many parts the whole list has. */
export async function countListed(db: Db, list: FilteredList): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::integer as total from (${listed(list)}) as listed`,
  );
  return rows[0]?.total ?? 0;
}

/**
 * listed: the whole list · left_over: its parts that meet all that is asked, or all but one attribute, and of which attributes they do.
 * Conditions are looked up each in its own index, so that a page costs what they find and not what the list holds.
 */
function narrowing(list: FilteredList, { typeId, conditions }: ChosenFilters): SQL {
  if (conditions.length === 0) return sql`listed as (${listed(list)}), left_over as (${partsOfType(typeId)})`;
  const asked = filteredBy(conditions).length;
  return sql`listed as (${listed(list)}),
    matched as (
      select product_id, array_agg(distinct attribute_id) as met
      from (${sql.join(
        conditions.map((condition) => partsThatMeet(condition, typeId)),
        sql` union all `,
      )}) as stated
      group by product_id
      having count(distinct attribute_id) >= ${Math.max(asked - 1, 1)}::integer
    ),
    left_over as (
      select listed.id, listed.rank, matched.met
      from matched
      join listed on listed.id = matched.product_id
    )`;
}

function partsOfType(typeId: number | null): SQL {
  const all = sql`select listed.id, listed.rank, '{}'::integer[] as met from listed`;
  return typeId === null ? all : sql`${all} join products using (id) where products.type_id = ${typeId}::integer`;
}

/** An attribute is one of a single type, and parts measure nothing but what their type has. */
function partsThatMeet({ attributeId, low, high, word }: Condition, typeId: number | null): SQL {
  const isOfType =
    typeId === null
      ? sql`true`
      : sql`exists (select from attributes where id = ${attributeId}::integer and type_id = ${typeId}::integer)`;
  const which = sql`select product_id, attribute_id from specifications where attribute_id = ${attributeId}::integer and ${isOfType}`;
  const ways = [
    ...(low === null ? [] : [sql`${which} and low <= ${high}::numeric and high >= ${low}::numeric`]),
    ...(word === null ? [] : [sql`${which} and word = ${word}::text`]),
    ...(word === 'yes' || word === 'no' ? [sql`${which} and flag = ${word === 'yes'}::boolean`] : []),
  ];
  return sql.join(ways, sql` union all `);
}

/** Beyond so many hits of a search nobody filters: the next word does it better. */
const MOST_HITS = 2000;

function listed({ branch, term }: FilteredList): SQL {
  if (term === null) return branch === null ? sql`select 0 as id, 0::real as rank where false` : idsIn(branch);
  const within = branch === null ? sql`true` : sql`products.id in (select id from (${idsIn(branch)}) as branch)`;
  const wanted = sql`(select to_tsquery('english', ${term.query}))`;
  const range = (column: SQL, key: string) =>
    sql`(${column} ~>=~ ${key}::text and ${column} ~<~ ${key === '' ? '' : `${key}{`}::text)`;
  return sql`
    select id, case when ${range(sql`part_key`, term.key)} then 2 else ts_rank(search_document, ${wanted}) end as rank
    from products
    where active and ${within}
      and (${range(sql`part_key`, term.key)} or ${range(sql`translate(part_key, 'oil', '011')`, term.look)}
        or search_document @@ ${wanted})
    limit ${sql.raw(String(MOST_HITS))}`;
}

function idsIn({ kind, id }: SearchedBranch): SQL {
  return kind === 'category'
    ? sql`select product_id as id, 0::real as rank from product_categories where category_id = ${id} and product_active`
    : sql`select product_id as id, 0::real as rank from product_subcategories where subcategory_id = ${id} and product_active`;
}

function orderOf({ term }: FilteredList, sort: ListSort | null): SQL {
  switch (sort ?? (term === null ? 'number' : 'relevance')) {
    case 'relevance':
      return sql`left_over.rank desc, products.name, products.id`;
    case 'number':
      return sql`products.name, products.id`;
    case 'newest':
      return sql`products.created_at desc, products.id desc`;
    case 'price':
      return sql`${PRICE}, products.name, products.id`;
    default:
      throw new Error(`There is no order by ${sort}.`);
  }
}

/** By the dollar list price, of a family that of its first width: the same order for everybody (D2). */
const PRICE = sql`coalesce(
  (
    select nullif(variant.usd_minor, 0)
    from product_variants as variant
    where variant.family_id = products.family_id
    order by variant.position, variant.id
    limit 1
  ),
  usd_minor
)`;

function filteredBy(conditions: readonly Condition[]): number[] {
  return [...new Set(conditions.map(({ attributeId }) => attributeId))];
}

/** An array as one value: Drizzle would spell it out as a list. */
function param(values: readonly unknown[]): SQL {
  return sql`${sql.param(values)}`;
}
