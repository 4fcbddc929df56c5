import { eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import { smallPdf } from '#shop/trade/documents/testing/small-pdf.ts';
import { products } from '#shop/catalogue/parts/tables.ts';
import { purchaseOrders } from '#shop/trade/orders/tables.ts';
import type { BuiltShop } from './built-shop.ts';
import { openSession } from './sessions.ts';

const UK_ADDRESS = 1;

/**
 * New orders of these parts by the sample customer in the UK, each with the buyer's own purchase order.
 * @param prefix begins their purchase order numbers, so that a search finds these orders alone
 */
export async function newOrders(
  shop: BuiltShop,
  orders: readonly (readonly string[])[],
  prefix = 'Q',
): Promise<number[]> {
  const { db, files } = shop.shop;
  const session = await openSession(shop, 'uk@converter.test');
  const cookie = session.map(({ name, value }) => `${name}=${value}`).join('; ');
  const send = async (path: string, body: object): Promise<number> => {
    const headers = { cookie, origin: shop.url, 'content-type': 'application/json' };
    const answer = await fetch(shop.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const ids: number[] = [];
  for (const [each, parts] of orders.entries()) {
    const guid = crypto.randomUUID();
    for (const part of parts) {
      const [product] = await db.select({ id: products.id }).from(products).where(eq(products.name, part));
      await send('/api/Cart/CreateCartItem', { productID: product?.id, guid, productQuantity: 4, price: 1 });
    }
    const orderId = await send('/api/Sale/AddSale', {
      cartGuid: guid,
      deliveryID: UK_ADDRESS,
      PONumber: `${prefix}-${each}`,
    });
    const fileKey = `purchase-orders/${orderId}.pdf`;
    await files.put(fileKey, smallPdf());
    await db.insert(purchaseOrders).values({ orderId, fileKey, sizeBytes: 100 });
    ids.push(orderId);
  }
  return ids;
}

/** Counts presses of keys and of the mouse; typing into a field that has the focus is not counted. */
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
    /** Clicks something else: a link, a field, a box. */
    async clickOn(target: Locator) {
      presses += 1;
      await target.click();
    },
    /** Presses the mouse on one thing and releases it on another. */
    async drag(from: Locator, to: Locator) {
      presses += 1;
      await from.hover();
      await page.mouse.down();
      await to.hover();
      await page.mouse.up();
    },
    /** Types into the field that has the focus, instead of what is in it. */
    async type(text: string) {
      await page.locator(':focus').fill(text);
    },
  };
}
