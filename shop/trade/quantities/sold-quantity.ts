import {
  ANY_QUANTITY,
  judgeQuantity,
  MAX_QUANTITY,
  MIN_QUANTITY,
  type QuantityRule,
} from '../../base/kernel/line-quantity.ts';
import { type Message, message } from '../../base/messages/message.ts';
import { quantityRefusal } from './quantity.ts';

/** Returns why a part is not sold in this quantity, or null: 1 to 100 (C1), in the packs of the part (K4). */
export function soldQuantityRefusal(quantity: number, rule: QuantityRule = ANY_QUANTITY): Message | null {
  return quantityRefusal(quantity) ?? packRefusal(quantity, rule);
}

/** Names the nearest quantities; nothing is ever rounded (K4). */
function packRefusal(quantity: number, rule: QuantityRule): Message | null {
  const nearest = judgeQuantity(quantity, rule);
  if (nearest === null) return null;
  const [lower = MIN_QUANTITY, upper] = nearest;
  const { packSize: pack } = rule;
  if (upper !== undefined) return message('refusal.packs', { pack, lower, upper });
  if (pack === 1) return message('refusal.minimum-quantity', { least: lower });
  return lower > quantity
    ? message('refusal.packs-from', { pack, least: lower })
    : message('refusal.packs-to', { pack, most: lower });
}

/**
 * Returns why a quantity can't be added to a line, or null: the resulting line is judged (K4, D11). The message then
 * names its quantity.
 */
export function additionRefusal(present: number, added: number, rule: QuantityRule): Message | null {
  const total = present + added;
  const [lower, upper] = present > 0 && total <= MAX_QUANTITY ? (judgeQuantity(total, rule) ?? []) : [];
  return lower === undefined || upper === undefined
    ? soldQuantityRefusal(total, rule)
    : message('refusal.packs-together', { pack: rule.packSize, total, lower, upper });
}
