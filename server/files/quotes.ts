import { orderSheetStore } from '#shop/trade/documents/letterhead.ts';
import type { FastifyInstance } from 'fastify';
import { NotFoundError } from '#shop/base/messages/errors.ts';
import { MAX_ID } from '#shop/base/kernel/max-id.ts';
import { findOffer } from '#shop/trade/quotations/offer-paper.ts';
import { inPostalOrder, localizeOrder } from '#shop/trade/orders/localize-order.ts';
import { languageOfPage } from '../http/language.ts';
import type { RunningShop } from '../running-shop.ts';
import { sendPaper } from './send-file.ts';
import { sendProtectedFile } from './send-protected-file.ts';

/** `/Quote.pdf?id=`: the newest offer, for those who see the quotation, and staff (K6); another company's is unknown. */
export function mountQuotes(app: FastifyInstance, shop: RunningShop): void {
  app.get(
    '/Quote.pdf',
    sendProtectedFile(
      shop,
      ({ id = '' }) => `/Quote?id=${encodeURIComponent(id)}`,
      async (request, reply, caller) => {
        const id = Number((request.query as { id?: unknown }).id);
        const quotationId = Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : 0;
        const offer = await findOffer(shop.db, shop, { quotationId }, caller.staff === null ? caller.customer : null);
        if (offer === undefined) throw new NotFoundError('quotation');
        const language = languageOfPage(request, caller);
        const reader = { shop, translator: shop.translatorIn(language) };
        return sendPaper(request, reply, {
          name: `${offer.quotationNumber}.pdf`,
          paper: [
            'quotation',
            inPostalOrder(await localizeOrder(offer, reader), reader),
            orderSheetStore(shop),
            language,
          ],
        });
      },
      'prices',
    ),
  );
}
