import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { prepareOnce } from '../../operations/prepared-queries.ts';
import { type Demand, MIN_BEGINNING_LENGTH } from './search-term.ts';
import { STOP_WORDS } from './stop-words.ts';

/** A word in fewer parts than this is looked up; one in more is common. Looking up so many takes as long as walking to them. */
const MANY = 2000;

/** PostgreSQL looks again after a tenth of the products changed: more often than it does is of no use. */
const GOOD_FOR_MS = 60_000;

/** Those that fewer parts have, by PostgreSQL's statistics: they are not counted. None: very many have each of them. */
export function rareDemands(demands: readonly Demand[], common: readonly string[]): Demand[] {
  return demands.filter(({ spellings }) => !spellings.some((words) => words.length > 0 && areCommon(words, common)));
}

function areCommon(words: readonly string[], common: readonly string[]): boolean {
  return words.every((word) => STOP_WORDS.has(word) || common.some((lexeme) => isFoundBy(lexeme, word)));
}

/** The word stems that more than 2,000 parts have. None before the first statistics, and in a small catalogue. */
export function commonLexemes(db: Database): Promise<readonly string[]> {
  const now = performance.now();
  const last = kept.get(db);
  if (last !== undefined && now < last.staleAt) return last.lexemes;
  const lexemes = statistics(db)
    .execute()
    .then((rows) => rows.map(({ lexeme }) => lexeme));
  kept.set(db, { lexemes, staleAt: now + GOOD_FOR_MS });
  lexemes.catch(() => kept.delete(db)); // the next search asks again; this one tells its caller
  return lexemes;
}

const kept = new WeakMap<Database, { lexemes: Promise<readonly string[]>; staleAt: number }>();

const statistics = prepareOnce((db) =>
  db
    .select({ lexeme: sql<string>`lexeme` })
    .from(
      sql`(
        select lexeme, frequency * (select reltuples from pg_class where oid = 'products'::regclass) as parts
        from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as common(lexeme, frequency)
        where schemaname = current_schema() and tablename = 'products' and attname = 'search_document'
      ) as common`,
    )
    .where(sql`lexeme is not null and parts > ${sql.raw(String(MANY))}`)
    .orderBy(sql`lexeme`)
    .prepare('common_lexemes'),
);

/**
 * Whether looking for a word finds a stem. Only PostgreSQL knows the word's own stem: here it is taken to begin like the word,
 * but for its last letter ('supply' and 'suppli'). A wrong guess costs time, nothing else.
 */
function isFoundBy(lexeme: string, word: string): boolean {
  if (word.length < MIN_BEGINNING_LENGTH || lexeme.length < MIN_BEGINNING_LENGTH) return lexeme === word;
  const unchanged = lexeme.length > MIN_BEGINNING_LENGTH ? lexeme.slice(0, -1) : lexeme;
  return lexeme.startsWith(word) || word.startsWith(unchanged);
}
