import type { FastifyInstance } from 'fastify';
import type { PictureFormat } from '#platform/images/picture-renderer.ts';
import { PICTURE_FOLDERS, PICTURE_WIDTHS } from '#shop/base/files/picture-keys.ts';
import { sizedPicture, sizedPictureKey } from '#shop/base/files/size-picture.ts';
import { DRAWING_WIDTHS, sizedDrawingKey } from '#shop/catalogue/drawings/drawing-file.ts';
import { sizedDrawing } from '#shop/catalogue/drawings/store-drawing.ts';
import type { RunningShop } from '../running-shop.ts';

const TYPES: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

const FOREVER = 'public, max-age=31536000, immutable'; // the address contains the content's hash

/**
 * Pictures in the widths and formats of screens: made when one is saved or first requested, and kept in the file store.
 * The address identifies the content, so a browser never requests it twice.
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
      const size = { width: asked, format };
      const key = sizedPictureKey(folder, request.params.hash, size);
      let bytes = making.get(key);
      if (bytes === undefined) {
        bytes = sizedPicture(shop, folder, request.params.hash, size).finally(() => making.delete(key));
        making.set(key, bytes); // concurrent requests for the same new picture share one drawing
      }
      const picture = await bytes;
      if (picture === undefined) return reply.callNotFound();
      return reply.header('cache-control', FOREVER).type(TYPES[format]).send(picture);
    },
  );

  app.get<{ Params: { hash: string; file: string } }>('/drawings/:hash/:file', async (request, reply) => {
    const [, asked] = /^(\d+)\.webp$/.exec(request.params.file) ?? [];
    const width = DRAWING_WIDTHS.find((known) => String(known) === asked);
    if (width === undefined || !/^[\da-f]{16,64}$/.test(request.params.hash)) return reply.callNotFound();
    const key = sizedDrawingKey(request.params.hash, width);
    const made =
      making.get(key) ?? sizedDrawing(shop.files, request.params.hash, width).finally(() => making.delete(key));
    making.set(key, made);
    const drawing = await made;
    if (drawing === undefined) return reply.callNotFound();
    return reply.header('cache-control', FOREVER).type(TYPES.webp).send(drawing);
  });
}
