/** Address for editing a family's widths: '/Administration/ProductVariant15' is family 1, '…20' family 2 (E8). */
export function familyHref(familyId: number): string {
  return `/Administration/ProductVariant${familyId === 1 ? 15 : 20}`;
}

/** The family of an address at or below these. */
export function familyOf(request: Request): number {
  return /productvariant20(\/|$)/i.test(new URL(request.url).pathname) ? 2 : 1;
}
