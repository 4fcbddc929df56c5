import { and, eq, gte, ilike, inArray, lt, or, type SQL } from 'drizzle-orm';
import { dayStart } from '../kernel/day-start.ts';
import { anywhere, type StaffList } from '../frame/staff-list.ts';
import { auditEntities, type AuditEntry } from './entry.ts';
import type { AuditQuestion } from './paths.ts';
import { auditEntries } from './tables.ts';

/** The audit list (E16). */
export const auditList: StaffList<'at', AuditQuestion, AuditEntry> = {
  table: auditEntries,
  id: auditEntries.id,
  sorts: { at: auditEntries.at },
  order: { sort: 'at', direction: 'desc' },
  condition: ({ search, staffId, entity, entityId, from, until }, { store: { timeZone } }) =>
    and(
      search === undefined ? undefined : matches(search),
      staffId === undefined ? undefined : eq(auditEntries.staffId, staffId),
      entity === undefined ? undefined : eq(auditEntries.entity, entity),
      entityId === undefined ? undefined : eq(auditEntries.entityId, entityId),
      from === undefined ? undefined : gte(auditEntries.at, dayStart(from, 0, timeZone)),
      until === undefined ? undefined : lt(auditEntries.at, dayStart(until, 1, timeZone)),
    ),
  rows: async (db, ids) => {
    const rows = await db.select().from(auditEntries).where(inArray(auditEntries.id, ids));
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }) as AuditEntry);
  },
};

/** Who, what, which number: the words that a line of the list begins with. */
function matches(search: string): SQL | undefined {
  const words = search.trim().toLowerCase();
  const entities = auditEntities.filter((entity) => entity.includes(words));
  return or(
    ilike(auditEntries.staffName, anywhere(search)),
    entities.length === 0 ? undefined : inArray(auditEntries.entity, entities),
    eq(auditEntries.entityId, search.trim()),
  );
}
