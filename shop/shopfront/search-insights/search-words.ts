const MAX_LENGTH = 100;

/** Normalises a keyword for counting: lower case, single spaces, at most 100 characters. */
export function wordsOf(keyword: string): string {
  return keyword
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .trim();
}
