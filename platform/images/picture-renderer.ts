import sharp, { type Sharp } from 'sharp';

/** Reasons why bytes did not become a picture. */
export type PictureFault = 'unreadable' | 'too-many-pixels' | 'too-slow';

export type NormalisedPicture =
  | { ok: true; jpeg: Buffer; width: number; height: number }
  | { ok: false; fault: PictureFault };

export interface PictureLimits {
  /** Width × height of the input, because a few bytes can expand to gigabytes of pixels. */
  maxPixels: number;
  timeoutSeconds: number;
}

export type NormalisedDrawing =
  | { ok: true; png: Buffer; width: number; height: number }
  | { ok: false; fault: PictureFault };

type DrawingLimits = PictureLimits & { longestSide: number };

/** Formats of pictures; browsers take the smallest that they support. */
export type PictureFormat = keyof typeof FORMATS;

const FORMATS = {
  avif: (image: Sharp) => image.avif({ quality: 55, effort: 3 }),
  webp: (image: Sharp) => image.webp({ quality: 78 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 80, mozjpeg: true }),
} as const;

/** Image tasks by name, run in a separate process (draw-in-worker.ts). */
export const drawings = {
  async normalise(
    bytes: Uint8Array,
    { maxPixels, longestSide, timeoutSeconds }: PictureLimits & { longestSide: number },
  ): Promise<NormalisedPicture> {
    try {
      const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
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
  },

  /** Draws a technical drawing without loss: a vector drawing in the longest side, a picture at most so large. */
  async drawing(
    bytes: Uint8Array,
    { maxPixels, longestSide, timeoutSeconds, isVector }: DrawingLimits & { isVector: boolean },
  ): Promise<NormalisedDrawing> {
    try {
      const { width, height } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).metadata();
      // A vector drawing is drawn at the density that gives its longest side; 72 is one pixel for a unit.
      const density = isVector ? Math.min(72_000, Math.max(1, (72 * longestSide) / Math.max(width, height))) : 72;
      const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', density })
        .autoOrient()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: !isVector })
        .flatten({ background: '#ffffff' })
        .png({ compressionLevel: 9, palette: false })
        .timeout({ seconds: timeoutSeconds })
        .toBuffer({ resolveWithObject: true });
      return { ok: true, png: data, width: info.width, height: info.height };
    } catch (error) {
      return { ok: false, fault: faultOf(error) };
    }
  },

  /** Never enlarges it, and loses nothing. */
  async sizeDrawing(
    bytes: Uint8Array,
    { width, maxPixels, timeoutSeconds }: DrawingLimits & { width: number },
  ): Promise<Buffer> {
    return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .resize({ width, withoutEnlargement: true })
      .webp({ lossless: true, effort: 3 })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer();
  },

  /** Never enlarges it. */
  async size(
    bytes: Uint8Array,
    { width, format, maxPixels, timeoutSeconds }: PictureLimits & { width: number; format: PictureFormat },
  ): Promise<Buffer> {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    return FORMATS[format](image.resize({ width, withoutEnlargement: true }))
      .timeout({ seconds: timeoutSeconds })
      .toBuffer();
  },
};

/** The library describes the fault only as text. */
function faultOf(error: unknown): PictureFault {
  const { message } = error as Error;
  if (/pixel limit|too large|dimension/i.test(message)) return 'too-many-pixels';
  return /timeout|time out/i.test(message) ? 'too-slow' : 'unreadable';
}
