import { z } from 'zod';
import { listExport } from '../operations/list-export.ts';
import { optionalDayInput, listQuestion, orAbsent } from '../operations/list-request.ts';
import { answerInternalList, operation } from '../operations/operation.ts';
import { listPage } from '../operations/staff-list.ts';
import { idNumber } from '../operations/input-schemas.ts';
import { auditList } from './audit-queries.ts';
import { auditEntities } from './entry.ts';
import { localizeChange } from './localize-change.ts';
import { auditPaths, type AuditQuestion } from './paths.ts';
import { NEEDS } from '../kernel/staff-right.ts';
import { issue } from '../kernel/issue.ts';

const auditQuestion: z.ZodType<AuditQuestion> = listQuestion(['at']).extend({
  staffId: orAbsent(idNumber('staff_member')),
  entity: orAbsent(
    z.enum(auditEntities, issue('staff-refusal.audit-entities', { entities: auditEntities.join(', ') })),
  ),
  entityId: orAbsent(z.string().max(100, issue('rule.too-long'))),
  of: orAbsent(z.string().regex(/^[a-z -]+:[\w-]+(?:,[a-z -]+:[\w-]+){0,99}$/, issue('staff-refusal.history'))),
  from: optionalDayInput,
  until: optionalDayInput,
});

const changedThing = z.record(z.string(), z.unknown()).nullable();

const auditEntry = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    staffId: z.int(),
    staffName: z.string(),
    action: z.string(),
    entity: z.enum(auditEntities),
    entityId: z.string(),
    about: z.string(),
    subjects: z.array(z.string()),
    together: z.int(),
    before: changedThing,
    after: changedThing,
  })
  .meta({ id: 'AuditEntry' });

export const auditOperations = [
  operation(auditPaths.list, {
    staffRight: NEEDS.any,
    tag: 'Audit',
    summary: 'Every change that people made: who, when, what, before and after; the newest first (E16).',
    access: 'staff',
    input: auditQuestion,
    answer: answerInternalList(auditEntry),
    example: { query: { entity: 'product', from: '2026-01-01' } },
    handle: (question, { shop, caller }) => listPage(shop, auditList, { ...question, rights: caller.staff.rights }),
    localize: (page, reader) => ({ ...page, items: page.items.map((entry) => localizeChange(entry, reader)) }),
  }),
];

export const auditExport = listExport('audit', auditQuestion, auditList, [
  ['When', ({ at }) => at],
  ['Who', ({ staffName }) => staffName],
  ['Action', ({ action }) => action],
  ['What', ({ entity }) => entity],
  ['Number', ({ entityId }) => entityId],
  ['About', ({ about }) => about],
  ['Before', ({ before }) => (before === null ? null : JSON.stringify(before))],
  ['After', ({ after }) => (after === null ? null : JSON.stringify(after))],
]);
