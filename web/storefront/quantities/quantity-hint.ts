import type { QuantityRule } from '#shop/kernel/line-quantity.ts';
import { message, type RuleMessage } from '#shop/kernel/message.ts';

/** Words for the quantities in which a part is sold (K4); undefined: in any. */
export function quantityHint(rule: QuantityRule | undefined): RuleMessage | undefined {
  if (rule === undefined) return undefined;
  const { minQuantity: least, packSize: pack } = rule;
  return pack === 1 ? message('rule.minimum-quantity', { least }) : message('rule.packs-from', { pack, least });
}
