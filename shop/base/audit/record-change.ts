import type { Db } from '#platform/database/database.ts';
import type { ActingStaff } from '../operations/shop.ts';
import type { AuditEntity } from './entry.ts';
import { auditEntries } from './tables.ts';

/** Author of a change: a staff member, the operator at the command line, or a customer (number 0). */
export interface ChangedBy {
  readonly id: number;
  readonly name: string;
  /** The member who makes the change, or for whom staff make it. */
  readonly customerId?: number;
}

/** One change of one object; null before: created, null after: deleted. */
export interface StaffChange {
  /** 'added', 'saved', 'removed', 'activated', 'completed'. */
  action: string;
  entity: AuditEntity;
  entityId: number | string;
  /** Never a password or its hash. */
  before: object | null;
  after: object | null;
}

/**
 * The author of a customer's change, which histories show like changes by staff; or the staff member who acts in the
 * customer's name (H7).
 */
export function customerAsAuthor({ id: customerId, displayName, actingStaff = null }: Customer): MemberAuthor {
  if (actingStaff === null) return { id: 0, name: `${displayName} (customer)`, customerId };
  return { id: actingStaff.staffId, name: `${actingStaff.staffName} for ${displayName}`, customerId };
}

type MemberAuthor = ChangedBy & { readonly customerId: number };

interface Customer {
  id: number;
  displayName: string;
  actingStaff?: ActingStaff | null;
}

/** Notes a change in the audit list, in the transaction that makes it (E16). */
export async function recordChange(tx: Db, by: ChangedBy, at: Date, change: StaffChange): Promise<void> {
  await tx.insert(auditEntries).values(entryOf(by, at, change));
}

/** Records many changes, a thousand per statement. */
export async function recordChanges(tx: Db, by: ChangedBy, at: Date, changes: readonly StaffChange[]): Promise<void> {
  for (let from = 0; from < changes.length; from += ROWS_A_STATEMENT) {
    const rows = changes.slice(from, from + ROWS_A_STATEMENT).map((change) => entryOf(by, at, change));
    await tx.insert(auditEntries).values(rows);
  }
}

const ROWS_A_STATEMENT = 1000;

function entryOf(by: ChangedBy, at: Date, change: StaffChange) {
  const author = { staffId: by.id, staffName: by.name, customerId: by.customerId ?? null };
  return { ...change, ...author, entityId: String(change.entityId), at };
}
