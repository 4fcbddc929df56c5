/** Longest VAT or EORI number as typed, with spaces. */
export const TAX_NUMBER_MAX = 30;

/** A number without spaces, dots and hyphens, in capitals: 'CHE-116.281.710 MWST' is CHE116281710MWST. */
export function compactNumber(typed: string): string {
  return typed.replaceAll(/[\s.-]/g, '').toUpperCase();
}
