import type { Db } from '#platform/database/database.ts';
import type { SignedInStaff } from '../shop.ts';
import type { AuditEntity } from './entry.ts';
import { auditEntries } from './tables.ts';

/** What a member of staff did to one thing; null before is a new thing, null after one that is gone. */
export interface StaffChange {
  /** 'added', 'saved', 'removed', 'activated', 'completed'. */
  action: string;
  entity: AuditEntity;
  entityId: number | string;
  /** Never a password or its hash. */
  before: object | null;
  after: object | null;
}

type Who = Pick<SignedInStaff, 'id' | 'name'>;

/** Notes a change in the audit list, in the transaction that makes it (E16). */
export async function recordChange(tx: Db, staff: Who, at: Date, change: StaffChange): Promise<void> {
  await tx.insert(auditEntries).values(entryOf(staff, at, change));
}

/** The same for many changes at once, a thousand with one statement. */
export async function recordChanges(tx: Db, staff: Who, at: Date, changes: readonly StaffChange[]): Promise<void> {
  for (let from = 0; from < changes.length; from += ROWS_A_STATEMENT) {
    const rows = changes.slice(from, from + ROWS_A_STATEMENT).map((change) => entryOf(staff, at, change));
    await tx.insert(auditEntries).values(rows);
  }
}

const ROWS_A_STATEMENT = 1000;

function entryOf(staff: Who, at: Date, change: StaffChange) {
  return { ...change, entityId: String(change.entityId), staffId: staff.id, staffName: staff.name, at };
}
