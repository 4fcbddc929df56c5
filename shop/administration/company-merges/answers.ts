import { z } from 'zod';
import { companyForStaffSchema } from '../../companies/answers.ts';
import type { AnswerOf } from '../../operations/answers.ts';

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
    /** Of members and of the company. */
    lists: z.int(),
    ownNumbers: z.int(),
    /** Own numbers of the other company that are left out: the kept one has given the number, or has one for the part. */
    droppedNumbers: z.array(z.object({ ownNumber: z.string(), productName: z.string() })),
    /** Cost centres that the kept company gets. */
    costCentres: z.array(z.string()),
  })
  .meta({ id: 'MergePreview' });

/** Preview of a merge (H8). */
export type MergePreview = AnswerOf<typeof mergePreviewSchema>;
