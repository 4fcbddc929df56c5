import type { FastifyInstance } from 'fastify';
import { basketExport } from '#shop/trade/cart/cart-export.ts';
import { basketOwnerOf } from '#shop/trade/cart/cart-queries.ts';
import { NotSignedInError } from '#shop/base/messages/errors.ts';
import { languageOfPage } from '../http/language.ts';
import type { RunningShop } from '../running-shop.ts';
import { sendCsv } from './list-exports.ts';
import { translatorIn } from '../translators.ts';
import { sendProtectedFile } from './send-protected-file.ts';

/** `/Basket.csv`: the basket of the logged-in customer (G6). */
export function mountBasket(app: FastifyInstance, shop: RunningShop): void {
  app.get(
    '/Basket.csv',
    sendProtectedFile(
      shop,
      () => '/Basket',
      async (request, reply, caller) => {
        const { customer, cartGuid } = caller;
        if (customer === null) throw new NotSignedInError();
        const translator = translatorIn(languageOfPage(request, caller));
        return sendCsv(reply, shop, basketExport, { ...basketOwnerOf(customer), cartGuid }, translator);
      },
    ),
  );
}
