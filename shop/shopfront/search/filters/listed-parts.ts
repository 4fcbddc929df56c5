import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { prepareOnce, withoutCustomPlan } from '../../../base/operations/prepared-queries.ts';
import { KEYS_END } from '../../../base/kernel/part-number.ts';
import { specifications } from '../../../catalogue/parts/tables.ts';
import { MAX_RANKED, partsWithWords, type SearchedBranch } from '../../word-search/search-queries.ts';
import type { FitCondition } from '../../../catalogue/presses/fit.ts';
import type { Award } from '../../../catalogue/categories/visibility.ts';
import type { SearchTerm } from '../../word-search/search-term.ts';

/** Subject of a list: a category, a sub-category, a model of press, or the parts that are in no category. */
export type ListedBranch = SearchedBranch | { kind: 'model'; id: number } | typeof UNPLACED;

/** The parts that are in no category and no sub-category. */
export const UNPLACED = { kind: 'unplaced', id: 0 } as const;

/** The list to filter: the content of a branch, or the results of a search there. */
export interface FilteredList {
  branch: ListedBranch | null;
  term: SearchTerm | null;
}

/** Places in a list, counted from 0; each once. */
export type Places = readonly number[];

/** Parts of a list by their places in it: a category's by name, a search's by rank. */
export interface ListedParts {
  /** The part at each place. */
  ids: readonly number[];
  /** Parts of the same type with the same award (D4); every part is in exactly one of these. */
  kinds: readonly ListedKind[];
}

export interface ListedKind {
  typeId: number | null;
  award: Award;
  /** Regional categories of the results (D8): parts that are in no other; empty: all are in others too. */
  onlyIn: readonly number[];
  places: Places;
}

/** A value of an attribute and the parts of the list that have it, in any width. */
export interface ListedValue {
  attributeId: number;
  low: number | null;
  high: number | null;
  /** 'yes' and 'no' for a yes-or-no attribute. */
  word: string | null;
  places: Places;
}

/** Orders other than the list's own. */
export type OtherOrder = 'number' | 'price' | 'newest';

export async function readListedParts(db: Db, { branch, term }: FilteredList): Promise<ListedParts> {
  const rows = await prepared(db)
    .parts(branch?.kind ?? null, term !== null)
    .execute({ branchId: branch?.id ?? 0, query: term?.query ?? '', key: term?.key ?? '', look: term?.look ?? '' });
  const ids: number[] = [];
  for (const row of rows) row.places.forEach((place, at) => (ids[place] = row.ids[at] ?? 0));
  return { ids, kinds: rows.map(({ ids: _ids, ...kind }) => kind) };
}

/**
 * All values of these attributes: the smallest figure first, then words. Not prepared, because the length of the list
 * decides whether each part is looked up or all values of the attributes are read.
 */
export async function readListedValues(
  db: Db,
  { ids }: ListedParts,
  attributeIds: readonly number[],
): Promise<ListedValue[]> {
  const rows = await db
    .select({
      attributeId: specifications.attributeId,
      low: sql<string | null>`low`,
      high: sql<string | null>`high`,
      word: sql<string | null>`case when flag is null then word when flag then 'yes' else 'no' end`,
      places: sql<Places>`json_agg(place - 1)`,
    })
    .from(sql`unnest(${sql.param([...ids])}::integer[]) with ordinality as listed (product_id, place)`)
    .innerJoin(specifications, sql`specifications.product_id = listed.product_id`)
    .where(inArray(specifications.attributeId, [...attributeIds]))
    .groupBy(sql`1, 2, 3, 4`);
  const values = rows.map(({ low, high, places, ...row }) => ({
    ...row,
    places: [...new Set(places)], // several widths of a part may have the same value
    low: low === null ? null : Number(low),
    high: high === null ? null : Number(high),
  }));
  return values.toSorted(inOrderOfValues);
}

function inOrderOfValues(a: ListedValue, b: ListedValue): number {
  if (a.attributeId !== b.attributeId) return a.attributeId - b.attributeId;
  if (a.low !== null || b.low !== null) return (a.low ?? Infinity) - (b.low ?? Infinity);
  return (a.word ?? '') < (b.word ?? '') ? -1 : 1;
}

/** A statement about a model, and the parts of the list for which it is made. */
export interface ListedFit extends FitCondition {
  places: Places;
}

/** All statements about the parts of a list and a model; those that say the same together. */
export async function readListedFits(db: Db, { ids }: ListedParts, modelId: number): Promise<ListedFit[]> {
  const { rows } = await db.execute<ListedFit & Record<string, unknown>>(sql`
    select fit.from_serial as "fromSerial", fit.to_serial as "toSerial", fit.option, json_agg(place - 1) as places
    from unnest(${sql.param([...ids])}::integer[]) with ordinality as listed (product_id, place)
    join part_fits as fit on fit.product_id = listed.product_id and fit.model_id = ${modelId}
    group by 1, 2, 3`);
  return rows;
}

