import { inTransaction } from '#platform/database/database.ts';
import { recordChanges, customerAsAuthor } from '../../base/audit/record-change.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { countSeenOrders, fillMarks } from './order-writes.ts';
import type { OrderMarks } from './paths.ts';

/**
 * The documented second half of ordering. The order already has its lines, so nothing is written twice and nothing can
 * be added; serial and machine are filled in where they are empty (D12). Returns 1.
 * @throws {NotFoundError} an order is unknown or another company's; then nothing is filled
 */
export async function addOrderLines(
  { lines }: { lines: readonly OrderMarks[] },
  { shop, caller: { customer } }: CustomerContext,
): Promise<1> {
  const orderIds = [...new Set(lines.map((line) => line.orderId))];
  if (orderIds.length === 0) return 1;
  if ((await countSeenOrders(shop.db, orderIds, customer)) < orderIds.length) throw new NotFoundError('order');
  await inTransaction(shop.db, async (tx) => {
    const filled = await fillMarks(tx, lines, customer);
    const changes = filled.map(({ orderId, ...after }) => ({
      action: 'marked',
      entity: 'order' as const,
      entityId: orderId,
      before: null,
      after,
    }));
    await recordChanges(tx, customerAsAuthor(customer), shop.clock.now(), changes);
  });
  return 1;
}
