import type { FastifyInstance } from 'fastify';
import { NotSignedInError } from '#shop/base/messages/errors.ts';
import { ownNumberExport } from '#shop/catalogue/customer-part-numbers/own-number-export.ts';
import { languageOfPage } from '../http/language.ts';
import type { RunningShop } from '../running-shop.ts';
import { sendCsv } from './list-exports.ts';
import { translatorIn } from '../translators.ts';
import { sendProtectedFile } from './send-protected-file.ts';

/** `/Own-Numbers.csv`: the customer part numbers of the logged-in member's company; it can be imported again (H6). */
export function mountOwnNumbers(app: FastifyInstance, shop: RunningShop): void {
  app.get(
    '/Own-Numbers.csv',
    sendProtectedFile(
      shop,
      () => '/Company/Part-Numbers',
      async (request, reply, caller) => {
        const { customer } = caller;
        if (customer === null) throw new NotSignedInError();
        const translator = translatorIn(languageOfPage(request, caller));
        return sendCsv(reply, shop, ownNumberExport, { companyId: customer.companyId }, translator);
      },
    ),
  );
}
