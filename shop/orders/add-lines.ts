import { NotFoundError } from '../kernel/errors.ts';
import type { CustomerContext } from '../frame/operation.ts';
import { countOwnOrders, fillMarks } from './order-writes.ts';
import type { OrderMarks } from './paths.ts';

/**
 * The documented second half of ordering. The order has its lines already, so nothing is written twice and nothing can be
 * added; serial and machine are filled in where they are still empty (D12). Answers 1.
 * @throws {NotFoundError}  an order is unknown or another customer's; then nothing is filled
 */
export async function addOrderLines(
  { lines }: { lines: readonly OrderMarks[] },
  { shop, caller: { customer } }: CustomerContext,
): Promise<1> {
  const orderIds = [...new Set(lines.map((line) => line.orderId))];
  if (orderIds.length === 0) return 1;
  if ((await countOwnOrders(shop.db, orderIds, customer.id)) < orderIds.length) throw new NotFoundError('The order');
  await fillMarks(shop.db, lines, customer.id);
  return 1;
}
