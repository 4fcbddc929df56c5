/** Quantities that one line of a basket or an order may have (C1). */
export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 100;

/** Quantities in which a part is sold: multiples of its pack, from its minimum on (K4). */
export interface QuantityRule {
  readonly minQuantity: number;
  readonly packSize: number;
}

/** Most parts are sold in any quantity. */
export const ANY_QUANTITY: QuantityRule = { minQuantity: MIN_QUANTITY, packSize: 1 };

/** The smallest and the largest quantity of a line by a rule. There is always one: a minimum that no pack reaches counts as the largest. */
export function quantityRange({ minQuantity, packSize }: QuantityRule): { readonly from: number; readonly to: number } {
  const to = Math.floor(MAX_QUANTITY / packSize) * packSize;
  return { from: Math.min(Math.ceil(minQuantity / packSize) * packSize, to), to };
}

/**
 * Judges the quantity of a line by the rule of its part (K4). Returns null if it is valid, otherwise the nearest valid quantities: one
 * below and one above, as far as they exist.
 */
export function judgeQuantity(quantity: number, rule: QuantityRule): readonly number[] | null {
  const { from, to } = quantityRange(rule);
  if (quantity < from) return [from];
  if (quantity > to) return [to];
  const lower = Math.floor(quantity / rule.packSize) * rule.packSize;
  return lower === quantity ? null : [lower, lower + rule.packSize];
}
