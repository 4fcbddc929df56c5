import type { CurrencyId } from './money.ts';

/** Settings for the sentence below a total that it is without tax (O3). */
export const TAX_ON_SCREENS = ['silent', 'said'] as const;
export type TaxOnScreens = (typeof TAX_ON_SCREENS)[number];

const US_DOLLARS = 1;

/** The sentence below a total, in the word of its region: sales tax for dollars, VAT for pounds and euros (O3). */
export function taxNote(currency: CurrencyId): 'legal.excludes-sales-tax' | 'legal.excludes-vat' {
  return currency === US_DOLLARS ? 'legal.excludes-sales-tax' : 'legal.excludes-vat';
}
