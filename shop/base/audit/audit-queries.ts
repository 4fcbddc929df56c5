import { and, arrayOverlaps, eq, gte, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { holdsPlain } from '#platform/database/accent-insensitive.ts';
import type { Db } from '#platform/database/database.ts';
import { dayStart } from '../days/day-start.ts';
import { staffList } from '../paged-lists/staff-list.ts';
import { visibleEntities } from './entity-rights.ts';
import { auditEntities, type AuditEntity } from './entry.ts';
import { replaceIdsByNames } from './localize-change.ts';
import { auditDeclaration, type AuditQuestion } from './paths.ts';
import { auditEntries } from './tables.ts';
import type { AuditEntry } from './answers.ts';

/** The audit list (E16), and with `of` the history of one object. */
export const auditList = staffList(auditDeclaration, {
  table: auditEntries,
  id: auditEntries.id,
  sorts: { at: auditEntries.at },
  filters: {
    staffId: (staffId) => eq(auditEntries.staffId, staffId),
    entity: (entity) => eq(auditEntries.entity, entity),
    entityId: (entityId) => eq(auditEntries.entityId, entityId),
    of: (subjects) => arrayOverlaps(auditEntries.subjects, subjects.split(',')),
    from: (day, { store }) => gte(auditEntries.at, dayStart(day, 0, store.timeZone)),
    until: (day, { store }) => lt(auditEntries.at, dayStart(day, 1, store.timeZone)),
  },
  search: matches,
  always: ({ rights = [], viewerId = 0 }: AuditQuestion) =>
    and(isVisible(visibleEntities(rights)), isOwnOrShared(viewerId)),
  rows: async (db, ids, shop) => {
    const [rows, together] = await Promise.all([
      db
        .select({ ...shown, at: auditEntries.at })
        .from(auditEntries)
        .where(inArray(auditEntries.id, ids)),
      countEntriesOfSaves(db, ids),
    ]);
    return rows.map(
      ({ at, before, after, ...row }) =>
        ({
          ...row,
          at: at.toISOString(),
          before: replaceIdsByNames(before, shop),
          after: replaceIdsByNames(after, shop),
          together: together.get(row.id) ?? 0,
        }) as AuditEntry,
    );
  },
});

/** A private view of a list, its name and filters, is its owner's alone (P3). */
function isOwnOrShared(viewerId: number): SQL {
  const { entity: kind, before: was, after: is, staffId: by } = auditEntries;
  return sql`(${kind} <> 'list view' or ${by} = ${viewerId} or 'true' in (${was} ->> 'shared', ${is} ->> 'shared'))`;
}

/** Restricts entries to visible kinds; no condition if all are visible. */
function isVisible(entities: readonly AuditEntity[]): SQL | undefined {
  return entities.length === auditEntities.length ? undefined : inArray(auditEntries.entity, [...entities]);
}

const { id, staffId, staffName, action, entity, entityId, about, subjects, before, after } = auditEntries;
const shown = { id, staffId, staffName, action, entity, entityId, about, subjects, before, after };

/** Selects the entries of the same save and kind as this one. */
export function isOfOneSave(entry: { batch: string | null; at: Date; entity: string }): SQL | undefined {
  return and(
    entry.batch === null ? sql`false` : eq(auditEntries.batch, entry.batch),
    eq(auditEntries.at, entry.at),
    eq(auditEntries.entity, entry.entity),
    inArray(auditEntries.action, SAVES),
    isNotNull(auditEntries.before),
    isNotNull(auditEntries.after),
  );
}

/** Actions that one save writes together; an import is undone as a whole elsewhere. */
const SAVES = ['saved', 'put back'];

async function countEntriesOfSaves(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; together: number }>(sql`
    select entry.id, count(*)::integer as together
    from audit_entries as entry
    join audit_entries as other
      on other.batch = entry.batch and other.at = entry.at and other.entity = entry.entity
    where entry.id = any(${sql.param([...ids])}::integer[])
      and entry.action = any(${sql.param(SAVES)}::text[]) and other.action = any(${sql.param(SAVES)}::text[])
      and other.before is not null and other.after is not null
    group by entry.id`);
  return new Map(rows.map((row) => [row.id, row.together]));
}

/** Matches the user, the action, or any name of the thing. */
function matches(search: string): SQL | undefined {
  const typed = search.trim().toLowerCase();
  const entities: AuditEntity[] = auditEntities.filter((entity) => entity.includes(typed));
  return or(
    holdsPlain(auditEntries.staffName, search),
    entities.length === 0 ? undefined : inArray(auditEntries.entity, entities),
    eq(auditEntries.entityId, search.trim()),
    holdsPlain(auditEntries.words, search),
  );
}
