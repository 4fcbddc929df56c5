import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/**
 * A text normalised for search: lower case, without accents and ligatures (the function is in the migration
 * `plain-text`). An index and its query must use the same expression.
 */
export function plainText(text: SQLWrapper): SQL {
  return sql`plain_text(${text} collate "C")`;
}

/** Returns whether a text contains these words anywhere, regardless of accents; wildcards are escaped. */
export function holdsPlain(text: SQLWrapper, words: string): SQL {
  return sql`${plainText(text)} like plain_pattern(${words.trim()})`;
}

/** Returns whether a text is these words, in any case: they hold no wildcards. */
export function isText(text: SQLWrapper, words: string): SQL {
  return sql`lower(${text}) = lower(${words.trim()}::text)`;
}
