import type { FastifyInstance } from 'fastify';
import type { RunningShop } from '../running-shop.ts';
import { mountPictures } from './pictures.ts';

/** Addresses of files (D32): pictures, manuals, documents. */
export function mountFiles(app: FastifyInstance, shop: RunningShop): void {
  mountPictures(app, shop);
}
