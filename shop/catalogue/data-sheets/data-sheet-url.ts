/** Address of a product's data sheet, for customers and staff only (A12). */
export function productSheetUrl(productId: number): string {
  return `/product-sheets/${productId}.pdf`;
}
