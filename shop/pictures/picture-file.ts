/** An uploaded picture may have this many bytes at most. */
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;

export const PICTURE_TOO_LARGE = 'The file is too large: a picture may have 10 MB at most.';
export const PICTURE_NOT_READ =
  'The file is no picture that can be read. Please send a JPEG, PNG, WebP, AVIF or GIF file.';
export const PICTURE_TOO_MANY_PIXELS =
  'The picture has too many pixels: 64 million at most, such as 8000 by 8000. Please send a smaller one.';
export const PICTURE_TOO_SLOW =
  'The picture took too long to read. Please save it anew in a picture program and try again.';

/** How many first bytes tell what a file is. */
export const PICTURE_START_BYTES = 16;

/**
 * Whether a file begins as a picture that we take, by its first bytes: a name or a type proves nothing. Drawings (SVG) are
 * not among them: they are programs for the reader to run.
 */
export function beginsAsPicture(bytes: Uint8Array): boolean {
  const start = String.fromCodePoint(...bytes.subarray(0, PICTURE_START_BYTES));
  return BEGINNINGS.some((beginning) => beginning.test(start));
}

const BEGINNINGS = [
  /^\u00FF\u00D8\u00FF/, // JPEG
  /^\u0089PNG\r\n[^]\n/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBP/,
  /^[^]{4}ftypavi[fs]/, // AVIF, still or moving
] as const;
