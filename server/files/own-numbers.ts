import type { FastifyInstance } from 'fastify';
import { NotSignedInError } from '#shop/kernel/errors.ts';
import { ownNumberExport } from '#shop/own-numbers/own-number-export.ts';
import type { RunningShop } from '../running-shop.ts';
import { sendCsv } from './list-exports.ts';
import { protectedFile } from './protected.ts';

/** `/Own-Numbers.csv`: what the company of the signed-in member calls the parts; it can be read in again (H6). */
export function mountOwnNumbers(app: FastifyInstance, shop: RunningShop): void {
  app.get(
    '/Own-Numbers.csv',
    protectedFile(
      shop,
      () => '/Company/Part-Numbers',
      async (_, reply, { customer }) => {
        if (customer === null) throw new NotSignedInError();
        return sendCsv(reply, shop, ownNumberExport, { companyId: customer.companyId });
      },
    ),
  );
}
