import { z } from 'zod';
import { auditEntities } from './entry.ts';
import type { AnswerOf } from '../operations/answers.ts';

const changedThing = z.record(z.string(), z.unknown()).nullable();

export const auditEntrySchema = z
  .object({
    id: z.int(),
    /** ISO 8601. */
    at: z.iso.datetime(),
    staffId: z.int(),
    staffName: z.string(),
    /** 'added', 'saved', 'removed', 'activated', … */
    action: z.string(),
    entity: z.enum(auditEntities),
    entityId: z.string(),
    /** Name of the changed thing, as people know it: a part number, an order's reference and company, a width. */
    about: z.string(),
    /** Objects in whose history it appears: 'order:1116'. */
    subjects: z.array(z.string()),
    /** Number of objects of the same save whose texts and prices can be restored together, including this one. */
    together: z.int(),
    /** null: created by this change */
    before: changedThing,
    /** null: deleted by this change */
    after: changedThing,
  })
  .meta({ id: 'AuditEntry' });

/** One change: author, time, object, before and after. */
export type AuditEntry = AnswerOf<typeof auditEntrySchema>;
