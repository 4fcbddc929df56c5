import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { Product } from '../../catalogue/product.ts';
import { productColumns } from '../../catalogue/product-columns.ts';
import type { RowRange } from '../../catalogue/row-range.ts';
import { products } from '../../catalogue/tables.ts';
import type { SearchedBranch } from '../search/search-queries.ts';
import type { SearchTerm } from '../search/search-term.ts';
import { preparedOnce, unplanned } from '../../frame/prepared.ts';
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
  return prepared(db).types(shapeOf(list, WHOLE)).execute(valuesOf(list, WHOLE));
}

/**
 * The values that the parts left by the filters have in these attributes; of an attribute that is filtered by, those of the parts that the other
 * filters leave. With one filter alone that is the whole list, so its own attribute is left out: the caller has the values of the whole list.
 */
export async function countValues(
  db: Db,
  list: FilteredList,
  chosen: ChosenFilters,
  attributeIds: readonly number[],
): Promise<FacetRow[]> {
  const rows = await prepared(db)
    .values(shapeOf(list, chosen))
    .execute({ ...valuesOf(list, chosen), attributeIds });
  return rows.map(({ low, high, ...row }) => ({
    ...row,
    low: low === null ? null : Number(low),
    high: high === null ? null : Number(high),
  }));
}

/**
 * One page of what the filters leave, in the order that is asked for, and how many parts there are in all.
 * @param last  awards of parts that the reader can't buy: they come after all others (I3)
 */
export async function readFiltered(
  db: Db,
  list: FilteredList,
  chosen: ChosenFilters,
  { last, ...range }: RowRange & { last: readonly number[] },
): Promise<{ products: Product[]; total: number }> {
  const sort = chosen.sort ?? (list.term === null ? 'number' : 'relevance');
  const rows = await prepared(db)
    .kept({ ...shapeOf(list, chosen), sort })
    .execute({ ...valuesOf(list, chosen), ...range, last });
  return { products: rows.map(({ product }) => product), total: rows[0]?.total ?? 0 };
}

/** How many parts the whole list has. */
export async function countListed(db: Db, list: FilteredList): Promise<number> {
  const [row] = await prepared(db).length(shapeOf(list, WHOLE)).execute(valuesOf(list, WHOLE));
  return row?.total ?? 0;
}

const WHOLE: ChosenFilters = { typeId: null, conditions: [], sort: null };

/** What tells one statement from another, beside its values. There are few shapes, so each is planned once; conditions may be any number. */
interface Shape {
  branch: SearchedBranch['kind'] | null;
  isSearch: boolean;
  isOfType: boolean;
  isFiltered: boolean;
}

function shapeOf({ branch, term }: FilteredList, { typeId, conditions }: ChosenFilters): Shape {
  const isOfType = typeId !== null;
  return { branch: branch?.kind ?? null, isSearch: term !== null, isOfType, isFiltered: conditions.length > 0 };
}

function valuesOf({ branch, term }: FilteredList, { typeId, conditions }: ChosenFilters) {
  return {
    branchId: branch?.id ?? 0,
    query: term?.query ?? '',
    key: term?.key ?? '',
    look: term?.look ?? '',
    typeId,
    asked: filteredBy(conditions),
    attributes: conditions.map(({ attributeId }) => attributeId),
    lows: conditions.map(({ low }) => low),
    highs: conditions.map(({ high }) => high),
    words: conditions.map(({ word }) => word),
  };
}

