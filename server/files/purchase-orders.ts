import type { FastifyInstance } from 'fastify';
import { orderIdOfName } from '#shop/trade/documents/purchase-order.ts';
import { getOrderFile } from '#shop/trade/documents/upload-purchase-order.ts';
import { NotFoundError } from '#shop/base/messages/errors.ts';
import type { RunningShop } from '../running-shop.ts';
import { sendProtectedFile } from './send-protected-file.ts';
import { sendFile } from './send-file.ts';

/** `/purchase-orders/{saleID}/Purchase_Order.pdf`, for the owner of the order and staff (D32). */
export function mountPurchaseOrders(app: FastifyInstance, shop: RunningShop): void {
  app.get(
    '/purchase-orders/:orderId/Purchase_Order.pdf',
    sendProtectedFile(
      shop,
      ({ orderId = '' }) => `/Customer-Order?id=${encodeURIComponent(orderId)}`,
      async (request, reply, caller) => {
        const { orderId: given = '' } = request.params as { orderId?: string };
        const orderId = /^\d+$/.test(given) ? orderIdOfName(given) : null;
        if (orderId === null) throw new NotFoundError('purchase-order');
        const { fileKey } = await getOrderFile(shop.db, caller, orderId);
        const bytes = fileKey === null ? undefined : await shop.files.get(fileKey);
        if (bytes === undefined) throw new NotFoundError('purchase-order');
        return sendFile(request, reply, {
          bytes,
          type: 'application/pdf',
          name: 'Purchase_Order.pdf',
          cache: 'private',
          besidePages: true,
        });
      },
      'orders',
    ),
  );
}
