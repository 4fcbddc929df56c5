import { deliveryNote } from '#shop/trade/documents/delivery-note.ts';
import { quotationSheet } from '#shop/trade/documents/quotation-sheet.ts';
import type { OfferPaper } from '#shop/trade/quotations/offer-paper.ts';
import { orderSheet } from '#shop/trade/documents/order-sheet.ts';
import type { OrderSheetStore, SheetStore } from '#shop/trade/documents/letterhead.ts';
import type { ShippedOrder } from '#shop/trade/fulfilment/find-shipped-order.ts';
import { labelSheet } from '#shop/trade/lists/label-sheet.ts';
import type { Order } from '#shop/trade/orders/order.ts';
import type { Return } from '#shop/trade/returns/paths.ts';
import { type StatementPaper, statementSheet } from '#shop/trade/statements/statement-sheet.ts';
import { returnSheet } from '#shop/trade/returns/return-sheet.ts';
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
  statement: (statement: StatementPaper, store: SheetStore, language: Language) =>
    statementSheet(statement, store, translatorIn(language)),
  labels: labelSheet,
};
