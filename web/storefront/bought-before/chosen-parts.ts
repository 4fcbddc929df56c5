import type { CartLinesDraft } from '#shop/cart/added-lines.ts';
import type { PartHistory } from '#shop/orders/bought-part.ts';

type Draft = CartLinesDraft['lines'][number];

/** Names a part in one width within the form. */
export function partKeyOf({ productId, variantId }: Pick<PartHistory, 'productId' | 'variantId'>): string {
  return variantId === null ? String(productId) : `${productId}-${variantId}`;
}

export const quantityField = (key: string) => `quantity-${key}`;

/** What was ticked, as the basket takes it: whether it may be bought, that decides. */
export function chosenParts(form: FormData): { key: string; line: Draft }[] {
  return form.getAll('part').flatMap((value) => {
    const key = String(value);
    const [, productId, variantId] = /^(\d{1,10})(?:-(\d{1,10}))?$/.exec(key) ?? [];
    if (productId === undefined) return [];
    const quantity = String(form.get(quantityField(key)) ?? '').trim();
    const line = {
      productId: Number(productId),
      variantId: variantId === undefined ? null : Number(variantId),
      quantity: quantity === '' ? Number.NaN : Number(quantity),
    };
    return { key, line };
  });
}
