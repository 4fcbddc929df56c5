import type { CartLinesDraft } from '#shop/trade/cart/paths.ts';

type Draft = CartLinesDraft['lines'][number];

/** Identifies a part in one width within the form. */
export function partKeyOf({ productId, variantId }: Pick<Draft, 'productId' | 'variantId'>): string {
  return variantId === null ? String(productId) : `${productId}-${variantId}`;
}

export const quantityField = (key: string) => `quantity-${key}`;

/** A line of a form, with its name. */
export interface WantedPart {
  key: string;
  line: Draft;
}

/** The parts of these names in the typed quantities. @param whenEmpty the quantity if none was typed */
export function wantedParts(form: FormData, keys: readonly string[], whenEmpty: number): WantedPart[] {
  return keys.flatMap((key) => {
    const [, productId, variantId] = /^(\d{1,10})(?:-(\d{1,10}))?$/.exec(key) ?? [];
    if (productId === undefined) return [];
    const quantity = String(form.get(quantityField(key)) ?? '').trim();
    const line = {
      productId: Number(productId),
      variantId: variantId === undefined ? null : Number(variantId),
      quantity: quantity === '' ? whenEmpty : Number(quantity),
    };
    return [{ key, line }];
  });
}
