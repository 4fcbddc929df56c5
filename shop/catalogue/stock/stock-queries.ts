import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { products } from '../parts/tables.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { Arrival, StockOfProduct, ExplainedMovement } from './paths.ts';
import { arrivals } from './tables.ts';
import type { ExpectedArrival } from './promise.ts';

/** Maximum number of movements shown. */
const TOLD = 200;

/** Reads the stock of a product with its movements. @throws {NotFoundError} */
export async function readStock(db: Db, productId: number): Promise<StockOfProduct> {
  const [[product], expected, movements] = await Promise.all([
    db
      .select({
        productId: products.id,
        productName: products.name,
        stockLevel: products.stockLevel,
        leadTimeDays: products.leadTimeDays,
        lowStock: products.lowStock,
        shelfQuantity: sql<number>`(select coalesce(sum(shelf_quantity), 0)::integer from stock_movements where product_id = ${productId})`,
        missing: sql<number>`(select coalesce(sum(missing), 0)::integer from back_orders where product_id = ${productId})`,
      })
      .from(products)
      .where(eq(products.id, productId)),
    listArrivals(db, productId),
    listMovements(db, productId),
  ]);
  if (product === undefined) throw new NotFoundError('product');
  return { ...product, arrivals: expected, movements };
}

function listArrivals(db: Db, productId: number): Promise<Arrival[]> {
  return db
    .select({ id: arrivals.id, quantity: arrivals.quantity, expectedOn: arrivals.expectedOn, note: arrivals.note })
    .from(arrivals)
    .where(and(eq(arrivals.productId, productId), isNull(arrivals.endedAt)))
    .orderBy(asc(arrivals.expectedOn), asc(arrivals.id));
}

async function listMovements(db: Db, productId: number): Promise<ExplainedMovement[]> {
  const { rows } = await db.execute<{
    id: number;
    at: string;
    kind: ExplainedMovement['kind'];
    quantity: number;
    shelf_quantity: number;
    level_after: number;
    order_id: number | null;
    reason: string;
    staff_name: string;
  }>(sql`
    select id, at, kind, quantity, shelf_quantity, (sum(quantity) over (order by id))::integer as level_after,
           order_id, reason, staff_name
    from stock_movements
    where product_id = ${productId}
    order by id desc
    limit ${TOLD}`);
  return rows.map((row) => ({
    id: row.id,
    at: new Date(row.at).toISOString(),
    kind: row.kind,
    quantity: row.quantity,
    shelfQuantity: row.shelf_quantity,
    levelAfter: row.level_after,
    orderId: row.order_id,
    reason: row.reason,
    staffName: row.staff_name,
  }));
}

/** Locks the product and its stock until the transaction ends. @throws {NotFoundError} */
export async function lockStock(
  tx: Db,
  productId: number,
): Promise<{ name: string; stockLevel: number; shelf: number }> {
  const [product] = await tx
    .select({ name: products.name, stockLevel: products.stockLevel })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update');
  if (product === undefined) throw new NotFoundError('product');
  const { rows } = await tx.execute<{ shelf: number }>(
    sql`select coalesce(sum(shelf_quantity), 0)::integer as shelf from stock_movements where product_id = ${productId}`,
  );
  return { ...product, shelf: rows[0]?.shelf ?? 0 };
}

export async function stockLevelOf(tx: Db, productId: number): Promise<number> {
  const [row] = await tx.select({ level: products.stockLevel }).from(products).where(eq(products.id, productId));
  return row?.level ?? 0;
}

/** Reads the expected arrivals by product, the next first. */
export async function readArrivals(db: Db): Promise<ReadonlyMap<number, readonly ExpectedArrival[]>> {
  const rows = await db
    .select({ productId: arrivals.productId, expectedOn: arrivals.expectedOn })
    .from(arrivals)
    .where(isNull(arrivals.endedAt))
    .orderBy(asc(arrivals.expectedOn), asc(arrivals.id));
  return Map.groupBy(rows, ({ productId }) => productId);
}
