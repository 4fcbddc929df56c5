import { z } from 'zod';
import { companyForStaffSchema } from '../../people/companies/answers.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';

/** Kinds of rows that a company owns beside its members. */
export const ownedKinds = [
  'orders',
  'pastOrders',
  'quotations',
  'requests',
  'partRequests',
  'addresses',
  'invitations',
  'ownNumbers',
  'lists',
  'machines',
  'keys',
  'webhooks',
] as const;
export type OwnedKind = (typeof ownedKinds)[number];

export const mergePreviewSchema = z
  .object({
    kept: companyForStaffSchema,
    gone: companyForStaffSchema,
    /** Every row that moves with the members, in words (D59). */
    owned: z.array(z.object({ kind: z.enum(ownedKinds), rows: z.array(z.string()) })),
    openBaskets: z.int(),
    /**
     * Customer part numbers of the other company that are left out, because the kept one already uses the number or has
     * one for the part.
     */
    droppedNumbers: z.array(z.object({ ownNumber: z.string(), productName: z.string() })),
    /** Presses that the kept company has entered too: they are left out. */
    droppedMachines: z.array(z.string()),
    /** Cost centres added to the kept company. */
    costCentres: z.array(z.string()),
  })
  .meta({ id: 'MergePreview' });

/** Preview of a merge (H8). */
export type MergePreview = AnswerOf<typeof mergePreviewSchema>;
