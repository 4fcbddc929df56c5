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

/** What the parts measure that are left by the filters; of an attribute that is filtered by, what the others leave. */
export async function countValues(db: Db, list: FilteredList, chosen: ChosenFilters): Promise<FacetRow[]> {
  const attributeIds = filteredBy(chosen.conditions);
  const { rows } = await db.execute<Record<keyof FacetRow, string | number | null>>(sql`
    with ${narrowing(list, chosen)}
    select stated.attribute_id as "attributeId", stated.low, stated.high,
      case when stated.flag is null then stated.word when stated.flag then 'yes' else 'no' end as word,
      count(distinct stated.product_id)::integer as count
    from left_over
    join specifications as stated on stated.product_id = left_over.id
    join attributes as attribute on attribute.id = stated.attribute_id and attribute.in_filter
    where met = ${attributeIds.length}::integer
      or (met = ${attributeIds.length}::integer - 1 and stated.attribute_id = any(${param(attributeIds)}::integer[])
        and not exists (select from matched where product_id = left_over.id and matched.attribute_id = stated.attribute_id))
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
    where met = ${filteredBy(chosen.conditions).length}::integer
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

/** listed: the whole list · matched: which parts meet what is asked of an attribute · left_over: of how many attributes each does. */
function narrowing(list: FilteredList, { typeId, conditions }: ChosenFilters): SQL {
  const column = (name: keyof Condition) => param(conditions.map((each) => each[name]));
  return sql`listed as (${listed(list)}),
    asked as (
      select * from unnest(${column('attributeId')}::integer[], ${column('low')}::numeric[], ${column('high')}::numeric[],
        ${column('word')}::text[]) as asked(attribute_id, low, high, word)
    ),
    matched as materialized (
      select distinct stated.product_id, stated.attribute_id
      from specifications as stated
      join asked on asked.attribute_id = stated.attribute_id
      where stated.product_id in (select id from listed)
        and (stated.word = asked.word or (stated.low <= asked.high and stated.high >= asked.low)
          or stated.flag = (asked.word = 'yes'))
    ),
    left_over as (
      select listed.id, listed.rank, (select count(*) from matched where product_id = listed.id) as met
      from listed
      where ${typeId}::integer is null
        or exists (select from products where products.id = listed.id and products.type_id = ${typeId}::integer)
    )`;
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
