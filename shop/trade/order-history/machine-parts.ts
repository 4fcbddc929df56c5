import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { CustomerContext } from '../../base/operations/operation.ts';
import { findMachine } from '../../catalogue/presses/machine-queries.ts';
import { currentOrderLines, currentOrders } from '../orders/current-orders.ts';
import { isSeenByReader, readerValues, type OrderReader } from '../orders/order-reader.ts';
import type { MachinePart } from '../orders/answers.ts';
import { prepareOnce } from '../../base/operations/prepared-queries.ts';

/**
 * Lists the parts that orders of the company name for one of its presses, the latest first; a member sees those of the orders
 * that they see (J3, H5).
 * @throws {NotFoundError}
 */
export async function partsOfMachine(
  { machineId }: { machineId: number },
  { shop, caller: { customer } }: CustomerContext,
): Promise<MachinePart[]> {
  const machine = await findMachine(shop.db, machineId, customer.companyId, customer.id);
  if (machine === undefined) throw new NotFoundError('machine');
  return machine.serial === '' ? [] : listParts(shop.db, customer, machine.serial);
}

async function listParts(db: Db, reader: OrderReader, serial: string): Promise<MachinePart[]> {
  const rows = await prepared(db).execute({ ...readerValues(reader), serial });
  return rows.map(({ lastOrderedAt, ...row }) => ({ ...row, lastOrderedAt: new Date(lastOrderedAt).toISOString() }));
}

/** More are found in the history of orders. */
const MAX_PARTS = 100;

const prepared = prepareOnce((db) =>
  db
    .select({
      productId: products.id,
      productName: products.name,
      productIntro: products.intro,
      quantity: sql<number>`sum(${currentOrderLines.quantity})::integer`,
      lastOrderedAt: sql<string>`max(${currentOrders.placedAt})`,
    })
    .from(currentOrders)
    .innerJoin(currentOrderLines, eq(currentOrderLines.orderId, currentOrders.id))
    .innerJoin(products, eq(products.id, currentOrderLines.productId))
    .where(
      and(
        isSeenByReader(),
        ne(currentOrders.state, 'cancelled'),
        sql`serial_key(${currentOrderLines.serial}) = serial_key(${sql.placeholder('serial')}::text)`,
      ),
    )
    .groupBy(products.id, products.name, products.intro)
    .orderBy(desc(sql`max(${currentOrders.placedAt})`), products.id)
    .limit(MAX_PARTS)
    .prepare('parts_of_machine'),
);
