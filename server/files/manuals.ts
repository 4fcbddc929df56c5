import type { FastifyInstance } from 'fastify';
import { findManualByName } from '#shop/trade/documents/manual-queries.ts';
import { NotFoundError } from '#shop/base/messages/errors.ts';
import type { RunningShop } from '../running-shop.ts';
import { sendProtectedFile } from './send-protected-file.ts';
import { sendFile } from './send-file.ts';

/**
 * `/manuals/{name}.pdf`, for customers and staff (A29, D32), archived ones for staff only. Only names in the list are
 * ever looked up.
 */
export function mountManuals(app: FastifyInstance, shop: RunningShop): void {
  app.get(
    '/manuals/:file',
    sendProtectedFile(
      shop,
      () => '/Manuals',
      async (request, reply, { staff }) => {
        const { file = '' } = request.params as { file?: string };
        const [, name = ''] = /^(.+)\.pdf$/i.exec(file) ?? [];
        const manual = name.includes('\0') ? undefined : await findManualByName(shop.db, name, staff !== null);
        const key = manual?.fileKey ?? null;
        const bytes = key === null ? undefined : await shop.files.get(key);
        if (manual === undefined || bytes === undefined) throw new NotFoundError('manual');
        return sendFile(request, reply, {
          bytes,
          type: 'application/pdf',
          name: `${manual.name}.pdf`,
          cache: 'private',
        });
      },
    ),
  );
}
