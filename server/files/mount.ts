import type { FastifyInstance } from 'fastify';
import type { RunningShop } from '../running-shop.ts';
import { mountManuals } from './manuals.ts';
import { mountPictures } from './pictures.ts';
import { mountPurchaseOrders } from './purchase-orders.ts';
import { mountStoreMedia } from './store-media.ts';

/** Addresses of files (D32): pictures and media for everybody; manuals, order sheets and purchase orders with a session. */
export function mountFiles(app: FastifyInstance, shop: RunningShop): void {
  mountPictures(app, shop);
  mountStoreMedia(app, shop);
  mountManuals(app, shop);
  mountPurchaseOrders(app, shop);
}
