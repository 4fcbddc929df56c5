const LONGEST = 100;

/** What was typed, as it is counted: small letters, one blank between words, at most 100 characters. */
export function wordsOf(keyword: string): string {
  return keyword
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .trim();
}
