import { NEEDS } from '#shop/base/rights/staff-right.ts';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { dayInZone } from '#shop/base/days/calendar-day.ts';
import { NotFoundError } from '#shop/base/messages/errors.ts';
import { orAbsent } from '#shop/base/paged-lists/list-request.ts';
import { parseInput } from '#shop/base/operations/parse-input.ts';
import { requireAccess } from '#shop/base/rights/access.ts';
import { requireStaffRight } from '#shop/base/rights/staff-rights.ts';
import { fileFormats } from '#shop/desk/product-files/file-words.ts';
import { readCaller } from '../http/caller.ts';
import type { RunningShop } from '../running-shop.ts';
import { refuseExport } from './list-exports.ts';
import { issue } from '#shop/base/messages/issue.ts';

const formatQuestion = z.object({ format: orAbsent(z.enum(fileFormats, issue('staff-refusal.file-format'))) });

/**
 * `/Administration/export/files/products.csv`, `variants.csv`, `texts.csv`, `products.zip`: the products for editing
 * and import.
 */
export function mountProductFiles(app: FastifyInstance, shop: RunningShop): void {
  app.get('/Administration/export/files/:file', async (request, reply) => {
    try {
      const caller = await shop.bridge(() => readCaller(request, shop.sessions, shop.clock.now()));
      requireAccess('staff', caller);
      requireStaffRight(NEEDS.parts, caller.staff);
      const { exportFile, exportNames } = await import('#shop/desk/product-files/export-files.ts'); // large modules that few requests need
      const { file } = request.params as { file: string };
      const name = exportNames.find((known) => known === file.toLowerCase());
      if (name === undefined) throw new NotFoundError('export');
      const { format = 'comma' } = parseInput(formatQuestion, request.query);
      const content = Readable.from(exportFile(shop, name, format));
      content.on('error', (error) => reply.log.error(error));
      const day = dayInZone(shop.clock.now(), shop.store.timeZone);
      return reply
        .header('content-disposition', `attachment; filename="${name.replace('.', `-${day}.`)}"`)
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .type(name.endsWith('.zip') ? 'application/zip' : 'text/csv; charset=utf-8')
        .send(content);
    } catch (error) {
      return refuseExport(request, reply, error);
    }
  });
}
