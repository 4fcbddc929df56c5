/**
 * Normalises a text to Unicode's composed form (NFC), without the ligatures of PDF files, so that 'ﬁlter' is found as
 * 'filter'.
 */
export function normalizeText(text: string): string {
  return text.normalize('NFC').replaceAll(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'));
}
