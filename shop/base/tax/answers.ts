import { z } from 'zod';
import type { AnswerOf } from '../operations/answers.ts';
import { TAX_KINDS, TAX_REASONS } from './tax-figures.ts';

/** The tax of an order or offer, in calls with internal names (O3). */
export const taxFiguresSchema = z
  .object({
    taxKind: z.enum(TAX_KINDS),
    taxReason: z.enum(TAX_REASONS),
    taxRateBasisPoints: z.int(),
    taxMinor: z.int(),
    totalWithTaxMinor: z.int(),
    vatNumber: z.string(),
    eoriNumber: z.string(),
    sellerVatNumber: z.string(),
    sellerEoriNumber: z.string(),
    /** In the reader's language: only in answers that a page shows. */
    taxLabel: z.string().optional(),
    totalWithTaxLabel: z.string().optional(),
    taxNotes: z.array(z.string()).optional(),
  })
  .meta({ id: 'Tax' });

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
