import { productAddress } from '#shop/catalogue/parts/product-address.ts';

export { productAddress };

/** The page of a part with one of its widths selected, as its form sends it without script. */
export function variantAddress(product: { id: number; name: string }, variantId: number): string {
  return `${productAddress(product)}&variantId=${variantId}`;
}

/** The page of a search hit, in the width that was searched for. */
export function foundAddress(product: { id: number; name: string; soughtWidth?: { id: number } }): string {
  return product.soughtWidth === undefined ? productAddress(product) : variantAddress(product, product.soughtWidth.id);
}

/** Address for adding a part, in one of its widths, to a list (G4). */
export function listAddAddress(productId: number, variantId: number | null): string {
  return `/List-Add?product=${productId}${variantId === null ? '' : `&variant=${variantId}`}`;
}

/** Address for asking for a price of a part, in one of its widths (K6). */
export function priceRequestAddress(productId: number, variantId: number | null): string {
  return listAddAddress(productId, variantId).replace('/List-Add', '/Quote-Request');
}

/** The widths of a family as a matrix, in the table that contains it (G5). */
export function widthsAddress({ id, name }: { id: number; name: string }): string {
  return `/Part-Table?keyword=${encodeURIComponent(name)}&exactly=1#part-${id}`;
}

/** A category's page, with the GUID in upper case, as in every link of the shop (A6). */
export function categoryAddress({ guid }: { guid: string }): string {
  return `/search?p=${guid.toUpperCase()}`;
}

/** A sub-category's page, without (A6) or with its category. */
export function subcategoryAddress({ guid }: { guid: string }, category?: { guid: string }): string {
  const own = `s=${guid.toUpperCase()}`;
  return category === undefined ? `/search?${own}` : `${categoryAddress(category)}&${own}`;
}
