import { eachOrderField } from '../../people/accounts/order-field-rules.ts';
import { localizeParts } from '../../catalogue/catalogue-texts/localize-catalogue.ts';
import { z } from 'zod';
import {
  type Answer,
  answerNumber,
  answerOrNull,
  answerInternal,
  bodyListOf,
  bodyOf,
  noInput,
} from '../../base/operations/answers.ts';
import { type CustomerContext, operation } from '../../base/operations/operation.ts';
import { priceNotesShape } from '../../catalogue/pricing/price-notes-wire.ts';
import { checkboxInput, idNumber } from '../../base/wire/input-schemas.ts';
import { dialectOf } from '../../base/wire/wire-dialect.ts';
import { addLine } from './add-line.ts';
import { allowAnyQuantity } from './allow-any-quantity.ts';
import { addLines } from './add-lines.ts';
import { translateAnswer } from '../../base/operations/translate-answer.ts';
import type { Cart } from './cart.ts';
import { emptyCart, removeLine, saveLines } from './change-lines.ts';
import { cartGuid, checkoutDraft, lineChanges, lineDraft, linesDraft } from './input.ts';
import { readCheckoutDraft, saveCheckoutDraft } from './save-checkout-draft.ts';
import { cartPaths } from './paths.ts';
import { readCart, readCurrentCart, readCurrentHead } from './read-cart.ts';
import { cartItemSchema, cartLineBody, cartLineChangeBody, itemsOf } from './wire.ts';
import { adjustmentSchema } from '../../catalogue/pricing/answers.ts';
import { addedLinesSchema, basketGlanceSchema, basketHeadSchema } from './answers.ts';
import { glanceAtBasket } from './basket-glance.ts';

const items = z.array(cartItemSchema);

/** In the API a cart is the bare list of its items. */
const answerItems: Answer<Cart> = {
  schema: items,
  ours: z.object({
    guid: z.guid(),
    currency: z.int(),
    lines: z.array(cartItemSchema.omit({ guid: true, currency: true }).extend(priceNotesShape)),
    count: z.int(),
    goodsMinor: z.int(),
    charges: z.array(adjustmentSchema),
    minimumSpendMinor: z.int(),
    meetsMinimumSpend: z.boolean(),
    anyQuantity: z.boolean().optional(),
  }),
  encode: (cart) => dialectOf(items).encode(itemsOf(cart)),
  total: (cart) => cart.lines.length,
};

