/**
 * Normalises a text to Unicode's composed form (NFC), without the ligatures of PDF files, so that 'ﬁlter' is found as
 * 'filter'. The separators and envelopes that scanners of labels send become spaces, as no control character is typed.
 */
export function normalizeText(text: string): string {
  return text.normalize('NFC').replaceAll(OF_SCANNERS, ' ').replaceAll(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'));
}

/** Start, end and separators of a scanned record (ISO/IEC 15434): U+0002 to U+0004, U+001C to U+001F. */
const OF_SCANNERS = /(?=\p{Cc})[\u{2}-\u{4}\u{1c}-\u{1f}]/gu;
