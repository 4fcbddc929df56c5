import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { prepareOnce } from '../../base/operations/prepared-queries.ts';
import type { Status } from '../../catalogue/parts/listing-queries.ts';
import type { Product } from '../../catalogue/parts/product.ts';
import { productColumns } from '../../catalogue/parts/product-columns.ts';
import type { DemotedParts } from './demoted-parts.ts';
import type { MeasureTerm, SearchTerm } from './search-term.ts';
import { KEYS_END } from '../../base/kernel/part-number.ts';
import type { RowRange } from '../../catalogue/parts/row-range.ts';
import { products } from '../../catalogue/parts/tables.ts';

/** A page of results, and their total number. */
export interface Found {
  products: Product[];
  total: number;
  /** There are more than `total`, the limit of counting. */
  isMore?: true;
  /** One of them has exactly this part number. */
  hasExact: boolean;
  /** The nearest measure that the first of them has: '0.38 mm'. */
  nearest?: string;
}

/** Search request, with its range. */
export interface Search {
  status: Status;
  term: SearchTerm;
  /** Only within this category or sub-category. */
  within?: SearchedBranch | undefined;
  range: RowRange;
  /**
   * Limit for counting hits, at least past the range. If that many part numbers have the keyword as prefix, nothing
   * else is searched.
   */
  countUpTo: number;
  /** Parts that are sorted last, except an exact part number. */
  behind: DemotedParts;
  /** The press whose parts come before others that match as words (J3). */
  press?: SoughtPress | null | undefined;
}

/** A model of press and a serial number; '': not known. */
export interface SoughtPress {
  modelId: number;
  serial: string;
  missingOptions: readonly string[];
}

export interface SearchedBranch {
  kind: 'category' | 'subcategory';
  id: number;
}

/** Products with this part number, then those with it as prefix, then those with these words, by rank. */
export async function findProducts(db: Db, search: Search): Promise<Found> {
  return readFound(await ranked(db)[placeOf(search)].execute(inputOf(search)), search);
}

/** Products with these words, nearest measure first. */
export async function findNearest(db: Db, search: Search, sought: readonly MeasureTerm[]): Promise<Found> {
  const [figures, units] = [sought.map(({ figure }) => figure), sought.map(({ unit }) => unit)];
  const rows = await nearest(db)[placeOf(search)].execute({ ...inputOf(search), figures, units });
  const nearMeasure = rows[0]?.nearMeasure ?? null;
  return { ...readFound(rows, search), ...(nearMeasure === null ? {} : { nearest: nearMeasure }) };
}

type Place = SearchedBranch['kind'] | 'everywhere';

function placeOf({ within }: Search): Place {
  return within?.kind ?? 'everywhere';
}

function inputOf(search: Search) {
  const { term, within, range, status, behind, press } = search;
  const { keyword, key, look, query } = term;
  const end = (beginning: string) => (beginning === '' ? '' : `${beginning}${KEYS_END}`);
  const numbers = { key, keyEnd: end(key), look, lookEnd: end(look) };
  // One more than the limit shows that there are more.
  const needed = countLimit(search) + 1;
  const branchId = within?.id ?? null;
  const last = { lastAwards: behind.awards, lastCategories: behind.categoryIds };
  const sought = {
    pressModel: press?.modelId ?? null,
    pressSerial: press?.serial ?? '',
    pressLacks: press?.missingOptions ?? [],
  };
  return {
    keyword,
    ...numbers,
    query,
    branchId,
    ...last,
    ...sought,
    ...range,
    needed,
    alsoInactive: status === 'every',
  };
}

/** Past the range by one, so that a reader who continues while the count exceeds the rows reaches the end. */
function countLimit({ countUpTo, range }: Search): number {
  return Math.max(countUpTo, range.offset + range.limit + 1);
}

interface Row {
  total: number;
  numbers: number;
  hasExact: boolean;
  product: Product | null;
  /** The measure by which it is near. */
  nearMeasure: string | null;
}

/** The answer has at least one row, so that the total is known on an empty page too; its product is then null. */
function readFound(rows: readonly Row[], search: Search): Found {
  const { total = 0, numbers = 0, hasExact = false } = rows[0] ?? {};
  const products = rows.flatMap(({ product }) => product ?? []);
  const counted = countLimit(search);
  if (numbers > counted) return { products, hasExact, total: counted, isMore: true };
  return { products, hasExact, total, ...(total - numbers < MAX_RANKED ? {} : { isMore: true }) };
}

