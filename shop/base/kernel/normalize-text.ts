/**
 * Normalises a text to Unicode's composed form (NFC), without the ligatures of PDF files, so that 'ﬁlter' is found as
 * 'filter'. The separators and envelopes that scanners of labels send become spaces, as no control character is typed.
 */
export function normalizeText(text: string): string {
  if (PLAIN.test(text)) return text; // nearly every cell of a large file
  return text
    .normalize('NFC')
    .replaceAll(/\p{Cc}/gu, (sign) => (OF_SCANNERS.has(sign) ? ' ' : sign))
    .replaceAll(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'));
}

const PLAIN = /^[\t\n\r -~]*$/;

/** Start, end and separators of a scanned record (ISO/IEC 15434). */
const OF_SCANNERS: ReadonlySet<string> = new Set('\u0002\u0003\u0004\u001c\u001d\u001e\u001f');
