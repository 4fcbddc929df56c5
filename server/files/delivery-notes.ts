import { sheetStore } from '#shop/trade/documents/letterhead.ts';
import type { FastifyInstance } from 'fastify';
import { findLanguage } from '#shop/people/customers/choose-language.ts';
import { deliveryNoteNumber } from '#shop/trade/documents/delivery-note.ts';
import { findShippedOrder, type ShippedOrder } from '#shop/trade/fulfilment/find-shipped-order.ts';
import { NotFoundError } from '#shop/base/messages/errors.ts';
import { MAX_ID } from '#shop/base/kernel/max-id.ts';
import { inPostalOrder, localizeOrder } from '#shop/trade/orders/localize-order.ts';
import { findStateOf } from '#shop/trade/orders/order-queries.ts';
import type { PaperRequest } from '../papers/draw-paper.ts';
import type { RunningShop } from '../running-shop.ts';
import { translatorIn } from '../translators.ts';
import { sendProtectedFile } from './send-protected-file.ts';
import { sendPaper } from './send-file.ts';

/** `/Delivery-Note.pdf?shipment=`: the content of a parcel, for readers of the order (L3). */
export function mountDeliveryNotes(app: FastifyInstance, shop: RunningShop): void {
  app.get(
    '/Delivery-Note.pdf',
    sendProtectedFile(
      shop,
      () => '/Order-History',
      async (request, reply, { customer, staff }) => {
        const shipmentId = Number((request.query as { shipment?: unknown }).shipment);
        const isNumber = Number.isInteger(shipmentId) && shipmentId > 0 && shipmentId <= MAX_ID;
        const shipped = isNumber ? await findShippedOrder(shop.db, shipmentId) : undefined;
        if (shipped === undefined) throw new NotFoundError('shipment');
        const state = await findStateOf(shop.db, shipped.order.id, staff === null ? customer : null);
        if (state === undefined) throw new NotFoundError('shipment'); // another company's is unknown (B11, H5)
        return sendPaper(request, reply, {
          name: `${deliveryNoteNumber(shipped.order.reference, shipped.shipment)}.pdf`,
          paper: await deliveryNoteOf(shop, shipped),
        });
      },
      'orders',
    ),
  );
}

/** It is packed with the goods, so it is in the language of the buyer, not of the staff member who prints it (N1). */
export async function deliveryNoteOf(shop: RunningShop, shipped: ShippedOrder): Promise<PaperRequest> {
  const translator = translatorIn(await findLanguage(shop.db, shipped.order.customerId));
  const printed = inPostalOrder(await localizeOrder(shipped, { shop, translator }), { shop, translator });
  return ['delivery note', printed, sheetStore(shop), translator.language];
}
