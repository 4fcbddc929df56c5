import { and, asc, count, desc, eq, or, sql } from 'drizzle-orm';
import { inTransaction, type Database, type Db } from '#platform/database/database.ts';
import { preparedOnce } from '../prepared.ts';
import type { Status } from './listing-queries.ts';
import type { Product } from './product.ts';
import { productColumns } from './product-columns.ts';
import type { SearchTerm } from './search-term.ts';
import type { Stretch } from './stretch.ts';
import { products } from './tables.ts';

/** A stretch of what was found, and how much there is in all. */
export interface Found {
  products: Product[];
  total: number;
}

/** With fewer hits than this the search forgives typing errors, unless one hit is the very part that was asked for (D9). */
const TOO_FEW = 3;

/**
 * How much of the keyword's letter triples a text must share to pass for it misspelt: 'anelox' and 'anilox' share 0.57,
 * 'mounitng' and 'mounting' 0.55; at 0.4 short words begin to mean everything.
 */
const SIMILAR_ENOUGH = '0.45';

/**
 * Finds products: the exact part number first, then part numbers that begin so, then words of the texts by rank, and only
 * where these are too few, what looks like a typing error. The same keyword gives the same order on every page.
 */
export async function search(db: Database, status: Status, term: SearchTerm, stretch: Stretch): Promise<Found> {
  const input = { ...term, ...stretch, alsoInactive: status === 'every' };
  const { hasExact, ...found } = summary(await exactSearch(db).execute(input));
  if (hasExact || found.total >= TOO_FEW) return found;
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`set local pg_trgm.word_similarity_threshold = ${sql.raw(SIMILAR_ENOUGH)}`);
    return summary(await searchQuery(tx, 'forgiving').prepare('search_forgiving').execute(input));
  });
}

const exactSearch = preparedOnce((db) => searchQuery(db, 'exact').prepare('search'));

function summary(rows: { total: number; hasExact: boolean; product: Product | null }[]) {
  return {
    total: rows[0]?.total ?? 0,
    hasExact: rows[0]?.hasExact ?? false,
    products: rows.flatMap(({ product }) => product ?? []),
  };
}

const keyword = sql.placeholder('keyword');
// A range instead of `like`: its index serves a prepared statement whatever the keyword is.
const beginsSo = sql`(part_key ~>=~ ${sql.placeholder('keyFrom')} and part_key ~<~ ${sql.placeholder('keyBefore')})`;
const wanted = sql`(plainto_tsquery('english', ${keyword}) || to_tsquery('english', ${sql.placeholder('beginnings')}))`;
const hasWords = sql`search_document @@ ${wanted}`;
const looksAlike = sql`${keyword}::text <% lower(name || ' ' || intro)`;

/** One row at least, so that the total is known on an empty page too: then its product is null. */
function searchQuery(db: Db, kind: 'exact' | 'forgiving') {
  const found = db.$with('found').as(
    db
      .select({
        id: products.id,
        name: products.name,
        tier: sql<number>`case when part_key = ${sql.placeholder('keyFrom')} then 1 when ${beginsSo} then 2
          when ${hasWords} then 3 else 4 end`.as('tier'),
        rank: sql<number>`case when ${beginsSo} then 0 when ${hasWords} then ts_rank(search_document, ${wanted})
          else word_similarity(${keyword}, lower(name || ' ' || intro)) end`.as('rank'),
      })
      .from(products)
      .where(
        and(
          or(eq(products.active, true), sql`${sql.placeholder('alsoInactive')}::boolean`),
          kind === 'exact' ? or(beginsSo, hasWords) : or(beginsSo, hasWords, looksAlike),
        ),
      ),
  );
  const totals = db
    .select({
      total: count().as('total'),
      hasExact: sql<boolean>`coalesce(bool_or(tier = 1), false)`.as('has_exact'),
    })
    .from(found)
    .as('totals');
  const stretch = db
    .select({ id: found.id, name: found.name, tier: found.tier, rank: found.rank })
    .from(found)
    .orderBy(asc(found.tier), desc(found.rank), asc(found.name), asc(found.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('stretch');
  return db
    .with(found)
    .select({ total: totals.total, hasExact: totals.hasExact, product: productColumns })
    .from(totals)
    .leftJoin(stretch, sql`true`)
    .leftJoin(products, eq(products.id, stretch.id))
    .orderBy(asc(stretch.tier), desc(stretch.rank), asc(stretch.name), asc(stretch.id));
}