const prepared = preparedOnce((db) => {
  const isLast = sql`products.award = any(${sql.placeholder('last')}::smallint[])`;
  const kept = (shape: Shape & { sort: ListSort }) => {
    const page = db.$with('kept', { id: sql<number>`id`.as('kept_id'), total: sql<number>`total`.as('total') }).as(sql`
      with ${narrowing(shape)}
      select id as kept_id, count(*) over ()::integer as total, row_number() over (order by ${isLast}, ${orderOf(shape.sort)}) as position
      from left_over join products using (id)
      where met = ${ALL}
      order by position
      limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`);
    return db
      .with(page)
      .select({ total: sql<number>`kept.total`, product: productColumns })
      .from(page)
      .innerJoin(products, eq(products.id, sql`kept.kept_id`))
      .orderBy(sql`kept.position`)
      .prepare(`filtered_${nameOf(shape)}_${shape.sort}`);
  };
  const values = (shape: Shape) =>
    db
      .select({
        attributeId: sql<number>`attribute_id`,
        low: sql<string | null>`low`,
        high: sql<string | null>`high`,
        word: sql<string | null>`word`,
        count: sql<number>`count`,
      })
      .from(
        sql`(
          with ${narrowing(shape)},
          -- A part may measure the same in several of its widths. Collation C: nobody reads this order, and words sort faster by bytes.
          counted as (
            select distinct stated.product_id, stated.attribute_id, stated.low, stated.high, stated.word collate "C" as word, stated.flag
            from left_over
            join specifications as stated on stated.product_id = left_over.id
            where stated.attribute_id = any(${sql.placeholder('attributeIds')}::integer[])
              and (met = ${ALL} or (stated.attribute_id = any(${ASKED}) and met & ${bitOf(sql`stated.attribute_id`)} = 0))
          )
          select attribute_id, low, high,
            case when flag is null then word when flag then 'yes' else 'no' end as word, count(*)::integer as count
          from counted
          group by 1, 2, 3, 4
          order by 1, 2, 4
          limit 500
        ) as facets`,
      )
      .prepare(`facets_${nameOf(shape)}`);
  const types = (shape: Shape) =>
    db
      .select({ typeId: sql<number>`type_id`, count: sql<number>`count(*)::integer` })
      .from(sql`(${listed(shape)}) as listed join products using (id)`)
      .where(sql`type_id is not null`)
      .groupBy(sql`type_id`)
      .orderBy(sql`count(*) desc, type_id`)
      .prepare(`types_${nameOf(shape)}`);
  const length = (shape: Shape) =>
    db
      .select({ total: sql<number>`count(*)::integer` })
      .from(sql`(${listed(shape)}) as listed`)
      .prepare(`listed_${nameOf(shape)}`);
  return { kept: byShape(kept), values: byShape(values), types: byShape(types), length: byShape(length) };
});

const ASKED = sql`${sql.placeholder('asked')}::integer[]`;

/** Of the attributes that are asked for each has a bit; there are fewer than 63 (readFilters). */
const bitOf = (attributeId: SQL) => sql`(1::bigint << (array_position(${ASKED}, ${attributeId}) - 1))`;
const ALL = sql`((1::bigint << cardinality(${ASKED})) - 1)`;

function nameOf({ branch, isSearch, isOfType, isFiltered }: Shape): string {
  const how = [isOfType ? 'type' : [], isFiltered ? 'narrowed' : []].flat();
  return [branch ?? 'everywhere', isSearch ? 'search' : 'list', ...how].join('_');
}

/** Prepared at the first list of its shape. */
function byShape<Asked extends Shape, Query>(prepare: (shape: Asked) => Query): (shape: Asked) => Query {
  const made = new Map<string, Query>();
  return (shape) => {
    const key = JSON.stringify(shape);
    const query = made.get(key) ?? prepare(shape);
    made.set(key, query);
    return query;
  };
}

/**
 * listed: the whole list · left_over: its parts that meet all that is asked, or all but one attribute, and which (`met`).
 * Conditions are looked up each in its own index, so that a page costs what they find and not what the list holds.
 */
