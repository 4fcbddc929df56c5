import type { FastifyInstance } from 'fastify';
import { drawApart } from '#platform/images/draw-apart.ts';
import type { PictureFormat } from '#platform/images/drawings.ts';
import { PICTURE_FOLDERS, PICTURE_WIDTHS, pictureKey } from '#shop/pictures/picture.ts';
import type { RunningShop } from '../running-shop.ts';

const TYPES: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

// What uploads leave is far smaller; this is for files that somebody else put into the store.
const LIMITS = { maxPixels: 64_000_000, timeoutSeconds: 30 };

const FOREVER = 'public, max-age=31536000, immutable'; // the address holds the content's hash

/**
 * Pictures in the widths and formats that screens ask for: made at the first request, kept in the file store. The address
 * names the content, so a browser never asks twice.
 */
export function mountPictures(app: FastifyInstance, shop: RunningShop): void {
  const making = new Map<string, Promise<Buffer | undefined>>();

  app.get<{ Params: { folder: string; hash: string; file: string } }>(
    '/images/:folder/:hash/:file',
    async (request, reply) => {
      const folder = PICTURE_FOLDERS.find((known) => known === request.params.folder);
      const [, width, extension] = /^(\d+)\.(avif|webp|jpg)$/.exec(request.params.file) ?? [];
      const asked = PICTURE_WIDTHS.find((known) => String(known) === width);
      const known = /^[\da-f]{16,64}$/.test(request.params.hash);
      if (folder === undefined || asked === undefined || !known) return reply.callNotFound();

      const format = extension as PictureFormat;
      const original = pictureKey(folder, request.params.hash);
      const key = `made/${folder}/${request.params.hash}/${asked}.${extension}`;
      let bytes = making.get(key);
      if (bytes === undefined) {
        bytes = findOrMake(shop, key, original, { width: asked, format }).finally(() => making.delete(key));
        making.set(key, bytes); // many ask for the same new picture at once: it is made once
      }
      const picture = await bytes;
      if (picture === undefined) return reply.callNotFound();
      return reply.header('cache-control', FOREVER).type(TYPES[format]).send(picture);
    },
  );
}

async function findOrMake(
  shop: RunningShop,
  key: string,
  originalKey: string,
  asked: { width: number; format: PictureFormat },
): Promise<Buffer | undefined> {
  const kept = await shop.files.get(key);
  if (kept !== undefined) return kept;
  const original = await shop.files.get(originalKey);
  if (original === undefined) return undefined;
  const made = await drawApart('size', original, { ...asked, ...LIMITS }).catch((error: unknown) => {
    // The browser draws 'NO IMAGE' as it does where there is none (A10).
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
