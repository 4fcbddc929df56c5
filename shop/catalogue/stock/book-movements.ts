import type { Db } from '#platform/database/database.ts';
import { allocateBackOrders } from './allocate-back-orders.ts';
import type { MovementKind } from './movement.ts';
import { stockMovements } from './tables.ts';

/** One change of one product's stock. */
export interface Movement {
  productId: number;
  kind: MovementKind;
  /** Change of the available stock. */
  quantity: number;
  /** Change of the stock on the shelf; if omitted, the same. */
  shelfQuantity?: number;
  orderId?: number;
  orderLineId?: number;
  reason?: string;
  staffName?: string;
}

const ROWS_A_STATEMENT = 1000;

/**
 * Records movements; a trigger updates the stock levels, and received goods go to waiting lines. Lock the products
 * first, in the order of their ids, so that two concurrent movements never deadlock.
 */
export async function bookMovements(tx: Db, at: Date, movements: readonly Movement[]): Promise<void> {
  const moving = movements.filter(({ quantity, shelfQuantity = quantity }) => quantity !== 0 || shelfQuantity !== 0);
  for (let from = 0; from < moving.length; from += ROWS_A_STATEMENT) {
    const rows = moving.slice(from, from + ROWS_A_STATEMENT);
    await tx.insert(stockMovements).values(
      rows.map(({ shelfQuantity, ...movement }) => ({
        ...movement,
        shelfQuantity: shelfQuantity ?? movement.quantity,
        at,
      })),
    );
  }
  const grown = moving.filter(({ quantity }) => quantity > 0).map(({ productId }) => productId);
  if (grown.length > 0) await allocateBackOrders(tx, grown, at);
}
