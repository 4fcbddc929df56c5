import { z } from 'zod';
import { pictureUrl } from '../../base/files/picture-keys.ts';
import { calledOnWire, computed, grouped, notOnWire } from '../../base/wire/wire-members.ts';
import { amountLike, flag, numberOf, wordOf } from '../../base/wire/wire-values.ts';
import { variantFlag, variantIdOrNone } from './chosen-variant.ts';
import { SALES_UNITS } from '../../catalogue/parts/sales-unit.ts';
import { documentedNotesShape } from '../../catalogue/pricing/price-notes-wire.ts';
import type { ShownPicture } from '../../catalogue/product-pictures/product-picture-url.ts';
import { documentedPromiseSchema } from '../../catalogue/stock/promise-wire.ts';
import type { Cart, CartLine } from './cart.ts';

/** A line with the cart's fields that documented items repeat. */
export type CartItem = CartLine & Pick<Cart, 'guid' | 'currency'>;

const cartGuid = z.guid().describe("The cart's public name: any new guid begins a cart.");
const unit = wordOf(SALES_UNITS).nullable();

const cartProduct = z
  .object({
    productId: z.int(),
    productName: z.string(),
    productIntro: z.string(),
    unit: calledOnWire('salesUnit', unit),
    unitPieces: z.int(),
    productDetails: z.string(),
    imageUrl: computed(z.string().nullable(), ({ imageHash, cloudImageUrl }: ShownPicture) =>
      imageHash === null ? cloudImageUrl : pictureUrl('products', imageHash, 240, 'jpg'),
    ),
  })
  .meta({ id: 'CartProduct' });

const cartVariant = z
  .object({ variantId: z.int(), variantDetails: calledOnWire('productVariantDetails', z.string()) })
  .meta({ id: 'CartVariant' });

/** Reason why a line can't be ordered: in the documented item as a sentence for programs. */
const refusal = z.codec(z.string(), z.object({ code: z.string(), message: z.string() }), {
  decode: (message) => ({ code: '', message }),
  encode: ({ message }) => message,
});

const typedMarks = { serial: z.string(), machine: z.string() };

export const cartItemSchema = z
  .object({
    productName: notOnWire(z.string()),
    productIntro: notOnWire(z.string()),
    unit: notOnWire(unit),
    unitPieces: notOnWire(z.int()),
    productDetails: notOnWire(z.string()),
    imageHash: notOnWire(z.string().nullable()),
    cloudImageUrl: notOnWire(z.string().nullable()),
    id: calledOnWire('cartID', z.int()),
    guid: cartGuid,
    productId: z.int(),
    product: grouped(cartProduct),
    quantity: z.int(),
    unitPriceMinor: calledOnWire('price', z.int()),
    lineTotalMinor: calledOnWire('subTotal', amountLike(91.02)),
    currency: numberOf([1, 2, 3]),
    productVariantID: variantFlag,
    variantId: variantIdOrNone,
    variantDetails: notOnWire(z.string().nullable()),
    subProductVariant: computed(
      cartVariant.nullable(),
      ({ variantId, variantDetails }: Pick<CartLine, 'variantId' | 'variantDetails'>) =>
        variantId === null || variantDetails === null ? null : { variantId, variantDetails },
    ),
    ...typedMarks,
    refusal: refusal.nullable(),
    promise: calledOnWire('deliveryPromise', documentedPromiseSchema),
    ownNumber: z.string().nullable(),
    ...documentedNotesShape,
  })
  .meta({ id: 'CartItem' });

/** The items of a cart, each with the cart's guid and currency. */
export function itemsOf(cart: Cart): CartItem[] {
  return cart.lines.map((line) => ({ ...line, guid: cart.guid, currency: cart.currency }));
}

// `price` is part of the documented body and deliberately ignored: the server prices every line (D11).
export const cartLineBody = z.object({
  productId: z.int(),
  quantity: z.int(),
  cartGuid: calledOnWire('guid', cartGuid),
  variantChosen: calledOnWire('productVariantID', flag()),
  variantId: variantIdOrNone,
  ...typedMarks,
});

export const cartLineChangeBody = z.object({
  id: calledOnWire('cartID', z.int()),
  quantity: z.int(),
  ...typedMarks,
});
