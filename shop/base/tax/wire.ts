import { z } from 'zod';
import { amount, integer, optional, text, wireRecord, writeOnly } from '../wire/wire-format.ts';
import type { TaxFigures } from './tax-figures.ts';

const sentences = writeOnly<readonly string[]>(z.array(z.string()), (lines) => lines, z.array(z.string()));

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
  ['taxLabel', 'taxLabel', optional(text)],
  ['totalWithTaxLabel', 'totalWithTaxLabel', optional(text)],
  ['taxNotes', 'taxNotes', optional(sentences)],
]);
