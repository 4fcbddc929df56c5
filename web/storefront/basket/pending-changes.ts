import { useFetchers } from 'react-router';
import type { Cart } from '#shop/trade/cart/cart.ts';
import { unitPriceAt } from '#shop/catalogue/pricing/price-notes.ts';
import { lineTotal } from '#shop/catalogue/pricing/line-total.ts';
import { lineChangesIn } from './basket-fields.ts';

/** Changes that are being sent, by line id. */
export interface PendingChanges {
  quantities: ReadonlyMap<number, number>;
  removals: ReadonlySet<number>;
}

/** The basket changes that the server has not answered yet, made anywhere on the page. */
export function usePendingChanges(): PendingChanges {
  const quantities = new Map<number, number>();
  const removals = new Set<number>();
  for (const { formData } of useFetchers()) {
    if (formData === undefined) continue;
    const removed = formData.get('remove');
    if (removed !== null) removals.add(Number(removed));
    for (const { id, quantity } of lineChangesIn(formData)) quantities.set(id, quantity);
  }
  return { quantities, removals };
}

/** The expected goods total, shown until the server's replaces it. */
export function expectedGoods(cart: Cart, { quantities }: Pick<PendingChanges, 'quantities'>): number {
  if (quantities.size === 0) return cart.goodsMinor;
  return cart.lines.reduce((sum, line) => {
    const quantity = quantities.get(line.id) ?? line.quantity;
    return sum + lineTotal(unitPriceAt(line, quantity), quantity);
  }, 0);
}
