import type { FastifyInstance } from 'fastify';
import type { AnyOperation } from '#shop/base/operations/operation.ts';
import { listExports } from '../exports.ts';
import type { RunningShop } from '../running-shop.ts';
import { mountBasket } from './basket.ts';
import { mountCompanyExport } from './company-export.ts';
import { mountDataCopies } from './data-copies.ts';
import { mountDeliveryNotes } from './delivery-notes.ts';
import { mountDrawingOriginals } from './drawing-originals.ts';
import { mountForRobots } from './robots-and-sitemap.ts';
import { mountListExports } from './list-exports.ts';
import { mountLists } from './lists.ts';
import { mountManuals } from './manuals.ts';
import { mountMoveTemplates } from './move-templates.ts';
import { mountOrderDocuments } from './order-documents.ts';
import { mountPastDocuments } from './past-documents.ts';
import { mountOrderHistory } from './order-history.ts';
import { mountOrderSheets } from './order-sheets.ts';
import { mountOwnNumbers } from './own-numbers.ts';
import { mountPictures } from './pictures.ts';
import { mountProductFiles } from './product-files.ts';
import { mountProductSheets } from './product-sheets.ts';
import { mountPurchaseOrders } from './purchase-orders.ts';
import { mountQuotes } from './quotes.ts';
import { mountPartRequests } from './part-requests.ts';
import { mountReturns } from './returns.ts';
import { mountShopLook } from './shop-look.ts';
import { mountStatements } from './statements.ts';
import { mountStoreMedia } from './store-media.ts';

/**
 * Addresses of files (D32): pictures and media for everyone; manuals, order sheets, delivery notes, invoices, return
 * slips and purchase orders with a session; exports for staff.
 */
export function mountFiles(app: FastifyInstance, shop: RunningShop, operations: readonly AnyOperation[]): void {
  mountForRobots(app, shop);
  mountPictures(app, shop);
  mountDrawingOriginals(app, shop);
  mountStoreMedia(app, shop);
  mountShopLook(app, shop);
  mountManuals(app, shop);
  mountOrderSheets(app, shop, operations);
  mountDeliveryNotes(app, shop);
  mountOrderDocuments(app, shop);
  mountPastDocuments(app, shop);
  mountStatements(app, shop);
  mountQuotes(app, shop);
  mountReturns(app, shop);
  mountPartRequests(app, shop);
  mountDataCopies(app, shop);
  mountOrderHistory(app, shop);
  mountBasket(app, shop);
  mountOwnNumbers(app, shop);
  mountCompanyExport(app, shop);
  mountLists(app, shop);
  mountPurchaseOrders(app, shop);
  mountListExports(app, shop, listExports);
  mountMoveTemplates(app, shop);
  mountProductFiles(app, shop);
  mountProductSheets(app, shop);
}
