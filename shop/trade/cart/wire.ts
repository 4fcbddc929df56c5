import { z } from 'zod';
import { pictureUrl } from '../../base/files/picture-keys.ts';
import {
  amount,
  flag,
  groupMembers,
  describeColumn,
  giveExample,
  guidText,
  integer,
  nested,
  nullable,
  text,
  wireBody,
  wireRecord,
  writeOnly,
  computeColumn,
} from '../../base/wire/wire-format.ts';
import { variantFlag, variantIdOrNone } from './chosen-variant.ts';
import { priceNoteColumns } from '../../catalogue/pricing/price-notes-wire.ts';
import { promiseWire } from '../../catalogue/stock/promise-wire.ts';
import type { Cart, CartLine } from './cart.ts';
import type { CartLineChange, CartLineDraft } from './paths.ts';

const CART_GUID = "The cart's public name: any new guid begins a cart.";

/** A line with the cart's fields that documented items repeat. */
export type CartItem = CartLine & Pick<Cart, 'guid' | 'currency'>;

const cartProductWire = wireRecord<CartLine>('CartProduct', [
  ['productId', 'productID', integer],
  ['productName', 'productName', text],
  ['productIntro', 'productIntro', text],
  ['unit', 'salesUnit', nullable(text)],
  ['unitPieces', 'unitPieces', integer],
  ['productDetails', 'productDetails', text],
  computeColumn(
    (line) => (line.imageHash === null ? line.cloudImageUrl : pictureUrl('products', line.imageHash, 240, 'jpg')),
    'imageUrl',
    nullable(text),
    { imageHash: z.string().nullable(), cloudImageUrl: z.string().nullable() },
  ),
]);

const cartVariantWire = wireRecord<{ variantId: number; variantDetails: string }>('CartVariant', [
  ['variantId', 'subProductVariantID', integer],
  ['variantDetails', 'productVariantDetails', text],
]);

/** Reason why a line can't be ordered, as a sentence for programs. */
const refusal = writeOnly<NonNullable<CartLine['refusal']>>(
  z.object({ code: z.string(), message: z.string() }),
  ({ message }) => message,
);

export const cartItemWire = wireRecord<CartItem>('CartItem', [
  ['id', 'cartID', integer],
  ['guid', 'guid', describeColumn(CART_GUID, guidText)],
  ['productId', 'productID', integer],
  groupMembers('product', cartProductWire),
  ['quantity', 'productQuantity', integer],
  ['unitPriceMinor', 'price', amount],
  ['lineTotalMinor', 'subTotal', giveExample(91.02, amount)],
  ['currency', 'currency', integer],
  computeColumn(variantFlag, 'productVariantID', integer),
  ['variantId', 'subProductVariantID', variantIdOrNone],
  computeColumn(
    ({ variantId, variantDetails }) =>
      variantId === null || variantDetails === null ? null : { variantId, variantDetails },
    'subProductVariant',
    nullable(nested(cartVariantWire)),
    { variantDetails: z.string().nullable() },
  ),
  ['serial', 'serial', text],
  ['machine', 'machine', text],
  ['refusal', 'refusal', nullable(refusal)],
  ['promise', 'deliveryPromise', promiseWire],
  ['ownNumber', 'ownNumber', nullable(text)],
  ...priceNoteColumns,
]);

/** The items of a cart, each with the cart's guid and currency. */
export function itemsOf(cart: Cart): CartItem[] {
  return cart.lines.map((line) => ({ ...line, guid: cart.guid, currency: cart.currency }));
}

// `price` is part of the documented body and deliberately ignored: the server prices every line (D11).
export const cartLineDraftWire = wireBody<CartLineDraft & { variantChosen?: boolean }>('CartItemDraft', [
  ['productId', 'productID', integer],
  ['quantity', 'productQuantity', integer],
  ['cartGuid', 'guid', describeColumn(CART_GUID, guidText)],
  ['variantChosen', 'productVariantID', flag()],
  ['variantId', 'subProductVariantID', variantIdOrNone],
  ['serial', 'serial', text],
  ['machine', 'machine', text],
]);

export const cartLineChangeWire = wireBody<CartLineChange>('CartItemChange', [
  ['id', 'cartID', integer],
  ['quantity', 'productQuantity', integer],
  ['serial', 'serial', text],
  ['machine', 'machine', text],
]);
