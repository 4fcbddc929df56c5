import type { FastifyInstance } from 'fastify';
import { findManual, manualKey } from '#shop/documents/manuals.ts';
import { NotFoundError } from '#shop/kernel/errors.ts';
import type { RunningShop } from '../running-shop.ts';
import { protectedFile } from './protected.ts';
import { sendFile } from './send-file.ts';

/** `/manuals/{name}.pdf`, for customers and staff (A29, D32). Only the names of the list are ever looked for. */
export function mountManuals(app: FastifyInstance, shop: RunningShop): void {
  app.get(
    '/manuals/:file',
    protectedFile(
      shop,
      () => '/Manuals',
      async (request, reply) => {
        const { file = '' } = request.params as { file?: string };
        const [, name = ''] = /^(.+)\.pdf$/i.exec(file) ?? [];
        const manual = findManual(name);
        const bytes = manual === undefined ? undefined : await shop.files.get(manualKey(manual));
        if (manual === undefined || bytes === undefined) throw new NotFoundError('manual');
        return sendFile(request, reply, { bytes, type: 'application/pdf', name: `${manual}.pdf`, cache: 'private' });
      },
    ),
  );
}
