import { drawInWorker } from './draw-in-worker.ts';
import type { NormalisedPicture, PictureLimits } from './picture-renderer.ts';

export type { NormalisedPicture, PictureFault } from './picture-renderer.ts';

/** Maximum length of the longer side of the result, in pixels. */
export type UploadLimits = PictureLimits & { longestSide: number };

/**
 * Redraws a picture: upright as its camera recorded it, on white if it is transparent, the first frame of several, in
 * sRGB, without metadata. The result is written by us, whatever the input.
 */
export function normalisePicture(bytes: Uint8Array, limits: UploadLimits): Promise<NormalisedPicture> {
  // Bytes that crash the process count as unreadable.
  const drawn = lastTurn.then(() =>
    drawInWorker('normalise', bytes, limits).catch((): NormalisedPicture => ({ ok: false, fault: 'unreadable' })),
  );
  lastTurn = drawn;
  return drawn;
}

// One at a time, because drawing a large picture takes some hundred megabytes.
let lastTurn: Promise<unknown> = Promise.resolve();
