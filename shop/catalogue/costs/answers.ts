import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';

export const partCostSchema = z
  .object({
    id: z.int(),
    productName: z.string(),
    /** In dollars, as the cost. */
    listPriceMinor: z.int(),
    /** null: not known. */
    costMinor: z.int().nullable(),
    /** 0 without a cost. */
    version: z.int(),
  })
  .meta({ id: 'PartCost' });

/** A part with its cost. */
export type PartCost = AnswerOf<typeof partCostSchema>;
