import type { FastifyInstance } from 'fastify';
import { NotSignedInError } from '#shop/base/messages/errors.ts';
import { parseInput } from '#shop/base/operations/parse-input.ts';
import { historyExport } from '#shop/trade/order-history/history-export.ts';
import { languageOfPage } from '../http/language.ts';
import type { RunningShop } from '../running-shop.ts';
import { sendCsv } from './list-exports.ts';
import { translatorIn } from '../translators.ts';
import { sendProtectedFile } from './send-protected-file.ts';

/** `/Order-History.csv?search=`: the orders that the logged-in member sees, as on the page (A26, B11). */
export function mountOrderHistory(app: FastifyInstance, shop: RunningShop): void {
  app.get(
    '/Order-History.csv',
    sendProtectedFile(
      shop,
      ({ search = '' }) => `/Order-History?search=${encodeURIComponent(search)}`,
      async (request, reply, caller) => {
        const { customer } = caller;
        if (customer === null) throw new NotSignedInError();
        const { search } = request.query as { search?: unknown };
        const question = parseInput(historyExport.input, { reader: customer, search });
        return sendCsv(reply, shop, historyExport, question, translatorIn(languageOfPage(request, caller)));
      },
    ),
  );
}
