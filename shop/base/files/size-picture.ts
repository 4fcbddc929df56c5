import type { Files } from '#platform/files.ts';
import { sizeInWorker } from '#platform/images/size-in-worker.ts';
import type { PictureFormat } from '#platform/images/picture-renderer.ts';
import { pictureKey, type PictureFolder, type PictureWidth } from './picture-keys.ts';

interface PictureShop {
  files: Files;
  log(level: 'warn', message: string, details: Record<string, unknown>): void;
}

interface Size {
  width: PictureWidth;
  format: PictureFormat;
}

// Uploads leave far smaller files; this limit is for files that were put into the store by other means.
const LIMITS = { maxPixels: 64_000_000, timeoutSeconds: 30 };

/** The widths that pages show first. */
const COMMON_WIDTHS = {
  products: [480, 800, 1200],
  home: [800, 1200, 1600],
  media: [480, 800],
  content: [800, 1200, 1600],
  presses: [480, 800],
} as const satisfies Record<PictureFolder, readonly PictureWidth[]>;

/**
 * Finds a stored picture in a width and format, or creates and stores it; undefined: there is none, or it can't be
 * read.
 */
export async function sizedPicture(
  shop: PictureShop,
  folder: PictureFolder,
  hash: string,
  { width, format }: Size,
): Promise<Buffer | undefined> {
  const key = sizedPictureKey(folder, hash, { width, format });
  const kept = await shop.files.get(key);
  if (kept !== undefined) return kept;
  const originalKey = pictureKey(folder, hash);
  const original = await shop.files.get(originalKey);
  if (original === undefined) return undefined;
  const made = await sizeInWorker('picture', original, { width, format, ...LIMITS }).catch((error: unknown) => {
    // The browser shows 'NO IMAGE', as for a missing picture (A10).
    shop.log('warn', 'A stored picture can not be read.', { key: originalKey, reason: String(error) });
    return undefined;
  });
  if (made === undefined) return undefined;
  await shop.files.put(key, made).catch((error: unknown) => {
    shop.log('warn', 'A picture was made and can not be kept: it is made again next time.', {
      key,
      reason: String(error),
    });
  });
  return made;
}

/** Makes the common sizes of a saved picture, so that its first reader does not wait for them. */
export async function makeCommonSizes(
  shop: PictureShop,
  folder: PictureFolder,
  hash: string,
  signal?: AbortSignal,
): Promise<void> {
  for (const width of COMMON_WIDTHS[folder])
    if (signal?.aborted !== true) await sizedPicture(shop, folder, hash, { width, format: 'avif' });
}

/** Key of a picture in this size in the file store. */
export function sizedPictureKey(folder: PictureFolder, hash: string, { width, format }: Size): string {
  return `made/${folder}/${hash}/${width}.${format}`;
}
