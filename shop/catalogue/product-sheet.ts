/** Where the data sheet of a product is, for customers and staff only (A12). */
export function productSheetUrl(productId: number): string {
  return `/product-sheets/${productId}.pdf`;
}
