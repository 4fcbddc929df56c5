const HEADER = '%PDF-';
/** Some programs put a byte order mark or a blank line first; readers take no offence. */
const MAX_LEAD_LENGTH = 16;
/** So much of the beginning tells. */
export const PDF_START_BYTES = 64;

/** Returns whether a file is a PDF, by its first bytes: a name or a type proves nothing (D32). */
export function isPdf(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, MAX_LEAD_LENGTH + HEADER.length));
  return start.trimStart().startsWith(HEADER);
}
