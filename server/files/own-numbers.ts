import type { FastifyInstance } from 'fastify';
import { NotSignedInError } from '#shop/kernel/errors.ts';
import { ownNumberExport } from '#shop/catalogue/customer-part-numbers/own-number-export.ts';
import { languageOfPage } from '../http/language.ts';
import type { RunningShop } from '../running-shop.ts';
import { sendCsv } from './list-exports.ts';
import { speechIn } from '../speech.ts';
import { protectedFile } from './protected.ts';

/** `/Own-Numbers.csv`: what the company of the signed-in member calls the parts; it can be read in again (H6). */
export function mountOwnNumbers(app: FastifyInstance, shop: RunningShop): void {
  app.get(
    '/Own-Numbers.csv',
    protectedFile(
      shop,
      () => '/Company/Part-Numbers',
      async (request, reply, caller) => {
        const { customer } = caller;
        if (customer === null) throw new NotSignedInError();
        const speech = speechIn(languageOfPage(request, caller));
        return sendCsv(reply, shop, ownNumberExport, { companyId: customer.companyId }, speech);
      },
    ),
  );
}
