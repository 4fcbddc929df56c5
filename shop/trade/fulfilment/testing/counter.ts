import { eq } from 'drizzle-orm';
import type { TestShop } from '#server/testing/test-shop.ts';
import { newProduct } from '../../../shopfront/product-editing/testing/staff-at-work.ts';
import { products } from '../../../catalogue/parts/tables.ts';
import { addTo } from '../../cart/testing/fill-cart.ts';
import { ADDRESS, place } from '../../orders/testing/buying.ts';

/** Places an order of new parts in these quantities, with twenty of each in stock. */
export async function newOrder(shop: TestShop, quantities: readonly number[], stockLevel = 20) {
  const uk = await shop.as('uk@converter.test');
  const parts = [];
  for (const _ of quantities) parts.push(await newProduct(shop, { stockLevel }));
  const cartGuid = crypto.randomUUID();
  for (const [index, { name }] of parts.entries())
    await addTo(shop, uk, cartGuid, { part: name, quantity: quantities[index] ?? 1 });
  const { status, body: orderId } = await place(uk, cartGuid, ADDRESS.uk);
  if (status !== 200) throw new Error(`Not ordered: ${JSON.stringify(orderId)}`);
  return { orderId: orderId as number, productIds: parts.map(({ id }) => id), uk, staff: await shop.asStaff() };
}

export async function stockOf({ shop: { db } }: TestShop, productId: number | undefined): Promise<number | undefined> {
  const [row] = await db
    .select({ level: products.stockLevel })
    .from(products)
    .where(eq(products.id, productId ?? 0));
  return row?.level;
}

/** Reads the stock on hand, sold or not. */
export async function shelfOf({ owner }: TestShop, productId: number | undefined): Promise<number> {
  const { rows } = await owner.$client.query<{ shelf: number }>(
    'select sum(shelf_quantity)::integer as shelf from stock_movements where product_id = $1',
    [productId],
  );
  return rows[0]?.shelf ?? 0;
}
