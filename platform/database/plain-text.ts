import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/**
 * A text as people look for it: small letters, without accents and ligatures (the function is in the migration `plain-text`). An index and
 * its query must say it alike.
 */
export function plainText(text: SQLWrapper): SQL {
  return sql`plain_text(${text} collate "C")`;
}

/** Returns whether a text holds these words anywhere, however they are accented; nothing in them is a wildcard. */
export function holdsPlain(text: SQLWrapper, words: string): SQL {
  return sql`${plainText(text)} like plain_pattern(${words.trim()})`;
}
