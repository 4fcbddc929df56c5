import type { FastifyInstance } from 'fastify';
import { findSheet } from '#shop/catalogue/data-sheets/sheet-queries.ts';
import { NotFoundError } from '#shop/base/messages/errors.ts';
import type { RunningShop } from '../running-shop.ts';
import { sendProtectedFile } from './send-protected-file.ts';
import { sendFile } from './send-file.ts';

/** `/product-sheets/{productID}.pdf`, for customers and staff; of inactive products for staff only. */
export function mountProductSheets(app: FastifyInstance, shop: RunningShop): void {
  app.get(
    '/product-sheets/:file',
    sendProtectedFile(
      shop,
      ({ file = '' }) => `/product?id=${encodeURIComponent(idIn(file) ?? '')}`,
      async (request, reply, { staff }) => {
        const { file = '' } = request.params as { file?: string };
        const productId = idIn(file);
        const sheet = productId === null ? undefined : await findSheet(shop.db, Number(productId), staff !== null);
        const bytes = sheet === undefined ? undefined : await shop.files.get(sheet.fileKey);
        if (sheet === undefined || bytes === undefined) throw new NotFoundError('sheet');
        const name = `${sheet.partNumber}.pdf`;
        return sendFile(request, reply, { bytes, type: 'application/pdf', name, cache: 'private' });
      },
    ),
  );
}

function idIn(file: string): string | null {
  return /^([1-9]\d{0,8})\.pdf$/i.exec(file)?.[1] ?? null;
}
