import type { ListPage } from '../operations/list-page.ts';
import type { ListQuestion } from '../operations/list-question.ts';
import type { StaffRight } from '../kernel/staff-right.ts';
import { get } from '../operations/path.ts';
import type { AuditEntity, AuditEntry } from './entry.ts';

/** Filters of the list; days are ISO, in the store's time zone, and inclusive. */
export type AuditQuestion = ListQuestion<'at'> & {
  staffId?: number | undefined;
  entity?: AuditEntity | undefined;
  entityId?: string | undefined;
  /** In whose history: 'order:1116', 'customer:1'; several with commas between. */
  of?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  /** The caller's, set by the server: only changes of things that they may work on are shown (P1). */
  rights?: readonly StaffRight[] | undefined;
};

export const auditPaths = {
  /** Every change that people made, the newest first (E16). */
  list: get<AuditQuestion, ListPage<AuditEntry>>('/Audit/GetAuditEntries'),
};
