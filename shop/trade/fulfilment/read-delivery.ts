import { dayInZone } from '../../base/days/calendar-day.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { Shop } from '../../base/operations/shop.ts';
import type { OrderReader } from '../orders/order-reader.ts';
import { pictureUrl } from '../../base/files/picture-keys.ts';
import { shownPicture } from '../../catalogue/product-pictures/product-picture-url.ts';
import { promiseOf } from '../../catalogue/stock/promise.ts';
import { readStockTaken } from './stock-of-orders.ts';
import { findLineProgress, listLeadTimesAndPictures, listShipments } from './delivery-queries.ts';
import type { Delivery } from './paths.ts';

/**
 * Reads the shipped and remaining quantities of an order, and the expected dates of missing parts (L3, L4).
 * @param reader the member who must be allowed to see it; null: staff
 * @throws {NotFoundError} unknown, or not visible to the member
 */
export async function readDelivery(
  shop: Pick<Shop, 'db' | 'hot' | 'clock' | 'store'>,
  { orderId, reader }: { orderId: number; reader: OrderReader | null },
): Promise<Delivery> {
  const { db, clock, store } = shop;
  const progress = await findLineProgress(db, orderId, reader);
  if (progress === undefined) throw new NotFoundError('order');
  const [shipments, parts, taken] = await Promise.all([
    listShipments(db, [orderId]),
    listLeadTimesAndPictures(
      db,
      progress.lines.map(({ productId }) => productId),
    ),
    reader === null ? readStockTaken(db, orderId) : null,
  ]);
  const today = dayInZone(clock.now(), store.timeZone);
  const { arrivals } = shop.hot();
  const promiseFor = (productId: number) => {
    const leadTimeDays = parts.get(productId)?.leadTimeDays ?? null;
    return promiseOf({ stockLevel: 0, leadTimeDays }, arrivals.get(productId) ?? [], today);
  };
  const pictureOf = (part: Parameters<typeof shownPicture>[0] | undefined) => {
    const shown = part === undefined ? null : shownPicture(part, store);
    return shown?.imageHash == null
      ? (shown?.cloudImageUrl ?? null)
      : pictureUrl('products', shown.imageHash, 240, 'jpg');
  };
  return {
    ...progress,
    lines: progress.lines.map((line) => ({
      ...line,
      pictureUrl: pictureOf(parts.get(line.productId)),
      promise: line.missing > 0 ? promiseFor(line.productId) : null,
      unbooked: taken === null ? 0 : Math.max(0, line.left - line.missing - (taken.get(line.orderLineId) ?? 0)),
    })),
    shipments,
  };
}
