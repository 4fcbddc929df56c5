import { isSvg } from '#platform/images/svg/svg-text.ts';
import type { DrawingKind } from './drawing-file.ts';

/** Recognises a drawing by its first bytes, because a name or a type proves nothing; null: it is none. */
export function drawingKind(bytes: Uint8Array): DrawingKind | null {
  const start = String.fromCodePoint(...bytes.subarray(0, 8));
  if (start.startsWith('\u00FF\u00D8\u00FF')) return 'jpg';
  if (start.startsWith('\u0089PNG\r\n')) return 'png';
  if (start.startsWith('%PDF-')) return 'pdf';
  return isSvg(bytes) ? 'svg' : null;
}
