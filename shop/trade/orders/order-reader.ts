import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { SignedInCustomer } from '../../base/operations/shop.ts';
import { currentOrders } from './current-orders.ts';
import type { orders } from './tables.ts';

/** A member with the data that determines which orders of their company they see: all, or only their own (H5). */
export type OrderReader = Pick<SignedInCustomer, 'id' | 'companyId' | 'seesAll'>;

/** Current orders, or the table of snapshots if rows are locked or the original is read. */
type OrdersOf = typeof currentOrders | typeof orders;

/** Selects the orders that the member sees; others do not exist for them (B11, H5). */
export function isSeenBy({ id, companyId, seesAll }: OrderReader, of: OrdersOf = currentOrders): SQL | undefined {
  return and(eq(of.companyId, companyId), seesAll ? undefined : eq(of.customerId, id));
}

/** Selects this order, if the reader sees it. @param reader null: staff, who see all */
export function isOrderSeenBy(
  orderId: number,
  reader: OrderReader | null,
  of: OrdersOf = currentOrders,
): SQL | undefined {
  return and(eq(of.id, orderId), reader === null ? undefined : isSeenBy(reader, of));
}

/** The same condition for a prepared query, filled by `readerValues`. */
export function isSeenByReader(): SQL | undefined {
  return and(
    eq(currentOrders.companyId, sql.placeholder('companyId')),
    sql`${currentOrders.customerId} = coalesce(${sql.placeholder('onlyOf')}::integer, ${currentOrders.customerId})`,
  );
}

export function readerValues({ id, companyId, seesAll }: OrderReader): { companyId: number; onlyOf: number | null } {
  return { companyId, onlyOf: seesAll ? null : id };
}
