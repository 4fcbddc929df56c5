import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';

export const replenishmentSchema = z
  .object({
    id: z.int(),
    productName: z.string(),
    supplier: z.string(),
    stockLevel: z.int(),
    /** Of units that orders wait for. */
    missing: z.int(),
    arriving: z.int().describe('Number of units that are expected from the supplier.'),
    lowStock: z.int(),
    leadTimeDays: z.int().nullable(),
    soldInYear: z.int().describe('Number of units sold in the last 365 days, without cancelled ones.'),
    suggested: z.int().describe('Number of units to order, in whole packs.'),
  })
  .meta({ id: 'Replenishment' });

/** A part that has to be ordered from its supplier (L4). */
export type Replenishment = AnswerOf<typeof replenishmentSchema>;
