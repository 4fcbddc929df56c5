import {
  ANY_QUANTITY,
  judgeQuantity,
  MAX_QUANTITY,
  MIN_QUANTITY,
  type QuantityRule,
} from '#shop/kernel/line-quantity.ts';
import { type Message, message, type RuleMessage } from '#shop/kernel/message.ts';

/** Message of page and API for an invalid quantity (C1, D34). */
export const QUANTITY_MESSAGE = message('rule.quantity', { least: MIN_QUANTITY, most: MAX_QUANTITY });

/** Returns why this is not a valid quantity of a cart line, or null: 1 to 100 (C1), in the packs of its part (K4). */
export function quantityRefusal(quantity: number, rule: QuantityRule = ANY_QUANTITY): RuleMessage | null {
  const isQuantity = Number.isInteger(quantity) && quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY;
  return isQuantity ? packRefusal(quantity, rule) : QUANTITY_MESSAGE;
}

/** Names the nearest quantities; nothing is ever rounded (K4). */
function packRefusal(quantity: number, rule: QuantityRule): RuleMessage | null {
  const nearest = judgeQuantity(quantity, rule);
  if (nearest === null) return null;
  const [lower = MIN_QUANTITY, upper] = nearest;
  const { packSize: pack } = rule;
  if (upper !== undefined) return message('rule.packs', { pack, lower, upper });
  if (pack === 1) return message('rule.minimum-quantity', { least: lower });
  return lower > quantity
    ? message('rule.packs-from', { pack, least: lower })
    : message('rule.packs-to', { pack, most: lower });
}

/**
 * Returns why a quantity can't be added to a line, or null: the resulting line is judged (K4, D11). The message then
 * names its quantity.
 */
export function additionRefusal(present: number, added: number, rule: QuantityRule): Message | null {
  const total = present + added;
  const [lower, upper] = present > 0 && total <= MAX_QUANTITY ? (judgeQuantity(total, rule) ?? []) : [];
  return lower === undefined || upper === undefined
    ? quantityRefusal(total, rule)
    : message('refusal.packs-together', { pack: rule.packSize, total, lower, upper });
}
