import sharp, { type Sharp } from 'sharp';
import type { PlacedWord } from './pdf-renderer.ts';
import { readSafeSvg } from './svg/safe-svg.ts';
import { decodeXml } from './svg/svg-text.ts';
import { wordsInSvg } from './svg/svg-words.ts';

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

/** Reasons why a technical drawing was not drawn; a refused or damaged part of an SVG comes with its line. */
export type DrawingFault = { fault: PictureFault } | { fault: 'unsafe' | 'damaged'; line: number; part: string };

export type DrawnUpload =
  | { ok: true; png: Buffer; width: number; height: number; words: PlacedWord[] }
  | ({ ok: false } & DrawingFault);

type DrawingLimits = PictureLimits & { longestSide: number; background?: 'white' | 'none' };

/** Formats of pictures; browsers take the smallest that they support. */
export type PictureFormat = keyof typeof FORMATS;

const FORMATS = {
  avif: (image: Sharp) => image.avif({ quality: 55, effort: 3 }),
  webp: (image: Sharp) => image.webp({ quality: 78 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 80, mozjpeg: true }),
} as const;

/** Tasks with pictures from strangers by name, run in a separate process (open-upload.ts). */
export const uploadedPictures = {
  async normalise(bytes: Uint8Array, limits: DrawingLimits): Promise<NormalisedPicture> {
    const { longestSide, timeoutSeconds } = limits;
    try {
      const { data, info } = await opened(bytes, limits)
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

  async drawPicture(bytes: Uint8Array, limits: DrawingLimits): Promise<DrawnUpload> {
    return drawn(opened(bytes, limits).autoOrient(), { ...limits, withoutEnlargement: true }, []);
  },

  async drawSvg(bytes: Uint8Array, limits: DrawingLimits): Promise<DrawnUpload> {
    const read = readSafeSvg(decodeXml(bytes));
    if (!read.ok) return read;
    const svg = Buffer.from(read.svg);
    try {
      const { width, height } = await opened(svg, limits).metadata();
      // Drawn at the density that gives its longest side; 72 is one pixel for a unit.
      const density = Math.min(72_000, Math.max(1, (72 * limits.longestSide) / Math.max(width, height)));
      return await drawn(opened(svg, limits, density), { ...limits, withoutEnlargement: false }, wordsInSvg(read.svg));
    } catch (error) {
      return { ok: false, fault: faultOf(error) };
    }
  },
};

/** Tasks with stored pictures by name, run in a separate process (size-in-worker.ts). None enlarges a picture. */
export const sizes = {
  /** Loses nothing. */
  async drawing(bytes: Uint8Array, { width, ...limits }: PictureLimits & { width: number }): Promise<Buffer> {
    return opened(bytes, limits)
      .resize({ width, withoutEnlargement: true })
      .webp({ lossless: true, effort: 3 })
      .timeout({ seconds: limits.timeoutSeconds })
      .toBuffer();
  },

  async picture(
    bytes: Uint8Array,
    { width, format, ...limits }: PictureLimits & { width: number; format: PictureFormat },
  ): Promise<Buffer> {
    return FORMATS[format](opened(bytes, limits).resize({ width, withoutEnlargement: true }))
      .timeout({ seconds: limits.timeoutSeconds })
      .toBuffer();
  },
};

function opened(bytes: Uint8Array, { maxPixels }: PictureLimits, density = 72): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', density });
}

async function drawn(
  image: Sharp,
  {
    longestSide,
    timeoutSeconds,
    withoutEnlargement,
    background = 'white',
  }: DrawingLimits & { withoutEnlargement: boolean },
  words: PlacedWord[],
): Promise<DrawnUpload> {
  try {
    const sized = image.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement });
    const { data, info } = await (background === 'white' ? sized.flatten({ background: '#ffffff' }) : sized)
      .png({ compressionLevel: 9, palette: false })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer({ resolveWithObject: true });
    return { ok: true, png: data, width: info.width, height: info.height, words };
  } catch (error) {
    return { ok: false, fault: faultOf(error) };
  }
}

/** The library describes the fault only as text. */
function faultOf(error: unknown): PictureFault {
  const { message } = error as Error;
  if (/pixel limit|too large|dimension/i.test(message)) return 'too-many-pixels';
  return /timeout|time out/i.test(message) ? 'too-slow' : 'unreadable';
}
