import { orderSheetStore } from '#shop/trade/documents/letterhead.ts';
import type { FastifyInstance } from 'fastify';
import { orderIdOfName } from '#shop/trade/documents/purchase-order.ts';
import { NotFoundError } from '#shop/base/messages/errors.ts';
import { localizeAnswer, perform } from '#shop/base/operations/perform.ts';
import type { AnyOperation } from '#shop/base/operations/operation.ts';
import { inPostalOrder } from '#shop/trade/orders/localize-order.ts';
import type { Order } from '#shop/trade/orders/order.ts';
import { orderPaths } from '#shop/trade/orders/paths.ts';
import { languageOfPage } from '../http/language.ts';
import { AnswerCookies } from '../http/cookies.ts';
import type { RunningShop } from '../running-shop.ts';
import { sendProtectedFile } from './send-protected-file.ts';
import { sendPaper } from './send-file.ts';
import { translatorIn } from '../translators.ts';

/** `/PDFOrder.pdf?id=`: the order sheet, for the owner of the order and staff (A28, D32). */
export function mountOrderSheets(app: FastifyInstance, shop: RunningShop, operations: readonly AnyOperation[]): void {
  const readOrder = operations.find(({ path }) => path.template === orderPaths.read.template);
  app.get(
    '/PDFOrder.pdf',
    sendProtectedFile(
      shop,
      ({ id = '' }) => `/PDFOrder?id=${encodeURIComponent(id)}`,
      async (request, reply, caller) => {
        const { id } = request.query as { id?: unknown };
        const orderId = orderIdOfName(String(id));
        if (orderId === null || readOrder === undefined) throw new NotFoundError('order');
        // Anyone who can read the order can print it, by the same call.
        const cookies = new AnswerCookies(shop.publicUrl);
        const translator = translatorIn(languageOfPage(request, caller));
        const placed: Order = await perform(readOrder, { orderId }, { shop, caller, cookies, translator });
        const order = await localizeAnswer(readOrder, placed, { shop, translator });
        return sendPaper(request, reply, {
          name: `${order.reference}.pdf`,
          paper: ['order', inPostalOrder(order, { shop, translator }), orderSheetStore(shop), translator.language],
        });
      },
    ),
  );
}
