import { message } from '#shop/base/messages/message.ts';

/** Maximum size of an uploaded picture. */
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;

export const PICTURE_TOO_LARGE = message('staff-rule.picture-large');
export const PICTURE_NOT_READ = message('staff-rule.picture-not-read');
export const PICTURE_TOO_MANY_PIXELS = message('staff-rule.picture-pixels');
/** A logo may be an SVG too: it is drawn in a process of its own, and only the drawing is kept. */
export const LOGO_NOT_READ = message('staff-rule.logo-not-read');
export const PICTURE_TOO_SLOW = message('staff-rule.picture-slow');

/** Number of first bytes that identify a file type. */
export const PICTURE_START_BYTES = 16;

/**
 * Returns whether a file begins as a supported picture, by its first bytes, because a name or a type proves nothing.
 * SVG is not supported: it can contain scripts that run in the reader's browser.
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
  /^[^]{4}ftypavi[fs]/, // AVIF, still or animated
] as const;