/** The places of a list in another order. */
export async function readOrder(db: Db, { ids }: ListedParts, order: OtherOrder): Promise<Places> {
  const [row] = await prepared(db)[order].execute({ ids: [...ids] });
  return row?.places ?? [];
}

/** Looks each part up by its index: the planner overestimates their number and would scan the whole table. */
const prepared = prepareOnce((db) => {
  const parts = (branch: ListedBranch['kind'] | null, isSearch: boolean) =>
    db
      .select({
        typeId: sql<number | null>`type_id`,
        award: sql<Award>`award`,
        onlyIn: sql<number[]>`only_in`,
        // As JSON, because the driver takes longer to parse an array of thousands than PostgreSQL to find them.
        ids: sql<number[]>`json_agg(id)`,
        places: sql<number[]>`json_agg(place - 1)`,
      })
      .from(
        sql`(${isSearch ? hits(branch) : partsOf(branch)}) as listed
          cross join lateral (
            select type_id, award, ${isSearch ? ONLY_IN : sql`'{}'::integer[]`} as only_in
            from products where id = listed.id offset 0
          ) as kind`,
      )
      .groupBy(sql`type_id`, sql`award`, sql`only_in`)
      .prepare(`listed_parts_${branch ?? 'everywhere'}${isSearch ? '_found' : ''}`);
  const made = new Map<string, ReturnType<typeof parts>>();
  const listed = sql`unnest((select ${sql.placeholder('ids')}::integer[])) with ordinality as listed (product_id, place)`;
  const placesBy = (order: SQL) =>
    sql<Places | null>`json_agg(place - 1 order by ${order}, products.name, products.id)`;
  const inOrder = (name: OtherOrder, order: SQL) =>
    db
      .select({ places: placesBy(order) })
      .from(sql`${listed} join products on products.id = listed.product_id`)
      .prepare(`listed_by_${name}`);
  return {
    /** Prepared for the first list of its kind. */
    parts: (branch: ListedBranch['kind'] | null, isSearch: boolean) => {
      const key = `${branch} ${isSearch}`;
      const query = made.get(key) ?? parts(branch, isSearch);
      made.set(key, query);
      return query;
    },
    number: inOrder('number', sql`true`),
    newest: inOrder('newest', sql`products.created_at desc, products.id desc`),
    price: inOrder('price', PRICE),
  };
});

const ONLY_IN = sql`coalesce(
  (
    select case when bool_and(category.regional) then array_agg(category.id order by category.id) end
    from product_categories as link join categories as category on category.id = link.category_id
    where link.product_id = products.id
  ),
  '{}'
)`;

function hits(branch: ListedBranch['kind'] | null): SQL {
  const within = branch === null ? sql`true` : sql`products.id in (select id from (${partsOf(branch)}) as branch)`;
  const wanted = sql`(select to_tsquery('english', ${sql.placeholder('query')}))`;
  const text = (name: string) => sql`${sql.placeholder(name)}::text`;
  const range = (column: SQL, name: string) =>
    sql`(${column} ~>=~ ${text(name)} and ${column} ~<~ case ${text(name)} when '' then '' else ${text(name)} || ${KEYS_END}::text end)`;
  const begins = range(sql`part_key`, 'key');
  const isNumber = sql`(${begins} or ${range(sql`translate(part_key, 'oil', '011')`, 'look')})`;
  return sql`
    select id, row_number() over (order by rank desc, name, id) as place
    from (
      select id, name, case when ${begins} then 2 else ts_rank(search_document, ${wanted}) end as rank
      from products
      where active and ${within} and ${isNumber}
      union all
      select id, name, ts_rank(search_document, ${wanted})
      from (${partsWithWords(sql`active and ${within} and not ${isNumber}`, wanted)}) as part
      limit ${sql.raw(String(MAX_RANKED))}
    ) as hits`;
}

/** By id, the order of an index. */
function partsOf(branch: ListedBranch['kind'] | null): SQL {
  const branchId = withoutCustomPlan('branchId');
  const place = sql`row_number() over (order by product_name, product_id) as place`;
  switch (branch) {
    case 'category':
      return sql`select product_id as id, ${place} from product_categories where category_id = ${branchId} and product_active`;
    case 'subcategory':
      return sql`select product_id as id, ${place} from product_subcategories where subcategory_id = ${branchId} and product_active`;
    case 'model':
      return sql`
        select id, row_number() over (order by name, id) as place from products
        where active and id in (select product_id from part_fits where model_id = ${branchId})`;
    case 'unplaced':
      return sql`
        select id, row_number() over (order by name, id) as place from products
        where active
          and not exists (select from product_categories where product_id = products.id)
          and not exists (select from product_subcategories where product_id = products.id)`;
    case null:
      return sql`select 0 as id, 1 as place where false`;
    default:
      return branch satisfies never;
  }
}

/** By the dollar list price, for a family that of its first width, so that the order is the same for everyone (D2). */
const PRICE = sql`coalesce(
  (
    select variant.usd_minor
    from product_variants as variant
    where variant.family_id = products.family_id
    order by variant.position, variant.id
    limit 1
  ),
  usd_minor
)`;
