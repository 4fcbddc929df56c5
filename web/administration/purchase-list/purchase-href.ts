/** Address of the purchase list of a supplier. */
export function purchaseHref(supplier: string): string {
  return `/Administration/Purchase-List?${new URLSearchParams({ supplier }).toString()}`;
}