// The search terms are computed once, in `asked`, and not for each row. Everything is read from there, even constants:
// then no custom plan looks cheaper than the generic one, and PostgreSQL keeps that. Planning takes longer than the
// search.
const ASKED = sql`
  ${sql.placeholder('key')}::text as key,
  ${sql.placeholder('keyEnd')}::text as key_end,
  ${sql.placeholder('look')}::text as look,
  ${sql.placeholder('lookEnd')}::text as look_end,
  ${sql.placeholder('alsoInactive')}::boolean as also_inactive,
  ${sql.placeholder('branchId')}::integer as branch_id,
  ${sql.placeholder('lastAwards')}::smallint[] as last_awards,
  ${sql.placeholder('lastCategories')}::integer[] as last_categories,
  ${sql.placeholder('pressModel')}::integer as press_model,
  ${sql.placeholder('pressSerial')}::text as press_serial,
  ${sql.placeholder('pressLacks')}::text[] as press_lacks,
  ${sql.placeholder('needed')}::bigint as needed,
  ${sql.placeholder('limit')}::bigint as shown,
  ${sql.placeholder('offset')}::bigint as skipped`;
const asTyped = sql`plainto_tsquery('english', ${sql.placeholder('keyword')})`;
const queryOf = (query: string) => sql`to_tsquery('english', ${sql.placeholder(query)})`;

const needed = sql`(select needed from asked)`;
const isOffered = sql`(active or (select also_inactive from asked))`;
const branchId = sql`(select branch_id from asked)`;

/**
 * Scopes of a search, each with its own queries, so that the plan for the whole catalogue is not affected by the
 * others.
 */
const SHOWN_IN: Record<Place, SQL> = {
  everywhere: isOffered,
  category: sql`${isOffered} and id in (select product_id from product_categories where category_id = ${branchId})`,
  subcategory: sql`${isOffered} and id in (select product_id from product_subcategories where subcategory_id = ${branchId})`,
};
// Ranges instead of `like`, because indexes serve them. Look-alikes count only if there is no exact prefix.
const beginsSo = sql`(part_key ~>=~ (select key from asked) and part_key ~<~ (select key_end from asked))`;
const look = sql`translate(part_key, 'oil', '011')`;
const looksSo = sql`(${look} ~>=~ (select look from asked) and ${look} ~<~ (select look_end from asked))`;
const isNumber = sql`(id in (select id from numbers))`;
const lastCategories = sql`(select last_categories from asked)::integer[]`;
const isRefused = sql`award = any((select last_awards from asked)::smallint[])`;
/**
 * All categories of a hit are last ones. They are looked up for each hit: a set of all such parts would be read from the whole
 * catalogue for every search.
 */
const isOnlyInLast = (hit: SQL) =>
  sql`coalesce((select bool_and(category_id = any(${lastCategories})) from product_categories where product_id = ${hit}), false)`;
/** The same for thousands of parts, of which few are in one of the last categories. */
const isLastOfMany = sql`(${isRefused} or part.id in (
  select product_id from product_categories where category_id = any(${lastCategories})
) and ${isOnlyInLast(sql`part.id`)})`;
const wanted = sql`(select wanted from asked)`;
const typed = sql`(select typed from asked)`;
interface WordsQuery {
  /** Further columns of `asked`. */
  asked: SQL;
  /**
   * Product, tier, whether it is for the sought press, rank, times ordered and name as tie-breakers, whether it is sorted last, and its
   * nearest measure.
   */
  words: SQL;
}

/**
 * Maximum number of parts with the words that are ranked. Ranking takes longer than finding; a word in so many parts is
 * common, and another word helps more than another page (docs/decisions/0041).
 */
export const MAX_RANKED = 2000;

/** The words of a part's heading: its number and its type, in every language. */
const heading = sql`ts_filter(search_document, '{a}')`;

/**
 * Parts with the words, those with all of them in the heading first: they are never beyond the limit.
 * @param query the words, as a tsquery
 */
export const partsWithWords = (isShown: SQL, query: SQL) => sql`
  select * from products where ${isShown} and ${heading} @@ ${query}
  union all
  select * from products where ${isShown} and search_document @@ ${query} and not ${heading} @@ ${query}
  limit ${sql.raw(String(MAX_RANKED))}`;

/** The words of a part’s heading and intro; a word of its details does not put it before others. */
const introduced = sql`ts_filter(search_document, '{a,b}')`;

/**
 * A part that a fit states for the sought press, also with an option that is not known of the press (J2): a lamp for it is more likely
 * meant than one of another press.
 */
const isForPress = sql`(
  (select press_model from asked) is not null and ${introduced} @@ ${wanted} and exists (
    select from part_fits as fit
    where fit.product_id = part.id and fit.model_id = (select press_model from asked)
      and fit.option <> all ((select press_lacks from asked)::text[])
      and case (select press_serial from asked)
        when '' then fit.from_serial = '' and fit.to_serial = ''
        else fit.serials @> serial_key((select press_serial from asked))
      end
  )
)`;

