import type { FastifyInstance } from 'fastify';
import { COMPANY_EXPORT } from '#shop/desk/company-export/paths.ts';
import { takeCompanyExport } from '#shop/desk/company-export/take-company-export.ts';
import type { RunningShop } from '../running-shop.ts';
import { sendZip } from './data-copies.ts';
import { sendProtectedFile } from './send-protected-file.ts';

/** `/Company-Data.zip`: what the shop has of a manager's company (Q5). There is no HEAD, because each request counts as an export. */
export function mountCompanyExport(app: FastifyInstance, shop: RunningShop): void {
  app.get(
    COMPANY_EXPORT,
    { exposeHeadRoute: false },
    sendProtectedFile(
      shop,
      () => '/Company',
      async (_request, reply, caller) => {
        const name = `company-${shop.clock.now().toISOString().slice(0, 10)}.zip`;
        return sendZip(reply, name, await takeCompanyExport(shop, caller));
      },
    ),
  );
}
