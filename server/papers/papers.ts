import { deliveryNote } from '#shop/documents/delivery-note.ts';
import { quotationSheet } from '#shop/documents/quotation-sheet.ts';
import type { OfferPaper } from '#shop/quotations/offer-paper.ts';
import { orderSheet } from '#shop/documents/order-sheet.ts';
import type { OrderSheetStore, SheetStore } from '#shop/documents/letterhead.ts';
import type { ShippedOrder } from '#shop/fulfilment/find-shipped-order.ts';
import { labelSheet } from '#shop/lists/label-sheet.ts';
import type { Order } from '#shop/orders/order.ts';
import type { Return } from '#shop/returns/paths.ts';
import { returnSheet } from '#shop/returns/return-sheet.ts';
import type { Language } from '#texts/languages.ts';
import { translatorIn } from '../translators.ts';

/** The documents of the shop, by name, drawn in a separate process (draw-paper.ts) with the same bytes each time. */
export const papers = {
  order: (order: Order, store: OrderSheetStore, language: Language) => orderSheet(order, store, translatorIn(language)),
  'delivery note': (shipped: ShippedOrder, store: SheetStore, language: Language) =>
    deliveryNote(shipped, store, translatorIn(language)),
  return: (returned: Return, shop: { store: SheetStore; publicUrl: string }, language: Language) =>
    returnSheet(returned, shop, translatorIn(language)),
  quotation: (offer: OfferPaper, store: OrderSheetStore, language: Language) =>
    quotationSheet(offer, store, translatorIn(language)),
  labels: labelSheet,
};
