import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { StaleSaveError } from '../kernel/errors.ts';
import type { AuditEntity } from './entry.ts';
import { auditEntries } from './tables.ts';

/** Thing with a version. */
interface VersionedThing {
  entity: AuditEntity;
  entityId: number | string;
  /** A part of it with versions of its own, by the member that only notes of this part have. */
  part?: VersionedPart;
}

const VERSIONED_PARTS = ['specifications', 'replacedBy'] as const;
type VersionedPart = (typeof VERSIONED_PARTS)[number];

/**
 * Refuses a save on top of another session's (two people at once): to be asked with the row locked, before it is written. What this session
 * saved itself since is no conflict: a program may save twice what it read once.
 * @param seen     the version that the form was filled from; undefined: a program that does not ask for this care
 * @param current  the row as it is now; it is answered, so that both versions can be shown. Nothing secret may be in it
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

/** A note of the audit list that may have raised the version. */
export interface VersionedSave {
  versionBefore: number;
  versionAfter: number;
  /** Made by the session that saves now. */
  isOwn: boolean;
  /** 0: a customer. */
  staffId: number;
  staffName: string;
  at: Date;
}

/**
 * Follows the saves back from the current version to the one that was seen; null: the saving session made all of them. A version that
 * nobody noted is another's.
 * @param saves  newest first
 */
export function findConflict(
  saves: readonly VersionedSave[],
  { seen, current }: { seen: number; current: number },
): Pick<StaleSaveError['details'], 'savedBy'> | null {
  let version = current;
  for (const save of saves) {
    if (save.versionAfter !== version || save.versionBefore === version) continue;
    // To the caller a customer's change is not a colleague's, as far as we know.
    if (!save.isOwn)
      return { savedBy: save.staffId === 0 ? null : { name: save.staffName, at: save.at.toISOString() } };
    version = save.versionBefore;
    if (version === seen) return null;
  }
  return { savedBy: null };
}

/** As many saves of one session as a copy may be behind. */
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

/** 0: it was not there. NaN: the note says no version. */
function versionOf(noted: unknown): number {
  return noted === null ? 0 : Number((noted as { version?: unknown }).version ?? Number.NaN);
}
