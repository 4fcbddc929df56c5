import { and, asc, count, desc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { preparedOnce } from '../prepared.ts';
import type { Correction } from './correct-term.ts';
import type { Status } from './listing-queries.ts';
import type { Product } from './product.ts';
import { productColumns } from './product-columns.ts';
import type { SearchTerm } from './search-term.ts';
import type { Stretch } from './stretch.ts';
import { products } from './tables.ts';

/** Some rows of what was found, and how much there is in all. */
export interface Found {
  products: Product[];
  total: number;
  /** One of them is the very part number. */
  hasExact: boolean;
}

/** Products with this part number, then those whose number begins so, then those with these words, by rank. */
export function findProducts(db: Db, status: Status, term: SearchTerm, stretch: Stretch): Promise<Found> {
  return found(exactly(db).execute(inputOf(status, term, stretch)));
}

/** The same, and after them what the keyword may have been meant to be: part numbers, then words by rank. */
export function findProductsOrMeant(
  db: Db,
  status: Status,
  term: SearchTerm,
  correction: Correction,
  stretch: Stretch,
): Promise<Found> {
  const input = { ...inputOf(status, term, stretch), meantKeys: correction.keys, meantQuery: correction.query };
  return found(forgivingly(db).execute(input));
}

function inputOf(status: Status, { keyword, key, keyEnd, query }: SearchTerm, stretch: Stretch) {
  return { keyword, key, keyEnd, query, ...stretch, alsoInactive: status === 'every' };
}

/** The answer has one row at least, so that the total is known on an empty page too: then its product is null. */
async function found(answer: Promise<{ total: number; hasExact: boolean; product: Product | null }[]>): Promise<Found> {
  const rows = await answer;
  const [first] = rows;
  return {
    products: rows.flatMap(({ product }) => product ?? []),
    total: first?.total ?? 0,
    hasExact: first?.hasExact ?? false,
  };
}

const exactly = preparedOnce((db) => searchQuery(db, 'exactly').prepare('search'));
const forgivingly = preparedOnce((db) => searchQuery(db, 'forgivingly').prepare('search_forgivingly'));

const isPart = sql`part_key = ${sql.placeholder('key')}`;
// A range instead of `like`: its index serves a prepared statement whatever the keyword is.
const beginsSo = sql`(part_key ~>=~ ${sql.placeholder('key')} and part_key ~<~ ${sql.placeholder('keyEnd')})`;
// As queries of their own they are worked out once, not once a row.
const wanted = sql`(select plainto_tsquery('english', ${sql.placeholder('keyword')})
  || to_tsquery('english', ${sql.placeholder('query')}))`;
const meant = sql`(select to_tsquery('english', ${sql.placeholder('meantQuery')}))`;
const hasWords = sql`search_document @@ ${wanted}`;
const isMeantPart = sql`part_key = any(${sql.placeholder('meantKeys')}::text[])`;
const hasMeantWords = sql`search_document @@ ${meant}`;

const EXACTLY = {
  matches: or(beginsSo, hasWords),
  tier: sql<number>`case when ${isPart} then 1 when ${beginsSo} then 2 else 3 end`,
  rank: sql<number>`case when ${beginsSo} then 0 else ts_rank(search_document, ${wanted}) end`,
};

const FORGIVINGLY = {
  matches: or(beginsSo, hasWords, isMeantPart, hasMeantWords),
  tier: sql<number>`case when ${isPart} then 1 when ${beginsSo} then 2 when ${hasWords} then 3
    when ${isMeantPart} then 4 else 5 end`,
  rank: sql<number>`case when ${beginsSo} then 0 when ${hasWords} then ts_rank(search_document, ${wanted})
    when ${isMeantPart} then 0 else ts_rank(search_document, ${meant}) end`,
};

function searchQuery(db: Db, manner: 'exactly' | 'forgivingly') {
  const { matches, tier, rank } = manner === 'exactly' ? EXACTLY : FORGIVINGLY;
  const hits = db.$with('hits').as(
    db
      .select({ id: products.id, name: products.name, tier: tier.as('tier'), rank: rank.as('rank') })
      .from(products)
      .where(and(or(eq(products.active, true), sql`${sql.placeholder('alsoInactive')}::boolean`), matches)),
  );
  const totals = db
    .select({
      total: count().as('total'),
      hasExact: sql<boolean>`coalesce(bool_or(tier = 1), false)`.as('has_exact'),
    })
    .from(hits)
    .as('totals');
  const stretch = db
    .select({ id: hits.id, name: hits.name, tier: hits.tier, rank: hits.rank })
    .from(hits)
    .orderBy(asc(hits.tier), desc(hits.rank), asc(hits.name), asc(hits.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('stretch');
  return db
    .with(hits)
    .select({ total: totals.total, hasExact: totals.hasExact, product: productColumns })
    .from(totals)
    .leftJoin(stretch, sql`true`)
    .leftJoin(products, eq(products.id, stretch.id))
    .orderBy(asc(stretch.tier), desc(stretch.rank), asc(stretch.name), asc(stretch.id));
}