export const cartOperations = [
  operation(cartPaths.current, {
    tag: 'Cart',
    summary: "Get the customer's current cart: this browser's cart, otherwise the one changed last (D11).",
    who: { access: 'customer', scope: 'orders:read' },
    input: noInput,
    answer: { format: answerItems, localize: localizeParts },
    handle: translateAnswer((_: unknown, context: CustomerContext) => readCurrentCart(context)),
  }),

  operation(cartPaths.head, {
    tag: 'Cart',
    summary: "Count the units in the customer's current cart (A2).",
    who: { access: 'customer', scope: 'orders:read' },
    input: noInput,
    answer: { format: answerInternal(basketHeadSchema) },
    handle: (_: unknown, context: CustomerContext) => readCurrentHead(context),
  }),

  operation(cartPaths.glance, {
    tag: 'Cart',
    summary: "Glance at the customer's current cart: count, total, and its last ten lines (A4).",
    who: { access: 'customer', scope: 'orders:read' },
    input: noInput,
    answer: { format: answerInternal(basketGlanceSchema), localize: localizeParts },
    handle: (_: unknown, context: CustomerContext) => glanceAtBasket(context),
  }),

  operation(cartPaths.read, {
    tag: 'Cart',
    summary: "List the items of a cart at today's prices. Empty if the GUID is unused (A15, D11).",
    who: { access: 'own or staff', staffRight: 'orders', scope: 'orders:read' },
    input: z.object({ cartGuid }),
    answer: { format: answerItems, localize: localizeParts },
    example: { path: { cartGuid: '0b9f1a52-6c1e-4d6f-9a55-3f0c8d1e7a40' } },
    handle: translateAnswer(readCart),
  }),

  operation(cartPaths.addLine, {
    tag: 'Cart',
    summary: 'Add a part to a cart. A line with the same part and variant is merged. Returns 1 (A14, D11).',
    who: {
      access: 'everyone', // the use case decides about ownership, because the GUID is the secret
      impersonation: 'as the member',
      scope: 'orders:write',
    },
    input: lineDraft,
    body: bodyOf(cartLineBody),
    answer: {
      format: answerNumber,
      readAt: (_, { cartGuid }) => `/Cart/GetAllCartsByID/${cartGuid}`,
      refuses: [401, 404, 409],
    },
    example: {
      body: {
        guid: '0b9f1a52-6c1e-4d6f-9a55-3f0c8d1e7a40',
        productID: 140,
        productQuantity: 3,
        productVariantID: 0,
        subProductVariantID: 99_999_999,
      },
      ofOneCustomer: true,
    },
    unaudited: 'a basket is not a record',
    handle: addLine,
  }),

  operation(cartPaths.addLines, {
    tag: 'Cart',
    summary:
      "Add many parts to the customer's own cart in one transaction. Returns the added lines and the reasons for refused ones (G1).",
    who: { access: 'customer', impersonation: 'as the member', scope: 'orders:write' },
    input: linesDraft,
    answer: {
      format: answerInternal(addedLinesSchema),
      refuses: [404, 409],
    },
    example: {
      body: {
        cartGuid: '0b9f1a52-6c1e-4d6f-9a55-3f0c8d1e7a40',
        lines: [
          { productId: 140, variantId: null, quantity: 3 },
          { productId: 101, variantId: 502, quantity: 4, serial: 'P5-0042', machine: 'Press 3' },
        ],
      },
      ofOneCustomer: true,
    },
    unaudited: 'a basket is not a record',
    handle: translateAnswer(addLines),
  }),

  operation(cartPaths.removeLine, {
    tag: 'Cart',
    summary: 'Remove a line from a cart. Returns the remaining lines (A15).',
    who: { access: 'own or staff', staffRight: 'orders', impersonation: 'as the member', scope: 'orders:write' },
    input: z.object({ lineId: idNumber('line'), cartGuid }),
    answer: { format: answerItems, refuses: [409] },
    example: { path: { lineId: 1, cartGuid: '0b9f1a52-6c1e-4d6f-9a55-3f0c8d1e7a40' } },
    unaudited: 'a basket is not a record',
    handle: translateAnswer(removeLine),
  }),

  operation(cartPaths.empty, {
    tag: 'Cart',
    summary: 'Remove all lines from a cart. Returns the empty cart (A15).',
    who: { access: 'own or staff', staffRight: 'orders', impersonation: 'as the member', scope: 'orders:write' },
    input: z.object({ cartGuid }),
    answer: { format: answerItems, refuses: [409] },
    example: { path: { cartGuid: '0b9f1a52-6c1e-4d6f-9a55-3f0c8d1e7a40' } },
    unaudited: 'a basket is not a record',
    handle: translateAnswer(emptyCart),
  }),

  operation(cartPaths.readCheckoutDraft, {
    tag: 'Cart',
    summary: 'Get the saved checkout entries of the own cart, or null (D14).',
    who: { access: 'customer', scope: 'orders:read' },
    input: z.object({ cartGuid }),
    answer: { format: answerOrNull(answerInternal(checkoutDraft)) },
    example: { path: { cartGuid: '0b9f1a52-6c1e-4d6f-9a55-3f0c8d1e7a40' } },
    handle: readCheckoutDraft,
  }),

  operation(cartPaths.saveCheckoutDraft, {
    tag: 'Cart',
    summary: 'Save the checkout entries of the own cart. Returns 1 (D14).',
    who: { access: 'customer', impersonation: 'as the member', scope: 'orders:write' },
    input: checkoutDraft.extend({ cartGuid }),
    answer: { format: answerNumber, refuses: [404] },
    example: {
      body: {
        cartGuid: '0b9f1a52-6c1e-4d6f-9a55-3f0c8d1e7a40',
        deliveryAddressId: 1,
        purchaseOrderNumber: 'PO 4711',
        couponCode: 'WORLD5',
        ...eachOrderField(() => ''),
        typedAddress: null,
      },
      ofOneCustomer: true,
    },
    unaudited: 'a basket is not a record',
    handle: saveCheckoutDraft,
  }),

  operation(cartPaths.allowAnyQuantity, {
    tag: 'Cart',
    summary:
      'Allow quantities outside packs and minimums in a basket, for staff who order for a member. Returns 1; 0 for anybody else, who cannot (K4).',
    who: { access: 'customer', impersonation: 'as the member', scope: 'orders:write' },
    input: z.object({ cartGuid, anyQuantity: checkboxInput.transform((ticked) => ticked ?? false) }),
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { cartGuid: '0b9f1a52-6c1e-4d6f-9a55-3f0c8d1e7a40', anyQuantity: true } },
    unaudited: 'the order that the basket becomes records it',
    handle: allowAnyQuantity,
  }),

  operation(cartPaths.save, {
    tag: 'Cart',
    summary: 'Change the given lines, all or none. Other lines are unchanged. Returns 1 (A15, D11).',
    who: { access: 'own or staff', staffRight: 'orders', impersonation: 'as the member', scope: 'orders:write' },
    input: lineChanges,
    body: bodyListOf('lines', cartLineChangeBody),
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: [{ cartID: 1, productQuantity: 5, serial: 'P5-0042', machine: 'Press 3' }] },
    unaudited: 'a basket is not a record',
    handle: saveLines,
  }),
];
