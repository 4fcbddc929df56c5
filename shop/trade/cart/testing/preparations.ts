import { type Preparations, filled, newCart } from '#server/api/testing/prepare-request.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import { cartLines, carts } from '#shop/trade/cart/tables.ts';
import { eq } from 'drizzle-orm';

async function lineIn({ shop }: TestShop, cartGuid: string): Promise<number> {
  const [line] = await shop.db
    .select({ id: cartLines.id })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(eq(carts.guid, cartGuid));
  return line?.id ?? 0;
}

export const preparations: Preparations['preparations'] = {
  'GET /Cart/GetAllCartsByID/{cartGuid}': async (shop, _, token) => ({
    path: { cartGuid: await newCart(shop, token) },
  }),
  'POST /Cart/CreateCartItem': filled,
  'DELETE /Cart/DeleteItemFromCart/{lineId}/{cartGuid}': async (shop, _, token) => {
    const cartGuid = await newCart(shop, token);
    return { path: { lineId: await lineIn(shop, cartGuid), cartGuid } };
  },
  'DELETE /Cart/EmptyCart/{cartGuid}': async (shop, _, token) => ({
    path: { cartGuid: await newCart(shop, token) },
  }),
  'POST /Cart/SaveCart': async (shop, _, token) => ({
    body: [{ cartID: await lineIn(shop, await newCart(shop, token)), productQuantity: 5 }],
  }),
  'POST /Cart/AddItems': filled,
  'GET /Cart/GetCheckoutDraft/{cartGuid}': async (shop, _, token) => ({
    path: { cartGuid: await newCart(shop, token) },
  }),
  'POST /Cart/SaveCheckoutDraft': async (shop, { body }, token) => ({
    body: { ...(body as object), cartGuid: await newCart(shop, token) },
  }),
};
