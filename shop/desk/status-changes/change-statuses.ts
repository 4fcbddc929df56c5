import { eq } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import { ConflictError, InvalidInputError, NotFoundError, StaleSaveError } from '../../base/messages/errors.ts';
import { logRightsChanged } from '../../people/identity/security-log.ts';
import { message } from '../../base/messages/message.ts';
import { requirePassword } from '../../base/rights/access.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { requireStaffRight } from '../../base/rights/staff-rights.ts';
import type { LeftRow, StatusChange, StatusDraft } from './paths.ts';
import type { StatusSubject } from './status-subject.ts';
import { type StatusRow, SUBJECTS } from './subjects.ts';
import { type ChangedRow, statusChanges } from './tables.ts';

/**
 * Sets one status for many rows, in one transaction. Rows that another session has saved since the screen was opened are left and named.
 * Returns the number of the change, by which it is undone (P4).
 * @throws {InvalidInputError | RightNeededError | PasswordNeededError}
 */
export async function changeStatuses(draft: StatusDraft, context: StaffContext): Promise<number> {
  const {
    shop,
    caller: { staff },
  } = context;
  const { statusOf, newStatus } = draft;
  const subject = SUBJECTS[statusOf];
  requireStaffRight(subject.need, staff);
  if (!subject.statuses.includes(newStatus)) {
    const reason = message('staff-refusal.status-change.status', { statuses: subject.statuses.join(', ') });
    throw new InvalidInputError([{ field: 'newStatus', message: reason }]);
  }
  const now = shop.clock.now();
  if (newStatus === subject.opens) requirePassword(staff, now);
  const seen = new Map(draft.rows.map(({ id, seenVersion }) => [id, seenVersion]));
  const saved = await inTransaction(shop.db, async (tx) => {
    const [rows, leftRows]: [ChangedRow[], LeftRow[]] = [[], []];
    for (const id of inLockOrder(seen.keys())) {
      const before = await subject.lock(tx, id);
      if (before === undefined) leftRows.push({ id, name: String(id), reason: 'gone' });
      else if (before.status === subject.fixed) leftRows.push({ id, name: before.name, reason: 'waiting' });
      else if (await isSavedSince(tx, { entity: subject.entity, entityId: id }, seen.get(id), before))
        leftRows.push({ id, name: before.name, reason: 'saved' });
      else if (before.status !== newStatus) {
        const version = await before.set(newStatus, { staff, now });
        rows.push({ id, name: before.name, before: before.status, version });
      }
    }
    const [change] = await tx
      .insert(statusChanges)
      .values({
        subject: statusOf,
        status: newStatus,
        staffId: staff.id,
        staffName: staff.name,
        changedAt: now,
        rows,
        leftRows,
      })
      .returning({ id: statusChanges.id });
    if (change === undefined) throw new Error('A status change was inserted, but not returned.');
    return { id: change.id, changed: rows.map(({ id }) => ({ id, status: newStatus })) };
  });
  logAccess(statusOf, saved.changed, context);
  return saved.id;
}

/**
 * Gives the rows of a change their status back. Rows that somebody has changed since are left and named. Returns 1.
 * @throws {NotFoundError}
 * @throws {ConflictError} it is undone already
 */
export async function undoStatusChange(
  { statusChangeId }: { statusChangeId: number },
  context: StaffContext,
): Promise<1> {
  const {
    shop,
    caller: { staff },
  } = context;
  const now = shop.clock.now();
  const undone = await inTransaction(shop.db, async (tx) => {
    const [change] = await tx.select().from(statusChanges).where(eq(statusChanges.id, statusChangeId)).for('update');
    if (change === undefined) throw new NotFoundError('entry');
    const subject = SUBJECTS[change.subject];
    requireStaffRight(subject.need, staff);
    if (change.undoneAt !== null)
      throw new ConflictError('status-change.undone', message('staff-refusal.status-change.undone'));
    const givesAccess = change.rows.some(({ before }) => before !== null && before === subject.opens);
    if (givesAccess) requirePassword(staff, now);
    const [changed, keptRows]: [Changed[], LeftRow[]] = [[], []];
    for (const { id, name, before: status, version } of change.rows) {
      const present = await subject.lock(tx, id);
      if (present?.version === version) {
        await present.set(status, { staff, now });
        changed.push({ id, status });
      } else keptRows.push({ id, name, reason: present === undefined ? 'gone' : 'saved' });
    }
    await tx
      .update(statusChanges)
      .set({ undoneAt: now, undoneBy: staff.name, keptRows })
      .where(eq(statusChanges.id, statusChangeId));
    return { of: change.subject, changed };
  });
  logAccess(undone.of, undone.changed, context);
  return 1;
}

/** Reads one change. @throws {NotFoundError | RightNeededError} */
export async function readStatusChange(
  { statusChangeId }: { statusChangeId: number },
  { shop, caller: { staff } }: StaffContext,
): Promise<StatusChange> {
  const change = await findChange(shop.db, statusChangeId);
  requireStaffRight(SUBJECTS[change.subject].need, staff);
  const { id, subject, status, staffName, changedAt, rows, leftRows, undoneAt, undoneBy, keptRows } = change;
  return {
    id,
    statusOf: subject,
    newStatus: status,
    staffName,
    changedAt: changedAt.toISOString(),
    rows: rows.map(({ id, name, before }) => ({ id, name, statusBefore: before })),
    leftRows,
    undoneAt: undoneAt?.toISOString() ?? null,
    undoneBy,
    keptRows,
  };
}

async function findChange(db: Db, id: number) {
  const [change] = await db.select().from(statusChanges).where(eq(statusChanges.id, id));
  if (change === undefined) throw new NotFoundError('entry');
  return change;
}

/** Returns whether another session has saved the row since this one saw it (D24). */
async function isSavedSince(
  tx: Db,
  thing: Parameters<typeof requireUnchanged>[1],
  seen: number | undefined,
  row: StatusRow,
): Promise<boolean> {
  try {
    await requireUnchanged(tx, thing, seen, row);
    return false;
  } catch (error) {
    if (error instanceof StaleSaveError) return true;
    throw error;
  }
}

/** A row with its new status. */
interface Changed {
  id: number;
  status: string | null;
}

/** Names accounts that were opened or closed in the security log, as a save of one does. */
function logAccess(subject: StatusSubject, changed: readonly Changed[], context: StaffContext): void {
  if (subject !== 'customers') return;
  for (const { id, status } of changed) logRightsChanged(context, `account ${status}`, { customerId: id });
}

/** In one order, so that two changes at once run one after the other. */
function inLockOrder(ids: Iterable<number>): number[] {
  return [...ids].toSorted((one, other) => one - other);
}
