import type { CartLine } from '#shop/trade/cart/cart.ts';
import type { CartLinesDraft } from '#shop/trade/cart/paths.ts';

/** The lines of a basket that was just emptied: its page offers to put them back. */
export interface EmptiedBasket {
  emptied: readonly CartLine[];
}

/** The fields of a line in the form that puts them back; each occurs once for each line, in their order. */
export const PUT_BACK_FIELDS = ['productId', 'variantId', 'quantity', 'serial', 'machine'] as const;

/** The lines in that form; the shop checks them like any others. */
export function linesToPutBack(form: FormData): CartLinesDraft['lines'] {
  const texts = (name: (typeof PUT_BACK_FIELDS)[number]) => form.getAll(name).map(String);
  const [variantIds, quantities, serials, machines] = (['variantId', 'quantity', 'serial', 'machine'] as const).map(
    texts,
  );
  return texts('productId').map((productId, index) => {
    const variantId = variantIds?.[index] ?? '';
    return {
      productId: Number(productId),
      variantId: variantId === '' ? null : Number(variantId),
      quantity: Number(quantities?.[index]),
      serial: serials?.[index] ?? '',
      machine: machines?.[index] ?? '',
    };
  });
}
