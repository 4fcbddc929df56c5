import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { StaleSaveError } from '../messages/errors.ts';
import type { AuditEntity } from './entry.ts';
import { auditEntries } from './tables.ts';

/** Object with a version. */
interface VersionedThing {
  entity: AuditEntity;
  entityId: number | string;
  /** A part of the object with its own versions, identified by the member that only entries of this part have. */
  part?: VersionedPart;
}

const VERSIONED_PARTS = ['specifications', 'replacedBy', 'kitParts', 'drawing'] as const;
type VersionedPart = (typeof VERSIONED_PARTS)[number];

/**
 * Refuses a save on top of another session's. Call it with the row locked, before writing. Saves by the same session
 * are no conflict: a program may save twice what it read once.
 * @param seen the version from which the form was filled; undefined: a program that does not use versions
 * @param current the current row, which is returned so that both versions can be shown. It must contain nothing secret
 * @throws {StaleSaveError}
 */
export async function requireUnchanged(
  tx: Db,
  thing: VersionedThing,
  seen: number | undefined,
  current: { version: number },
): Promise<void> {
  if (seen === undefined || seen === current.version) return;
  const conflict = findConflict(await listSaves(tx, thing), { seen, current: current.version });
  if (conflict === null) return;
  throw new StaleSaveError(current, conflict.savedBy);
}

/** An audit entry that may have raised the version. */
export interface VersionedSave {
  versionBefore: number;
  versionAfter: number;
  /** Made by the saving session. */
  isOwn: boolean;
  /** 0: a customer. */
  staffId: number;
  staffName: string;
  at: Date;
}

/**
 * Follows the saves back from the current version to the one seen; null: the saving session made all of them. A version
 * without an entry counts as another session's.
 * @param saves newest first
 */
export function findConflict(
  saves: readonly VersionedSave[],
  { seen, current }: { seen: number; current: number },
): Pick<StaleSaveError['details'], 'savedBy'> | null {
  let version = current;
  for (const save of saves) {
    if (save.versionAfter !== version || save.versionBefore === version) continue;
    // To the caller, a customer's change is not a colleague's.
    if (!save.isOwn)
      return { savedBy: save.staffId === 0 ? null : { name: save.staffName, at: save.at.toISOString() } };
    version = save.versionBefore;
    if (version === seen) return null;
  }
  return { savedBy: null };
}

/** Maximum number of saves by which the session's copy may be behind. */
const MAX_SAVES = 200;

async function listSaves(tx: Db, { entity, entityId, part }: VersionedThing): Promise<VersionedSave[]> {
  const rows = await tx
    .select({
      before: auditEntries.before,
      after: auditEntries.after,
      isOwn: sql<boolean>`coalesce(${auditEntries.session} = nullif(current_setting('pressline.session', true), '')::uuid, false)`,
      staffId: auditEntries.staffId,
      staffName: auditEntries.staffName,
      at: auditEntries.at,
    })
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, entity), eq(auditEntries.entityId, String(entityId))))
    .orderBy(desc(auditEntries.id))
    .limit(MAX_SAVES);
  return rows
    .filter(({ before, after }) => partOf(after ?? before) === part)
    .map(({ before, after, ...save }) => ({
      ...save,
      versionBefore: versionOf(before),
      versionAfter: versionOf(after),
    }));
}

function partOf(noted: unknown): VersionedPart | undefined {
  return VERSIONED_PARTS.find((part) => typeof noted === 'object' && noted !== null && part in noted);
}

/** 0: it did not exist. NaN: the entry has no version. */
function versionOf(noted: unknown): number {
  return noted === null ? 0 : Number((noted as { version?: unknown }).version ?? Number.NaN);
}
