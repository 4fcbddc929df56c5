import type { FastifyInstance } from 'fastify';
import { NotFoundError } from '#shop/base/messages/errors.ts';
import { DRAWING_TYPES, originalKey } from '#shop/catalogue/drawings/drawing-file.ts';
import { drawingKind } from '#shop/catalogue/drawings/drawing-kind.ts';
import type { RunningShop } from '../running-shop.ts';
import { sendFile } from './send-file.ts';
import { sendProtectedFile } from './send-protected-file.ts';

/** `/drawings/{hash}/original`: the uploaded file of a drawing, for staff who edit the catalogue (J4). Nothing in it runs or loads. */
export function mountDrawingOriginals(app: FastifyInstance, shop: RunningShop): void {
  app.get(
    '/drawings/:hash/original',
    sendProtectedFile(
      shop,
      () => '/Administration/Press-Models',
      async (request, reply, { staff }) => {
        const { hash = '' } = request.params as { hash?: string };
        const isKnown = staff !== null && /^[\da-f]{16,64}$/.test(hash);
        const bytes = isKnown ? await shop.files.get(originalKey(hash)) : undefined;
        const kind = bytes === undefined ? null : drawingKind(bytes);
        if (bytes === undefined || kind === null) throw new NotFoundError('drawing');
        return sendFile(request, reply, {
          bytes,
          type: DRAWING_TYPES[kind],
          name: `drawing-${hash.slice(0, 8)}.${kind}`,
          cache: 'private',
        });
      },
      'catalogue',
    ),
  );
}
