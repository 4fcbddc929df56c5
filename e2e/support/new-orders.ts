import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { smallPdf } from '#shop/documents/testing/small-pdf.ts';
import { products } from '#shop/catalogue/tables.ts';
import { purchaseOrders } from '#shop/orders/tables.ts';
import type { ShopInBrowser, Visits } from './shop-in-browser.ts';

const UK_ADDRESS = 1;

/** New orders of these parts, each with the buyer's own purchase order. */
export async function newOrders(
  visits: Visits,
  { shop: { db, files } }: ShopInBrowser,
  orders: readonly (readonly string[])[],
) {
  const buyer = await visits.pageAs('uk@converter.test');
  const ids: number[] = [];
  for (const [each, parts] of orders.entries()) {
    const guid = crypto.randomUUID();
    const send = async (path: string, data: object) => {
      const answer = await buyer.request.post(path, { data, headers: { origin: new URL(buyer.url()).origin } });
      if (!answer.ok()) throw new Error(await answer.text());
      return answer.json() as Promise<number>;
    };
    if (each === 0) await buyer.goto('/');
    for (const part of parts) {
      const [product] = await db.select({ id: products.id }).from(products).where(eq(products.name, part));
      await send('/api/Cart/CreateCartItem', { productID: product?.id, guid, productQuantity: 4, price: 1 });
    }
    const orderId = await send('/api/Sale/AddSale', { cartGuid: guid, deliveryID: UK_ADDRESS, PONumber: `Q-${each}` });
    const fileKey = `purchase-orders/${orderId}.pdf`;
    await files.put(fileKey, smallPdf());
    await db.insert(purchaseOrders).values({ orderId, fileKey, sizeBytes: 100 });
    ids.push(orderId);
  }
  await buyer.close();
  return ids;
}

/** Counts what a person presses; what is typed into a field is typing. */
export function counting(page: Page) {
  let presses = 0;
  return {
    count: () => presses,
    async press(key: string) {
      presses += 1;
      await page.keyboard.press(key);
    },
    async click(name: string) {
      presses += 1;
      await page.getByRole('button', { name, exact: true }).click();
    },
  };
}
