import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { SignedInCustomer } from '../frame/shop.ts';
import { orders } from './tables.ts';

/** A member, as far as it decides which orders of their company they see: all, or their own alone (H5). */
export type OrderReader = Pick<SignedInCustomer, 'id' | 'companyId' | 'seesAll'>;

/** The condition that an order is one which the member sees; everything else does not exist for them (B11, H5). */
export function isSeenBy({ id, companyId, seesAll }: OrderReader): SQL | undefined {
  return and(eq(orders.companyId, companyId), seesAll ? undefined : eq(orders.customerId, id));
}

/** This order, if the reader sees it. @param reader  null: staff, who see all */
export function isOrderSeenBy(orderId: number, reader: OrderReader | null): SQL | undefined {
  return and(eq(orders.id, orderId), reader === null ? undefined : isSeenBy(reader));
}

/** The same for a query that is prepared once: `readerValues` fills it. */
export function isSeenByReader(): SQL | undefined {
  return and(
    eq(orders.companyId, sql.placeholder('companyId')),
    sql`${orders.customerId} = coalesce(${sql.placeholder('onlyOf')}::integer, ${orders.customerId})`,
  );
}

export function readerValues({ id, companyId, seesAll }: OrderReader): { companyId: number; onlyOf: number | null } {
  return { companyId, onlyOf: seesAll ? null : id };
}
