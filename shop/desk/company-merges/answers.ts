import { z } from 'zod';
import { companyForStaffSchema } from '../../people/companies/answers.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';

export const mergePreviewSchema = z
  .object({
    kept: companyForStaffSchema,
    gone: companyForStaffSchema,
    /** Data moved in addition to the members. */
    orders: z.int(),
    addresses: z.int(),
    openBaskets: z.int(),
    openRequests: z.int(),
    openInvitations: z.int(),
    /** Lists of the members and of the company. */
    lists: z.int(),
    machines: z.int(),
    ownNumbers: z.int(),
    /**
     * Customer part numbers of the other company that are left out, because the kept one already uses the number or has
     * one for the part.
     */
    droppedNumbers: z.array(z.object({ ownNumber: z.string(), productName: z.string() })),
    /** Cost centres added to the kept company. */
    costCentres: z.array(z.string()),
  })
  .meta({ id: 'MergePreview' });

/** Preview of a merge (H8). */
export type MergePreview = AnswerOf<typeof mergePreviewSchema>;
