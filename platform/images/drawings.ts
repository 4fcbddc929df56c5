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
