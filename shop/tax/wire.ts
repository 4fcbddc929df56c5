import { amount, integer, text, wireRecord } from '../operations/wire-format.ts';
import type { TaxFigures } from './tax-figures.ts';

/** The tax of an order in documented calls (O3). */
export const taxWire = wireRecord<TaxFigures>('SaleTax', [
  ['taxKind', 'taxKind', text],
  ['taxReason', 'taxReason', text],
  ['taxRateBasisPoints', 'taxRateBasisPoints', integer],
  ['taxMinor', 'tax', amount],
  ['totalWithTaxMinor', 'totalWithTax', amount],
  ['vatNumber', 'vatNumber', text],
  ['eoriNumber', 'eoriNumber', text],
  ['sellerVatNumber', 'sellerVatNumber', text],
  ['sellerEoriNumber', 'sellerEoriNumber', text],
]);
