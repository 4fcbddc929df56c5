import type { CurrencyId } from '../money/money.ts';

/** Settings for tax below a total: nothing, a sentence that it is without tax, or the tax itself (O3). */
export const TAX_ON_SCREENS = ['silent', 'said', 'computed'] as const;
export type TaxOnScreens = (typeof TAX_ON_SCREENS)[number];

const US_DOLLARS = 1;

/** The sentence below a total, in the word of its region: sales tax for dollars, VAT for pounds and euros (O3). */
export function taxNote(currency: CurrencyId): 'legal.excludes-sales-tax' | 'legal.excludes-vat' {
  return currency === US_DOLLARS ? 'legal.excludes-sales-tax' : 'legal.excludes-vat';
}
