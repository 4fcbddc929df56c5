import type { ListPage } from '../paged-lists/list-page.ts';
import { choice, declareList, type QuestionOf, textLike } from '../paged-lists/list-declaration.ts';
import type { StaffRight } from '../rights/staff-right.ts';
import { get } from '../operations/path.ts';
import { auditEntities } from './entry.ts';
import type { AuditEntry } from './answers.ts';

export type * from './answers.ts';

/** The audit list (E16). */
export const auditDeclaration = declareList({
  sorts: ['at'],
  order: { sort: 'at', direction: 'desc' },
  filters: {
    staffId: { kind: 'id', of: 'staff_member' },
    entity: choice(auditEntities, 'staff-refusal.audit-entities', { entities: auditEntities.join(', ') }),
    entityId: textLike(/^.{0,100}$/s, 'rule.too-long'),
    /** Objects whose history is listed: 'order:1116', 'customer:1'; separate several with commas. */
    of: textLike(/^[a-z -]+:[\w-]+(?:,[a-z -]+:[\w-]+){0,99}$/, 'staff-refusal.history'),
    from: { kind: 'day' },
    until: { kind: 'day' },
  },
});

export type AuditQuestion = QuestionOf<typeof auditDeclaration> & {
  /** The caller's rights, set by the server: only changes of objects that they may edit are shown (P1). */
  rights?: readonly StaffRight[] | undefined;
  /** The caller, who alone sees the changes of their private views. */
  viewerId?: number | undefined;
};

export const auditPaths = {
  /** Every change that people made, newest first (E16). */
  list: get<AuditQuestion, ListPage<AuditEntry>>('/Audit/GetAuditEntries'),
};