const rankedWords = (isShown: SQL): WordsQuery => ({
  asked: sql`${asTyped} as typed, ${asTyped} || ${queryOf('query')} as wanted`,
  words: sql`
    select id, 3, ${isForPress}, ts_rank(search_document, ${wanted}) + ts_rank(search_document, ${typed}), times_ordered, name, ${isLastOfMany}, null
    from (${partsWithWords(sql`${isShown} and not ${isNumber}`, wanted)}) as part`,
});

const nearestWords = (isShown: SQL): WordsQuery => ({
  asked: sql`${queryOf('query')} as wanted,
    ${sql.placeholder('figures')}::float8[] as figures, ${sql.placeholder('units')}::text[] as units`,
  words: sql`
    select id, 3, false, coalesce(ts_rank(search_document, ${wanted}) / 100 - distance, '-infinity'), times_ordered, name, ${isLastOfMany}, near_measure
    from (${partsWithWords(isShown, wanted)}) as part
    cross join lateral (
      select abs(stated.low - sought.figure) / sought.figure as distance,
        concat_ws(' ', trim_scale(stated.low), nullif(attribute.unit, '')) as near_measure
      from specifications as stated
      inner join attributes as attribute on attribute.id = stated.attribute_id
      inner join (select unnest(figures) as figure, unnest(units) as unit from asked) as sought
        on sought.figure > 0 and sought.unit in ('', attribute.unit)
      where stated.product_id = part.id
      union all
      select null::float8, null::text
      order by distance
      limit 1
    ) as measured`,
});

const ranked = inEachPlace('search', rankedWords);
const nearest = inEachPlace('search_nearest', nearestWords);

function inEachPlace(name: string, wordsIn: (isShown: SQL) => WordsQuery) {
  const query = (db: Db, place: Place) => searchQuery(db, SHOWN_IN[place], wordsIn(SHOWN_IN[place]));
  return prepareOnce((db) => ({
    everywhere: query(db, 'everywhere').prepare(name),
    category: query(db, 'category').prepare(`${name}_in_category`),
    subcategory: query(db, 'subcategory').prepare(`${name}_in_subcategory`),
  }));
}

/** Part numbers with this prefix, and parts with the words; the latter only if the former are too few. */
function searchQuery(db: Db, isShown: SQL, { asked, words }: WordsQuery) {
  const question = db.$with('asked', {}).as(sql`select ${ASKED}, ${asked}`);
  const hits = db.$with('hits', {}).as(sql`
    with written as (
      select id, part_key, award, part_key = (select key from asked) as is_exact
      from products
      where ${isShown} and ${beginsSo}
      order by part_key using ~<~, id
      limit ${needed}
    ),
    alike as (
      select id, part_key, award, ${look} = (select look from asked) as is_exact
      from products
      where ${isShown} and ${looksSo} and not exists (select from written)
      order by ${look} using ~<~, id
      limit ${needed}
    ),
    numbers as (
      select id, award, is_exact, row_number() over (order by part_key using ~<~, id) as position
      from (select * from written union all select * from alike) as either
    )
    select id as product_id, case when is_exact then 1 else 2 end as tier, false as is_for_press, -position as rank,
      0 as times_ordered, '' as sort_name, not is_exact and (${isRefused} or ${isOnlyInLast(sql`numbers.id`)}) as is_last,
      null::text as near_measure
    from numbers
    union all
    select * from (${words}) as words where (select count(*) from numbers) < ${needed}`);
  const totals = db.$with('totals', {
    total: sql<number>`total`.as('total'),
    numbers: sql<number>`numbers`.as('numbers'),
    hasExact: sql<boolean>`has_exact`.as('has_exact'),
  }).as(sql`
      select count(*)::integer as total, (count(*) filter (where tier < 3))::integer as numbers,
        coalesce(bool_or(tier = 1), false) as has_exact
      from hits`);
  // With a press, its parts come before others (J3). Of equal hits, the part that is ordered more often comes first (I2).
  const order = sql`is_last, tier, is_for_press desc, rank desc, times_ordered desc, sort_name, product_id`;
  const range = db.$with('range', {
    productId: sql<number>`product_id`.as('product_id'),
    nearMeasure: sql<string | null>`near_measure`.as('near_measure'),
  }).as(sql`
    select product_id, near_measure, row_number() over (order by ${order}) as position
    from hits
    order by ${order}
    limit (select shown from asked)
    offset (select skipped from asked)`);
  return db
    .with(question, hits, totals, range)
    .select({
      total: totals.total,
      numbers: totals.numbers,
      hasExact: totals.hasExact,
      product: productColumns,
      nearMeasure: range.nearMeasure,
    })
    .from(totals)
    .leftJoin(range, sql`true`)
    .leftJoin(products, eq(products.id, range.productId))
    .orderBy(sql`position`);
}
