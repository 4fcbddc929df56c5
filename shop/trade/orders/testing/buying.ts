import { type ApiAnswer, type ApiCaller, type TestShop } from '#server/testing/test-shop.ts';
import { cartWith, type WantedLine } from '../../cart/testing/fill-cart.ts';

/** Addresses of the sample customers. */
export const ADDRESS = { uk: 1, ukOther: 2, de: 3, us: 7, jp: 9 } as const;

/** Sends a cart as the checkout does. */
export function place(caller: ApiCaller, cartGuid: string, deliveryID: unknown, more: object = {}): Promise<ApiAnswer> {
  return caller.post('/api/Sale/AddSale', { cartGuid, deliveryID, PONumber: 'PO 4711', ...more });
}

/** Fills a new cart, orders it and returns the order's id. */
export async function orderOf(
  shop: TestShop,
  caller: ApiCaller,
  deliveryID: number,
  lines: readonly WantedLine[],
  more: object = {},
): Promise<number> {
  const { status, body } = await place(caller, await cartWith(shop, caller, ...lines), deliveryID, more);
  if (status !== 200) throw new Error(`Not ordered: ${JSON.stringify(body)}`);
  return body;
}
