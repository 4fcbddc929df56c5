import type { FastifyInstance } from 'fastify';
import { orderIdOfName } from '#shop/documents/purchase-order.ts';
import { NotFoundError } from '#shop/kernel/errors.ts';
import { inReadersWords, perform, type AnyOperation } from '#shop/operations/operation.ts';
import type { Order } from '#shop/orders/order.ts';
import { orderPaths } from '#shop/orders/paths.ts';
import { languageOfPage } from '../http/language.ts';
import { AnswerCookies } from '../http/cookies.ts';
import type { RunningShop } from '../running-shop.ts';
import { protectedFile } from './protected.ts';
import { sendPaper } from './send-file.ts';
import { speechIn } from '../speech.ts';

/** `/PDFOrder.pdf?id=`: the order sheet, for the owner of the order and staff (A28, D32). */
export function mountOrderSheets(app: FastifyInstance, shop: RunningShop, operations: readonly AnyOperation[]): void {
  const readOrder = operations.find(({ path }) => path.template === orderPaths.read.template);
  app.get(
    '/PDFOrder.pdf',
    protectedFile(
      shop,
      ({ id = '' }) => `/PDFOrder?id=${encodeURIComponent(id)}`,
      async (request, reply, caller) => {
        const { id } = request.query as { id?: unknown };
        const orderId = orderIdOfName(String(id));
        if (orderId === null || readOrder === undefined) throw new NotFoundError('order');
        // Whoever may read the order may print it: the same call decides.
        const cookies = new AnswerCookies(shop.publicUrl);
        const speech = speechIn(languageOfPage(request, caller));
        const placed: Order = await perform(readOrder, { orderId }, { shop, caller, cookies, speech });
        const order = await inReadersWords(readOrder, placed, { shop, speech });
        return sendPaper(request, reply, {
          name: `${order.reference}.pdf`,
          paper: ['order', order, shop.store, speech.language],
        });
      },
    ),
  );
}
