import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { FALLBACK_LANGUAGE, type Language } from '#texts/languages.ts';
import {
  asBeginning,
  asQuery,
  meantTerm,
  searchTerm,
  type Demand,
  type SearchTerm,
  MIN_BEGINNING_LENGTH,
} from './search-term.ts';
import { withMaintained } from './maintained-parts.ts';
import { plain, type Vocabulary } from './vocabulary.ts';

/**
 * Parses a keyword for its reader: each word also matches translations in their language (N3), hours also maintenance (J10).
 * @param isExact only the words themselves, not the parts that staff name for a symptom or another maker's number
 */
export async function localizedTerm(
  db: Db,
  keyword: string,
  vocabulary: Vocabulary,
  language: Language = FALLBACK_LANGUAGE,
  isExact = false,
): Promise<SearchTerm> {
  const typed = isExact ? searchTerm(keyword, vocabulary) : meantTerm(keyword, vocabulary);
  const counted = await withMaintained(db, typed.demands);
  const term = { ...typed, demands: counted, query: asQuery(counted) };
  if (language === FALLBACK_LANGUAGE || term.recognised !== undefined) return term;
  const stems = await readStems(db, language, [...new Set(term.demands.flatMap(wordsOf))]);
  const demands = term.demands.map((demand) => inLanguage(demand, language, stems));
  return { ...term, demands, query: asQuery(demands) };
}

interface StemmedWord {
  word: string;
  /** The stem in the language's dictionary; null: a stop word ('für'). */
  stem: string | null;
  /** At least one part has it. */
  isKnown: boolean;
}

function inLanguage(demand: Demand, language: Language, stems: ReadonlyMap<string, StemmedWord>): Demand {
  const words = wordsOf(demand).flatMap((word) => stems.get(word) ?? []);
  const telling = words.filter(({ stem }) => stem !== null);
  if (telling.length === 0) return demand;
  const own = telling.map(({ word, stem }) => alternativesOf(word, stem ?? '', language)).join(' & ');
  return {
    ...demand,
    query: `(${demand.query} | (${own}))`,
    isKnown: demand.isKnown || telling.every(({ isKnown }) => isKnown),
  };
}

/**
 * The word's stem, and words with this prefix, because it may be half-typed. The triggers write the same (search_said).
 */
function alternativesOf(word: string, stem: string, language: Language): string {
  const lexeme = (text: string) => `w0${language}${text}`;
  const beginnings =
    word.length < MIN_BEGINNING_LENGTH ? [] : [word, plain(word)].map((each) => asBeginning(lexeme(each)));
  return `(${[...new Set([lexeme(stem), ...beginnings])].join(' | ')})`;
}

function wordsOf({ kind, typed }: Demand): string[] {
  return kind === 'word' ? (typed.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []) : [];
}

async function readStems(db: Db, language: Language, words: readonly string[]): Promise<Map<string, StemmedWord>> {
  if (words.length === 0) return new Map();
  const { rows } = await db.execute<{ word: string; stem: string | null; isKnown: boolean }>(sql`
    select word, stem, stem is not null and exists (
      select from products where search_document @@ to_tsquery('simple', 'w0' || ${language}::text || stem)
    ) as "isKnown"
    from unnest(${sql.param(words)}::text[]) as word
    cross join lateral (
      select (tsvector_to_array(to_tsvector(search_dictionary(${language}::text), word)))[1] as stem
    ) as ended`);
  return new Map(rows.map((row) => [row.word, row]));
}
