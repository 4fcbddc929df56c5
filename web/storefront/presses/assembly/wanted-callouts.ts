import { unitsFor } from '#shop/catalogue/parts/sales-unit.ts';
import type { ShownDrawing } from '#shop/catalogue/drawings/paths.ts';
import { quantityField, type WantedPart } from '../../add-parts/wanted-parts.ts';

export const keyOfRow = (position: number) => `row${position}`;

/** The hidden field with the part of a row. */
export const productField = (key: string) => `product-${key}`;

/**
 * The rows that a form of the parts list wants: one by its button, all, or those with a typed quantity. Without a typed quantity a row
 * is wanted in as many units of sale as hold the pieces of the drawing.
 * @param misfits parts that *all* leaves out, because they do not fit the chosen press
 */
export function wantedCallouts(
  form: FormData,
  { callouts }: Pick<ShownDrawing, 'callouts'>,
  misfits: ReadonlySet<number> = new Set(),
): WantedPart[] {
  const [one, all] = [form.get('one'), form.has('all')];
  return callouts.flatMap(({ position, productId, quantity, unitPieces }) => {
    const needed = unitsFor(quantity, unitPieces);
    const key = keyOfRow(position);
    const typed = String(form.get(quantityField(key)) ?? '').trim();
    const isOfAll = all && !misfits.has(productId ?? 0);
    const isWanted = one === null ? isOfAll || typed !== '' : String(one) === String(position);
    // A row without the hidden field can't be ordered from here.
    if (productId === null || !isWanted || !form.has(productField(key))) return [];
    return [{ key, line: { productId, variantId: null, quantity: typed === '' ? needed : Number(typed) } }];
  });
}
