import type { CartLine } from '#shop/trade/cart/cart.ts';

/** Name of a line as plain text: 'TT-1015-25 50 mm'. Two widths of one part have two names. */
export function lineName({ productName, variantDetails }: Pick<CartLine, 'productName' | 'variantDetails'>): string {
  return variantDetails === null ? productName : `${productName} ${variantDetails}`;
}
