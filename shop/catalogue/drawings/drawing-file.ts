import { message } from '../../base/messages/message.ts';

/** Maximum size of an uploaded drawing. */
export const DRAWING_MAX_BYTES = 25 * 1024 * 1024;
export const DRAWING_TOO_LARGE = message('staff-refusal.drawing.large');

/** Widths in which a drawing is shown. */
export const DRAWING_WIDTHS = [1200, 2400, 4800] as const;
export type DrawingWidth = (typeof DRAWING_WIDTHS)[number];

/** Maximum size of a file of callouts: many times the most rows that a drawing can have. */
export const CALLOUTS_MAX_BYTES = 2 * 1024 * 1024;
export const CALLOUTS_TOO_LARGE = message('staff-refusal.callouts-large');

export type DrawingKind = 'svg' | 'png' | 'jpg' | 'pdf';

/** Key of the drawing in its full size in the file store. */
export const drawingKey = (hash: string) => `drawings/${hash}.png`;

/** Key of the uploaded file, from which the drawing was drawn. For staff only. */
export const originalKey = (hash: string) => `drawing-originals/${hash}`;

export const originalUrl = (hash: string) => `/drawings/${hash}/original`;

/** Types of uploaded files. */
export const DRAWING_TYPES = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
} as const satisfies Record<DrawingKind, string>;

/** Key of the drawing in one width. */
export const sizedDrawingKey = (hash: string, width: DrawingWidth) => `made/drawings/${hash}/${width}.webp`;

/** The address of a drawing in one width. The hash is of its content, so the address can be cached for ever. */
export const drawingUrl = (hash: string, width: DrawingWidth) => `/drawings/${hash}/${width}.webp`;
