const HEADER = '%PDF-';
/** Some programs write a byte order mark or a blank line first; readers accept that. */
const MAX_LEAD_LENGTH = 16;
/** Number of first bytes that identify a PDF. */
export const PDF_START_BYTES = 64;

/** Returns whether a file is a PDF, by its first bytes: a name or a type proves nothing (D32). */
export function isPdf(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, MAX_LEAD_LENGTH + HEADER.length));
  return start.trimStart().startsWith(HEADER);
}
