import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { prepareOnce } from '../../base/operations/prepared-queries.ts';
import { KEYS_END } from '../../base/kernel/part-number.ts';

/** A word of the catalogue that may be meant by a typed one. */
export interface KnownWord {
  typed: string;
  word: string;
  /** Prefix or exact match; edit distance 1; similar. */
  how: 'beginning' | 'slip' | 'similar';
}

/** Shorter words share letter triples with too many others. */
const LONG_ENOUGH_TO_COMPARE = 7;

const SIMILAR_ENOUGH = 0.4;

/** Maximum number of completions of a half-typed word. */
const MAX_ENDINGS = 20;

/**
 * Finds catalogue words that match typed words or their corrections.
 * @param slips each typed word, with its possible corrections
 */
export function findKnownWords(
  db: Database,
  slips: readonly { typed: string; meant: readonly string[] }[],
): Promise<KnownWord[]> {
  return knownWords(db).execute({
    typed: slips.map(({ typed }) => typed),
    // Joined to one text each: there are hundreds, and the driver serialises list members one by one.
    meant: slips.map(({ meant }) => meant.join(' ')),
  });
}

// The words are in byte order, so the comparisons must be too.
const knownWords = prepareOnce((db) =>
  db
    .select({
      typed: sql<string>`typed`,
      word: sql<string>`word`,
      how: sql<KnownWord['how']>`how`,
    })
    .from(
      sql`(
        select typed, beginning.word, 'beginning' as how
        from unnest(${sql.placeholder('typed')}::text[]) as typed
        cross join lateral (
          select word
          from search_words
          where word >= typed collate "C" and word < (typed || chr(1114111)) collate "C"
          order by word
          limit ${sql.raw(String(MAX_ENDINGS))}
        ) as beginning
        union all
        select slipped.typed, search_words.word, 'slip'
        from unnest(${sql.placeholder('typed')}::text[], ${sql.placeholder('meant')}::text[]) as slipped(typed, words)
        cross join lateral string_to_table(slipped.words, ' ') as meant
        inner join search_words on search_words.word = meant collate "C"
        union all
        select typed, similar_word.word, 'similar'
        from unnest(${sql.placeholder('typed')}::text[]) as typed
        cross join lateral (
          select word
          from search_words
          where word % typed and similarity(word, typed) >= ${sql.raw(String(SIMILAR_ENOUGH))}
          order by similarity(word, typed) desc, word
          limit 3
        ) as similar_word
        where length(typed) >= ${sql.raw(String(LONG_ENOUGH_TO_COMPARE))}
      ) as known`,
    )
    .orderBy(sql`typed`, sql`how`, sql`word collate "C"`)
    .prepare('known_words'),
);

/** The first of these look-alike keys that is a prefix of an active part number, and that number. */
export async function findMeantNumber(
  db: Database,
  looks: readonly string[],
): Promise<{ look: string; name: string } | undefined> {
  const [first] = await meantNumber(db).execute({ looks });
  return first;
}

const meantNumber = prepareOnce((db) =>
  db
    .select({ look: sql<string>`look`, name: sql<string>`name` })
    .from(
      sql`(
        select meant.look, part.name, meant.place
        from unnest(${sql.placeholder('looks')}::text[]) with ordinality as meant(look, place)
        cross join lateral (
          select name
          from products
          where translate(part_key, 'oil', '011') ~>=~ meant.look
            and translate(part_key, 'oil', '011') ~<~ (meant.look || ${KEYS_END}::text)
            and active
          order by translate(part_key, 'oil', '011') using ~<~, id
          limit 1
        ) as part
      ) as found`,
    )
    .orderBy(sql`place`)
    .limit(1)
    .prepare('meant_number'),
);

/** Demand for a term: an active part has it, and one has it in its number or type. */
export interface KnownDemand {
  isKnown: boolean;
  isHeading: boolean;
}

/** Checks these terms (for to_tsquery). */
export async function findKnownDemands(db: Database, queries: readonly string[]): Promise<KnownDemand[]> {
  return knownDemands(db).execute({ queries });
}

const knownDemands = prepareOnce((db) =>
  db
    .select({ isKnown: sql<boolean>`is_known`, isHeading: sql<boolean>`is_heading` })
    .from(
      sql`(
        select place,
          exists (select from products where active and search_document @@ to_tsquery('english', query)) as is_known,
          exists (select from products where active and ts_filter(search_document, '{a}') @@ to_tsquery('english', query)) as is_heading
        from unnest(${sql.placeholder('queries')}::text[]) with ordinality as asked(query, place)
      ) as demand`,
    )
    .orderBy(sql`place`)
    .prepare('known_demands'),
);
