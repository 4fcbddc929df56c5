import type { FastifyInstance } from 'fastify';
import { MAX_ID } from '#shop/base/kernel/max-id.ts';
import { NotFoundError } from '#shop/base/messages/errors.ts';
import { findRequestPicture } from '#shop/trade/part-requests/request-queries.ts';
import type { RunningShop } from '../running-shop.ts';
import { sendProtectedFile } from './send-protected-file.ts';
import { sendFile } from './send-file.ts';

/** `/Part-Picture.jpg?id=`, for readers of the request for parts (J9); another company's is unknown. */
export function mountPartRequests(app: FastifyInstance, shop: RunningShop): void {
  app.get(
    '/Part-Picture.jpg',
    sendProtectedFile(
      shop,
      () => '/Part-Requests',
      async (request, reply, { customer, staff }) => {
        const id = Number((request.query as { id?: unknown }).id);
        const isId = Number.isInteger(id) && id > 0 && id <= MAX_ID;
        const found = isId ? await findRequestPicture(shop.db, id, staff === null ? customer : null) : undefined;
        const bytes = found === undefined ? undefined : await shop.files.get(found.fileKey);
        if (bytes === undefined) throw new NotFoundError('part-request');
        return sendFile(request, reply, { bytes, type: 'image/jpeg', name: `picture-${id}.jpg`, cache: 'private' });
      },
      'orders',
    ),
  );
}
