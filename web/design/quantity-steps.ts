import { ANY_QUANTITY, quantityRange, type QuantityRule } from '#shop/base/kernel/line-quantity.ts';

/** Attributes of a number field for quantities: it steps by the pack, from the minimum on (K4). */
export function quantitySteps(rule: QuantityRule = ANY_QUANTITY) {
  const { from: min, to: max } = quantityRange(rule);
  return { type: 'number', min, max, step: rule.packSize } as const;
}