function narrowing(shape: Shape): SQL {
  const typeId = unplanned('typeId');
  if (!shape.isFiltered) {
    const whole = sql`select listed.id, listed.rank, 0::bigint as met from listed`;
    const ofType = sql`${whole} join products using (id) where products.type_id = ${typeId}`;
    return sql`listed as (${listed(shape)}), left_over as (${shape.isOfType ? ofType : whole})`;
  }
  const isOfType = sql`exists (select from attributes where id = asked.attribute_id and type_id = ${typeId})`;
  // An attribute is one of a single type, and parts measure nothing but what their type has.
  return sql`listed as (${listed(shape)}),
    wanted as (
      select asked.*, ${bitOf(sql`asked.attribute_id`)} as bit
      from unnest(
        ${sql.placeholder('attributes')}::integer[], ${sql.placeholder('lows')}::numeric[],
        ${sql.placeholder('highs')}::numeric[], ${sql.placeholder('words')}::text[]
      ) as asked (attribute_id, low, high, word)
      where ${shape.isOfType ? isOfType : sql`true`}
    ),
    met as (
      ${sql.join(
        [
          measuring(sql`stated.low <= wanted.high and stated.high >= wanted.low`),
          measuring(sql`stated.word = wanted.word`),
          sql`${measuring(sql`stated.flag = (wanted.word = 'yes')`)} where wanted.word in ('yes', 'no')`,
        ],
        sql` union all `,
      )}
    ),
    matched as (
      select product_id, bit_or(bit) as met
      from met
      group by product_id
      having bit_count((${ALL} & ~bit_or(bit))::bit(64)) <= 1
    ),
    left_over as (
      select listed.id, listed.rank, matched.met
      from matched
      join listed on listed.id = matched.product_id
    )`;
}

/** The parts that meet a condition in one way; each is looked up by itself, whatever number of rows the planner expects. */
function measuring(condition: SQL): SQL {
  return sql`
    select product_id, wanted.bit
    from wanted
    cross join lateral (
      select product_id from specifications as stated where stated.attribute_id = wanted.attribute_id and ${condition} offset 0
    ) as meeting`;
}

/** Beyond so many hits of a search nobody filters: the next word does it better. */
const MOST_HITS = 2000;

function listed({ isSearch, branch }: Shape): SQL {
  return isSearch ? hits(branch) : idsIn(branch);
}

function hits(branch: Shape['branch']): SQL {
  const within = branch === null ? sql`true` : sql`products.id in (select id from (${idsIn(branch)}) as branch)`;
  const wanted = sql`(select to_tsquery('english', ${sql.placeholder('query')}))`;
  const text = (name: string) => sql`${sql.placeholder(name)}::text`;
  const range = (column: SQL, name: string) =>
    sql`(${column} ~>=~ ${text(name)} and ${column} ~<~ case ${text(name)} when '' then '' else ${text(name)} || '{' end)`;
  return sql`
    select id, case when ${range(sql`part_key`, 'key')} then 2 else ts_rank(search_document, ${wanted}) end as rank
    from products
    where active and ${within}
      and (${range(sql`part_key`, 'key')} or ${range(sql`translate(part_key, 'oil', '011')`, 'look')}
        or search_document @@ ${wanted})
    limit ${sql.raw(String(MOST_HITS))}`;
}

function idsIn(branch: Shape['branch']): SQL {
  const branchId = unplanned('branchId');
  switch (branch) {
    case 'category':
      return sql`select product_id as id, 0::real as rank from product_categories where category_id = ${branchId} and product_active`;
    case 'subcategory':
      return sql`select product_id as id, 0::real as rank from product_subcategories where subcategory_id = ${branchId} and product_active`;
    case null:
      return sql`select 0 as id, 0::real as rank where false`;
    default:
      return branch satisfies never;
  }
}

function orderOf(sort: ListSort): SQL {
  switch (sort) {
    case 'relevance':
      return sql`left_over.rank desc, products.name, products.id`;
    case 'number':
      return sql`products.name, products.id`;
    case 'newest':
      return sql`products.created_at desc, products.id desc`;
    case 'price':
      return sql`${PRICE}, products.name, products.id`;
    default:
      return sort satisfies never;
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
