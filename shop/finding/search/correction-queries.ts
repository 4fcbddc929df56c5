import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { preparedOnce } from '../../frame/prepared.ts';

/** A word of the catalogue that stands for a typed one. */
export interface KnownWord {
  typed: string;
  word: string;
  /** It begins with the typed one, or is it; it is one slip away; it only looks like it. */
  how: 'beginning' | 'slip' | 'similar';
}

/** Shorter words that share so few letter triples with others mean everything. */
const LONG_ENOUGH_TO_COMPARE = 7;

const SIMILAR_ENOUGH = 0.4;

/** Of the words that begin as a half typed one. */
const MOST_ENDINGS = 20;

/**
 * What the catalogue knows that typed words may stand for.
 * @param slips  what each typed word may have been meant to be
 */
export function findKnownWords(
  db: Database,
  typed: readonly string[],
  slips: readonly { typed: string; meant: string }[],
): Promise<KnownWord[]> {
  return knownWords(db).execute({
    typed,
    slipped: slips.map((slip) => slip.typed),
    meant: slips.map((slip) => slip.meant),
  });
}

// The words lie in byte order, so the comparisons say so too.
const knownWords = preparedOnce((db) =>
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
          limit ${sql.raw(String(MOST_ENDINGS))}
        ) as beginning
        union all
        select slipped.typed, search_words.word, 'slip'
        from unnest(${sql.placeholder('slipped')}::text[], ${sql.placeholder('meant')}::text[]) as slipped(typed, meant)
        inner join search_words on search_words.word = slipped.meant collate "C"
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
