import { sheetStore } from '#shop/trade/documents/letterhead.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '#shop/base/operations/shop.ts';
import { NotFoundError } from '#shop/base/messages/errors.ts';
import { MAX_ID } from '#shop/base/kernel/max-id.ts';
import { hasSheet } from '#shop/trade/returns/return.ts';
import { findReturn, findReturnPicture } from '#shop/trade/returns/return-queries.ts';
import { languageOfPage } from '../http/language.ts';
import type { RunningShop } from '../running-shop.ts';
import { sendProtectedFile } from './send-protected-file.ts';
import { sendFile, sendPaper } from './send-file.ts';

/**
 * `/Return-Sheet.pdf?id=` and `/Return-Picture.jpg?id=`, for readers of the order (L7); another company's are unknown
 * (H5).
 */
export function mountReturns(app: FastifyInstance, shop: RunningShop): void {
  app.get(
    '/Return-Sheet.pdf',
    sendProtectedFile(
      shop,
      ({ id = '' }) => `/Return?id=${encodeURIComponent(id)}`,
      async (request, reply, caller) => {
        const returned = await findReturn(shop.db, idIn(request), readerOf(caller));
        if (returned === undefined || !hasSheet(returned.returnState)) throw new NotFoundError('return');
        return sendPaper(request, reply, {
          name: `${returned.returnNumber}.pdf`,
          paper: [
            'return',
            returned,
            { store: sheetStore(shop), publicUrl: shop.publicUrl },
            languageOfPage(request, caller),
          ],
        });
      },
      'orders',
    ),
  );

  app.get(
    '/Return-Picture.jpg',
    sendProtectedFile(
      shop,
      () => '/Returns',
      async (request, reply, caller) => {
        const id = idIn(request);
        const found = await findReturnPicture(shop.db, id, readerOf(caller));
        const bytes = found === undefined ? undefined : await shop.files.get(found.fileKey);
        if (bytes === undefined) throw new NotFoundError('return');
        return sendFile(request, reply, { bytes, type: 'image/jpeg', name: `picture-${id}.jpg`, cache: 'private' });
      },
      'orders',
    ),
  );
}

/** 0: missing. */
function idIn({ query }: FastifyRequest): number {
  const id = Number((query as { id?: unknown }).id);
  return Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : 0;
}

/** null: staff, who see every order. */
function readerOf({ customer, staff }: Caller) {
  return staff === null ? customer : null;
}
