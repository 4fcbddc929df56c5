import { and, eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { currentOrders } from '../orders/current-orders.ts';
import { isSeenBy, type OrderReader } from '../orders/order-reader.ts';
import { orders, purchaseOrders } from '../orders/tables.ts';

/** The data of an order that its purchase order needs. */
export interface OrderFile {
  orderId: number;
  /** Key of the purchase order in the file store; null: none. */
  fileKey: string | null;
}

/** An order that the member can see; another company's is not found (B11, H5). */
export async function findOwnOrderFile(db: Db, reader: OrderReader, orderId: number): Promise<OrderFile | undefined> {
  const [found] = await orderFiles(db).where(and(eq(currentOrders.id, orderId), isSeenBy(reader)));
  return found;
}

/** Any order, for staff. */
export async function findOrderFile(db: Db, orderId: number): Promise<OrderFile | undefined> {
  const [found] = await orderFiles(db).where(eq(currentOrders.id, orderId));
  return found;
}

function orderFiles(db: Db) {
  return db
    .select({ orderId: currentOrders.id, fileKey: purchaseOrders.fileKey })
    .from(currentOrders)
    .leftJoin(purchaseOrders, eq(purchaseOrders.orderId, currentOrders.id));
}

/** Locks the order's purchase order until the transaction ends, and returns its current file. */
export async function lockOrderFile(tx: Db, orderId: number): Promise<string | null> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
  const [found] = await tx
    .select({ fileKey: purchaseOrders.fileKey })
    .from(purchaseOrders)
    .where(eq(purchaseOrders.orderId, orderId));
  return found?.fileKey ?? null;
}

/** Makes this file the order's purchase order, replacing the current one. */
export async function savePurchaseOrder(
  tx: Db,
  row: { orderId: number; fileKey: string; sizeBytes: number; uploadedAt: Date },
): Promise<void> {
  const { orderId: _, ...file } = row;
  await tx.insert(purchaseOrders).values(row).onConflictDoUpdate({ target: purchaseOrders.orderId, set: file });
}
