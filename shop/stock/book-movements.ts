import type { Db } from '#platform/database/database.ts';
import { allocateBackOrders } from './allocate-back-orders.ts';
import type { MovementKind } from './movement.ts';
import { stockMovements } from './tables.ts';

/** One change of one product's stock. */
export interface Movement {
  productId: number;
  kind: MovementKind;
  /** Of what can be sold. */
  quantity: number;
  /** Of what lies on the shelf; left out: as many. */
  shelfQuantity?: number;
  orderId?: number;
  orderLineId?: number;
  reason?: string;
  staffName?: string;
}

const ROWS_A_STATEMENT = 1000;

/**
 * Writes what moved; the stock levels follow by a trigger, and what came goes to the lines that wait for it. The products are to be locked before, in the order of their numbers, so that
 * two who move the same never wait for each other.
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
