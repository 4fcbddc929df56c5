import type { Minor } from '../../base/money/money.ts';

/** Quantity × unit price: nothing to round (D1). */
export function lineTotal(unitMinor: Minor, quantity: number): Minor {
  return unitMinor * quantity;
}
