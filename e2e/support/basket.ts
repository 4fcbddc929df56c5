import type { Page } from 'playwright-core';
import type { PlainPage } from './plain-page.ts';

/** Line for the basket of a test; the IDs are those of sample-data/products.csv and variants.csv. */
export interface WantedLine {
  productId: number;
  quantity: number;
  variantId?: number;
  serial?: string;
  machine?: string;
}

/** Parts that tests rely on, with their prices in dollars. */
export const parts = {
  'DB-0025': 139,
  'DB-0150': 140,
  'TT-1015-25': 101,
  'TT-AWARD-0': 121,
  'CS-FILTER-INK': 196,
} as const;

/** Gives the page's customer a basket of exactly these lines, through the API. */
export async function fillBasket(page: Page | PlainPage, origin: string, lines: readonly WantedLine[]): Promise<void> {
  const headers = { origin, accept: 'application/vnd.pressline+json' };
  const answer = await page.request.get('/api/Cart/GetCurrentCart', { headers });
  const cart: { guid: string; lines: { id: number }[] } = await answer.json();
  for (const { id } of cart.lines) {
    const removed = await page.request.delete(`/api/Cart/DeleteItemFromCart/${id}/${cart.guid}`, { headers });
    if (!removed.ok()) throw new Error(`Not removed: ${await removed.text()}`);
  }
  for (const line of lines) {
    const data = { cartGuid: cart.guid, variantId: null, ...line };
    const added = await page.request.post('/api/Cart/CreateCartItem', { headers, data });
    if (!added.ok()) throw new Error(`Not added: ${await added.text()}`);
  }
}
