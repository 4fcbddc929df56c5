import type { FastifyInstance } from 'fastify';
import { type PackedFile, writeZip } from '#platform/zip.ts';
import { requireAccess } from '#shop/base/rights/access.ts';
import { NEEDS } from '#shop/base/rights/staff-right.ts';
import { requireStaffRight } from '#shop/base/rights/staff-rights.ts';
import { readCaller } from '../http/caller.ts';
import type { RunningShop } from '../running-shop.ts';
import { refuseExport } from './list-exports.ts';

/** `/Administration/export/moving-in.zip`: an example of each file of a move (Q1). */
export function mountMoveTemplates(app: FastifyInstance, shop: RunningShop): void {
  app.get('/Administration/export/moving-in.zip', async (request, reply) => {
    try {
      const caller = await shop.bridge(() => readCaller(request, shop.sessions, shop.clock.now()));
      requireAccess('staff', caller);
      requireStaffRight(NEEDS.everyFile, caller.staff);
      const { moveTemplates } = await import('#shop/desk/moving-in/templates.ts');
      return reply
        .header('content-disposition', 'attachment; filename="moving-in.zip"')
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .type('application/zip')
        .send(writeZip(packed(moveTemplates())));
    } catch (error) {
      return refuseExport(request, reply, error);
    }
  });
}

async function* packed(files: readonly { name: string; content: string }[]): AsyncGenerator<PackedFile> {
  for (const { name, content } of files) yield { path: name, content: [content], isPacked: false };
}
