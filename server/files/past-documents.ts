import type { FastifyInstance } from 'fastify';
import { NotFoundError, NotSignedInError } from '#shop/base/messages/errors.ts';
import { MAX_ID } from '#shop/base/kernel/max-id.ts';
import { findPastDocument } from '#shop/trade/past-orders/past-order-queries.ts';
import type { RunningShop } from '../running-shop.ts';
import { sendFile } from './send-file.ts';
import { sendProtectedFile } from './send-protected-file.ts';

/** `/Earlier-Order-Document.pdf?id=`: a document of an order of the earlier shop, for members who see the order (Q2). */
export function mountPastDocuments(app: FastifyInstance, shop: RunningShop): void {
  app.get(
    '/Earlier-Order-Document.pdf',
    sendProtectedFile(
      shop,
      () => '/Earlier-Orders',
      async (request, reply, { customer }) => {
        if (customer === null) throw new NotSignedInError();
        const id = Number((request.query as { id?: unknown }).id);
        const isNumber = Number.isInteger(id) && id > 0 && id <= MAX_ID;
        const found = isNumber ? await findPastDocument(shop.db, customer, id) : undefined;
        const bytes = found === undefined ? undefined : await shop.files.get(found.fileKey);
        if (found === undefined || bytes === undefined) throw new NotFoundError('order-document');
        return sendFile(request, reply, { bytes, type: 'application/pdf', name: found.fileName, cache: 'private' });
      },
    ),
  );
}
