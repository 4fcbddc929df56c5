import { drawInWorker } from './draw-in-worker.ts';
import type { NormalisedPicture, PictureLimits } from './drawings.ts';

export type { NormalisedPicture, PictureFault } from './drawings.ts';

/** And the longer side of what is kept, in pixels. */
export type UploadLimits = PictureLimits & { longestSide: number };

/**
 * Draws a picture anew: upright as its camera meant it, on white where it is transparent, the first frame of several, in sRGB,
 * without whatever else its file carried. What comes out was written by us, whatever came in.
 */
export function normalisePicture(bytes: Uint8Array, limits: UploadLimits): Promise<NormalisedPicture> {
  // Bytes that end the process are as good as unreadable.
  const drawn = lastTurn.then(() =>
    drawInWorker('normalise', bytes, limits).catch((): NormalisedPicture => ({ ok: false, fault: 'unreadable' })),
  );
  lastTurn = drawn;
  return drawn;
}

// One at a time: a large picture takes some hundred megabytes while it is drawn.
let lastTurn: Promise<unknown> = Promise.resolve();
