import { or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { plainText } from '#platform/database/accent-insensitive.ts';
import { partKey } from '../../base/kernel/part-number.ts';
import { containsPattern } from '../../base/paged-lists/staff-list.ts';

/** Columns of a part in a list that its readers search. */
interface PartColumns {
  /** Part numbers and customer part numbers as `partKey` stores them. */
  keys: readonly SQLWrapper[];
  texts: readonly SQLWrapper[];
}

/** Values of a search, or the placeholders of a prepared query. */
interface PartSearch {
  words: SQLWrapper | string;
  keyPattern: SQLWrapper | string;
}

/**
 * Returns whether a part in a short list has these words: in a number in any notation (D9), or in a text regardless of
 * accents. Empty words match every part. No index is used.
 */
export function holdsPart({ keys, texts }: PartColumns, { words, keyPattern }: PartSearch): SQL | undefined {
  return or(
    ...keys.map((key) => sql`${key} like ${keyPattern}`),
    ...texts.map((text) => sql`${plainText(text)} like plain_pattern(${words})`),
  );
}

/** The values of a search. Words without a letter or digit match no key. */
export function partSearch(search: string): { words: string; keyPattern: string } {
  const key = partKey(search);
  return { words: search.trim(), keyPattern: key === '' ? '' : containsPattern(key) };
}
