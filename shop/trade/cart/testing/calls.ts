import { type Preparations, filled, newCart } from '#server/api/testing/prepare-request.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import { cartLines, carts } from '#shop/trade/cart/tables.ts';
import { eq } from 'drizzle-orm';
import { type ForeignRows, get, post } from '#server/api/testing/foreign-row.ts';

/** Answers of this folder's calls to a customer who names another company's data (B11). */
export const foreignRows: ForeignRows = {
  'GET /Cart/GetAllCartsByID/{cartGuid}': {
    bySecretGuid: [({ cartGuid }) => get(`/Cart/GetAllCartsByID/${cartGuid}`)],
  },
  'POST /Cart/CreateCartItem': {
    bySecretGuid: [
      ({ cartGuid, productId }) =>
        post('/Cart/CreateCartItem', { guid: cartGuid, productID: productId, productQuantity: 1 }),
    ],
  },
  'POST /Cart/AddItems': {
    bySecretGuid: [
      ({ cartGuid, productId }) =>
        post('/Cart/AddItems', { cartGuid, lines: [{ productId, variantId: null, quantity: 1 }] }),
    ],
  },
  'DELETE /Cart/DeleteItemFromCart/{lineId}/{cartGuid}': {
    calls: [
      ({ lineId, cartGuid }) => ({ method: 'DELETE', url: `/api/Cart/DeleteItemFromCart/${lineId}/${cartGuid}` }),
      ({ lineId }, own) => ({ method: 'DELETE', url: `/api/Cart/DeleteItemFromCart/${lineId}/${own.cartGuid}` }),
      ({ cartGuid }, own) => ({ method: 'DELETE', url: `/api/Cart/DeleteItemFromCart/${own.lineId}/${cartGuid}` }),
    ],
  },
  'DELETE /Cart/EmptyCart/{cartGuid}': {
    calls: [({ cartGuid }) => ({ method: 'DELETE', url: `/api/Cart/EmptyCart/${cartGuid}` })],
  },
  'GET /Cart/GetCheckoutDraft/{cartGuid}': {
    nothing: 'the draft of a cart that is not their own is null, as that of an unknown cart',
  },
  'POST /Cart/SaveCheckoutDraft': {
    calls: [
      ({ addressId }, own) =>
        post('/Cart/SaveCheckoutDraft', {
          cartGuid: own.cartGuid,
          deliveryAddressId: addressId,
          purchaseOrderNumber: 'PO 1',
          couponCode: '',
          costCentre: '',
          requisitionNumber: '',
          wantedBy: '',
          typedAddress: null,
        }),
      ({ cartGuid }) =>
        post('/Cart/SaveCheckoutDraft', {
          cartGuid,
          purchaseOrderNumber: 'PO 1',
          couponCode: '',
          costCentre: '',
          requisitionNumber: '',
          wantedBy: '',
          typedAddress: null,
        }),
    ],
  },
  'POST /Cart/AllowAnyQuantity': {
    nothing: 'only staff who order for a member can allow it: anybody else gets 0, whatever cart they name',
  },
  'POST /Cart/SaveCart': {
    calls: [
      ({ lineId }) => post('/Cart/SaveCart', [{ cartID: lineId, productQuantity: 7 }]),
      ({ lineId }, own) =>
        post('/Cart/SaveCart', [
          { cartID: own.lineId, productQuantity: 7 },
          { cartID: lineId, productQuantity: 7 },
        ]),
    ],
  },
};

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
