/** The page of a part; the name is there for people and search engines, the id decides (A12). */
export function productAddress({ id, name }: { id: number; name: string }): string {
  return `/product?id=${id}&name=${encodeURIComponent(name)}`;
}

/** The same part, opened in one of its widths; also what the page's form sends without script. */
export function variantAddress(product: { id: number; name: string }, variantId: number): string {
  return `${productAddress(product)}&variantId=${variantId}`;
}

/** The page of a part that was found, in the width that was searched for. */
export function foundAddress(product: { id: number; name: string; soughtWidth?: { id: number } }): string {
  return product.soughtWidth === undefined ? productAddress(product) : variantAddress(product, product.soughtWidth.id);
}

/** Address for adding a part, in one of its widths, to a list (G4). */
export function listAddAddress(productId: number, variantId: number | null): string {
  return `/List-Add?product=${productId}${variantId === null ? '' : `&variant=${variantId}`}`;
}

/** The widths of a family as a matrix, in the table that has it (G5). */
export function widthsAddress({ id, name }: { id: number; name: string }): string {
  return `/Part-Table?keyword=${encodeURIComponent(name)}&exactly=1#part-${id}`;
}

/** A category's page; its guid in upper case, as every link of the shop has it (A6). */
export function categoryAddress({ guid }: { guid: string }): string {
  return `/search?p=${guid.toUpperCase()}`;
}

/** A sub-category's page, alone (A6) or with the category that it stands below. */
export function subcategoryAddress({ guid }: { guid: string }, category?: { guid: string }): string {
  const own = `s=${guid.toUpperCase()}`;
  return category === undefined ? `/search?${own}` : `${categoryAddress(category)}&${own}`;
}
