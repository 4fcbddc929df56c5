import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { SignedInCustomer } from '../operations/shop.ts';
import { currentOrders } from './current-orders.ts';
import type { orders } from './tables.ts';

/** A member, as far as it decides which orders of their company they see: all, or their own alone (H5). */
export type OrderReader = Pick<SignedInCustomer, 'id' | 'companyId' | 'seesAll'>;

/** Orders as they are now, or the table of snapshots where rows are locked or what was placed is read. */
type OrdersOf = typeof currentOrders | typeof orders;

/** The condition that an order is one which the member sees; everything else does not exist for them (B11, H5). */
export function isSeenBy({ id, companyId, seesAll }: OrderReader, of: OrdersOf = currentOrders): SQL | undefined {
  return and(eq(of.companyId, companyId), seesAll ? undefined : eq(of.customerId, id));
}

/** This order, if the reader sees it. @param reader  null: staff, who see all */
export function isOrderSeenBy(
  orderId: number,
  reader: OrderReader | null,
  of: OrdersOf = currentOrders,
): SQL | undefined {
  return and(eq(of.id, orderId), reader === null ? undefined : isSeenBy(reader, of));
}

/** The same for a query that is prepared once: `readerValues` fills it. */
export function isSeenByReader(): SQL | undefined {
  return and(
    eq(currentOrders.companyId, sql.placeholder('companyId')),
    sql`${currentOrders.customerId} = coalesce(${sql.placeholder('onlyOf')}::integer, ${currentOrders.customerId})`,
  );
}

export function readerValues({ id, companyId, seesAll }: OrderReader): { companyId: number; onlyOf: number | null } {
  return { companyId, onlyOf: seesAll ? null : id };
}
