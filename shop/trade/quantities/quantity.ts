import { MAX_QUANTITY, MIN_QUANTITY } from '#shop/base/kernel/line-quantity.ts';
import { message, type RuleMessage } from '#shop/base/messages/message.ts';

/** Message of page and API for an invalid quantity (C1, D34). */
export const QUANTITY_MESSAGE = message('rule.quantity', { least: MIN_QUANTITY, most: MAX_QUANTITY });

/** Returns why this is not a valid quantity of a cart line, or null (C1). The packs of a part are judged by the server (K4). */
export function quantityRefusal(quantity: number): RuleMessage | null {
  const isQuantity = Number.isInteger(quantity) && quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY;
  return isQuantity ? null : QUANTITY_MESSAGE;
}
