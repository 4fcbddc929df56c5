import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { StaleSaveError } from '../kernel/errors.ts';
import type { AuditEntity } from './entry.ts';
import { auditEntries } from './tables.ts';

/**
 * Refuses a save on top of somebody else's (two people at once): to be asked with the row locked, before it is written.
 * @param seen     the version that the form was filled from; undefined: a program that does not ask for this care
 * @param current  the row as it is now; it is answered, so that both versions can be shown. Nothing secret may be in it
 * @throws {StaleSaveError}
 */
export async function requireUnchanged(
  tx: Db,
  { entity, entityId }: { entity: AuditEntity; entityId: number | string },
  seen: number | undefined,
  current: { version: number },
): Promise<void> {
  if (seen === undefined || seen === current.version) return;
  const [last] = await tx
    .select({
      staffId: auditEntries.staffId,
      staffName: auditEntries.staffName,
      at: auditEntries.at,
      after: auditEntries.after,
    })
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, entity), eq(auditEntries.entityId, String(entityId))))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  // The last note may be older than the change. One of a customer is no other person's to whoever asks, as far as we know.
  const isTheirs = (last?.after as { version?: unknown } | null | undefined)?.version === current.version;
  throw new StaleSaveError(
    current,
    last !== undefined && isTheirs && last.staffId !== 0 ? { name: last.staffName, at: last.at.toISOString() } : null,
  );
}
