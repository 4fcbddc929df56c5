/** Why bytes did not become a picture. */
export type PictureFault = 'unreadable' | 'too-many-pixels' | 'too-slow';

export type NormalisedPicture =
  | { ok: true; jpeg: Buffer; width: number; height: number }
  | { ok: false; fault: PictureFault };

export interface PictureLimits {
  /** Width × height of what comes in: a few bytes can stand for gigabytes of pixels. */
  maxPixels: number;
  /** The longer side of what is kept, in pixels. */
  longestSide: number;
  timeoutSeconds: number;
}

/**
 * Draws a picture anew: upright as its camera meant it, on white where it is transparent, the first frame of several, in sRGB,
 * without whatever else its file carried. What comes out was written by us, whatever came in.
 */
export function normalisePicture(bytes: Uint8Array, limits: PictureLimits): Promise<NormalisedPicture> {
  const drawn = lastTurn.then(() => draw(bytes, limits));
  lastTurn = drawn;
  return drawn;
}

// One at a time: a large picture takes some hundred megabytes while it is drawn.
let lastTurn: Promise<unknown> = Promise.resolve();

async function draw(
  bytes: Uint8Array,
  { maxPixels, longestSide, timeoutSeconds }: PictureLimits,
): Promise<NormalisedPicture> {
  const { default: sharp } = await import('sharp'); // large, and seldom needed
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const { data, info } = await image
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4', mozjpeg: true })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer({ resolveWithObject: true });
    return { ok: true, jpeg: data, width: info.width, height: info.height };
  } catch (error) {
    return { ok: false, fault: faultOf(error) };
  }
}

/** The library says what is wrong in words only. */
function faultOf(error: unknown): PictureFault {
  const { message } = error as Error;
  if (/pixel limit|too large|dimension/i.test(message)) return 'too-many-pixels';
  return /timeout|time out/i.test(message) ? 'too-slow' : 'unreadable';
}
