import { z } from 'zod';
import type { AnswerOf } from '../operations/answers.ts';
import { wordOf } from '../wire/wire-values.ts';

/**
 * Reasons of a tax: sold within the seller's country; to another member state without a number of another one; with one
 * that staff have not verified yet (D63); to a business with such a number; out of the seller's VAT area; a seller who raises no tax.
 */
const TAX_REASONS = ['domestic', 'no-vat-number', 'unverified-vat-number', 'reverse-charge', 'export', 'none'] as const;
export type TaxReason = (typeof TAX_REASONS)[number];

const TAX_KINDS = ['vat', 'sales-tax'] as const;
/** Name of the tax in the seller's country. */
export type TaxKind = (typeof TAX_KINDS)[number];

const figures = {
  taxKind: z.enum(TAX_KINDS),
  taxReason: z.enum(TAX_REASONS),
  /** In hundredths of a per cent: 2000 is 20 %. */
  taxRateBasisPoints: z.int(),
  taxMinor: z.int(),
  totalWithTaxMinor: z.int(),
  /** Numbers of both sides at the time; '' for none. */
  vatNumber: z.string(),
  eoriNumber: z.string(),
  sellerVatNumber: z.string(),
  sellerEoriNumber: z.string(),
  /** Labels of the rows below the total, and notes below them, in the reader's language: only in answers that a page shows. */
  taxLabel: z.string().optional(),
  totalWithTaxLabel: z.string().optional(),
  taxNotes: z.array(z.string()).optional(),
};

export const taxFiguresSchema = z.object(figures).meta({ id: 'Tax' });

/** The tax of an order or offer, next to its totals, which exclude it (O3). */
export type TaxFigures = AnswerOf<typeof taxFiguresSchema>;

/** The same in the documented sale, where kind and reason are any text. */
export const saleTaxSchema = z
  .object({ ...figures, taxKind: wordOf(TAX_KINDS), taxReason: wordOf(TAX_REASONS) })
  .meta({ id: 'SaleTax' });

export const taxRateSchema = z
  .object({
    id: z.int(),
    countryId: z.int(),
    rateBasisPoints: z.int(),
    validFrom: z.iso.date(),
    version: z.int(),
    /** Its day has come: only its figure can be corrected. */
    inForce: z.boolean(),
  })
  .meta({ id: 'TaxRate' });

/** A rate as staff list it. */
export type ListedTaxRate = AnswerOf<typeof taxRateSchema>;
