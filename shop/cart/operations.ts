import { z } from 'zod';
import { type Answer, answerNumber, bodyListOf, bodyOf, operation } from '../frame/operation.ts';
import { idNumber } from '../frame/typed-input.ts';
import { addLine } from './add-line.ts';
import type { Cart } from './cart.ts';
import { removeLine, saveLines } from './change-lines.ts';
import { cartGuid, lineChanges, lineDraft } from './input.ts';
import { cartPaths } from './paths.ts';
import { readCart, readCurrentCart } from './read-cart.ts';
import { cartItemWire, cartLineChangeWire, cartLineDraftWire, itemsOf } from './wire.ts';

/** On the wire a cart is the bare list of its items. */
const answerItems: Answer<Cart> = {
  schema: z.array(cartItemWire.schema),
  encode: (cart) => itemsOf(cart).map(cartItemWire.encode),
  total: (cart) => cart.lines.length,
};

export const cartOperations = [
  operation(cartPaths.current, {
    tag: 'Cart',
    summary: 'The cart that this customer shops with: of this browser, else the one changed last (D11).',
    access: 'customer',
    input: z.object({}) as z.ZodType<Record<string, never>>,
    answer: answerItems,
    handle: (_, context) => readCurrentCart(context),
  }),

  operation(cartPaths.read, {
    tag: 'Cart',
    summary: "The items of a cart at today's prices; empty while nobody has used the guid (A15, D11).",
    access: 'own or staff',
    input: z.object({ cartGuid }),
    answer: answerItems,
    handle: readCart,
  }),

  operation(cartPaths.addLine, {
    tag: 'Cart',
    summary: 'Put a part into a cart; the same part and variant again are merged. Answers 1 (A14, D11).',
    access: 'everyone', // whose cart it may be, the use case decides: the guid is the secret
    input: lineDraft,
    body: bodyOf(cartLineDraftWire),
    answer: answerNumber,
    handle: addLine,
  }),

  operation(cartPaths.removeLine, {
    tag: 'Cart',
    summary: 'Take a line out of a cart; answers what is left (A15).',
    access: 'own or staff',
    input: z.object({ lineId: idNumber('line'), cartGuid }),
    answer: answerItems,
    handle: removeLine,
  }),

  operation(cartPaths.save, {
    tag: 'Cart',
    summary: 'Change the lines that are named, all or none; others stay. Answers 1 (A15, D11).',
    access: 'own or staff',
    input: lineChanges,
    body: bodyListOf('lines', cartLineChangeWire),
    answer: answerNumber,
    handle: saveLines,
  }),
];
