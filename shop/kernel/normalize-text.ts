/**
 * A text as it is kept, whichever keyboard typed it: in Unicode's composed form (NFC), and without the ligatures that come from PDF files,
 * so that 'ﬁlter' is found as 'filter'.
 */
export function normalizeText(text: string): string {
  return text.normalize('NFC').replaceAll(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'));
}
