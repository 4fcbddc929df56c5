import { inArray, sql } from 'drizzle-orm';
import { type Db, isDatabaseBusy } from '#platform/database/database.ts';
import { changeAsStaff, type Note } from '../../base/audit/change-as-staff.ts';
import { only } from '../../base/fields/field.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { ownPartNumbers } from '../../catalogue/customer-part-numbers/tables.ts';
import { companies } from '../../people/accounts/tables.ts';
import { type OwnedKind, ownedKinds } from './answers.ts';
import {
  clearDefaultAddress,
  dropDoubleMachines,
  endDoubleInvitations,
  listConflicts,
  listMemberIds,
  lockBoth,
  lockWriters,
  moveMembers,
  setCostCentres,
  setMergedInto,
} from './merge-queries.ts';
import { combineCostCentres, type MergeRecord } from './merge-record.ts';
import { moveAll } from './owned-rows.ts';
import type { ConfirmedMerge, TwoCompanies } from './paths.ts';
import { companyMerges } from './tables.ts';

const MAX_TRIES = 5;

/**
 * Merges one company into another, in one transaction (H8). Members with their logins and roles, baskets and everything that the company
 * owns move; from then on the kept company's terms apply. An order keeps its own currency and prices (B9). Nothing undoes it; a copy of
 * what was is kept for ninety days (D59). Returns 1.
 * @throws {NotFoundError} one of them does not exist, or was already merged
 * @throws {ConflictError} both are the same company
 * @throws {InvalidInputError} another name than that of the kept company was typed to confirm
 */
export async function mergeCompanies(confirmed: ConfirmedMerge, context: StaffContext): Promise<1> {
  requireTwo(confirmed);
  const now = context.shop.clock.now();
  await changeAsStaff(context, (tx, note) => retryOnLockTimeout(tx, () => merge(tx, confirmed, { now, note })));
  context.shop.log('info', 'Two companies were merged', {
    event: 'companies.merged',
    ...only(confirmed, ['keptId', 'goneId']),
    byStaffId: context.caller.staff.id,
  });
  return 1;
}

/** @throws {ConflictError} */
export function requireTwo({ keptId, goneId }: TwoCompanies): void {
  if (keptId === goneId) throw new ConflictError('company.same', message('staff-refusal.same-company'));
}

/**
 * Runs the work under a short lock_timeout and retries it on timeout. Otherwise PostgreSQL would end one of two
 * deadlocked transactions, perhaps a buyer's order.
 */
async function retryOnLockTimeout<Result>(tx: Db, work: () => Promise<Result>): Promise<Result> {
  await tx.execute(sql`set local lock_timeout = '500ms'`); // less than the second after which PostgreSQL looks for deadlocks
  for (let tries = 1; ; tries++) {
    await tx.execute(sql`savepoint attempt`);
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseBusy(error) || tries === MAX_TRIES) throw error;
      await tx.execute(sql`rollback to savepoint attempt`);
    }
  }
}

async function merge(tx: Db, confirmed: ConfirmedMerge, { now, note }: { now: Date; note: Note }): Promise<void> {
  const two = only(confirmed, ['keptId', 'goneId']);
  const { keptId, goneId } = two;
  const { kept, gone } = await lockUnmerged(tx, two);
  if (confirmed.keptName.trim() !== kept.name.trim())
    throw new InvalidInputError([
      { field: 'keptName', message: message('staff-refusal.other-company-name', { name: kept.name }) },
    ]);
  const asTheyWere = await tx
    .select()
    .from(companies)
    .where(inArray(companies.id, [keptId, goneId]));
  const members = await listMemberIds(tx, goneId);
  await lockWriters(tx, { memberIds: members, companyId: goneId });
  const dropped = await listConflicts(tx, two);
  const droppedIds = dropped.map(({ id }) => id);
  if (dropped.length > 0) await tx.delete(ownPartNumbers).where(inArray(ownPartNumbers.id, droppedIds));
  const droppedMachines = await dropDoubleMachines(tx, two);
  const costCentres = combineCostCentres(kept.costCentres, gone.costCentres);
  if (costCentres.length > 0) await setCostCentres(tx, keptId, [...kept.costCentres, ...costCentres]);
  await setMergedInto(tx, goneId, keptId);
  const endedInvitations = await endDoubleInvitations(tx, two, now);
  const defaultAddress = await clearDefaultAddress(tx, two);
  const moved = {} as Record<OwnedKind, number[]>;
  for (const kind of ownedKinds) moved[kind] = await moveAll(tx, kind, goneId, keptId);
  const copy: MergeRecord = {
    companies: asTheyWere,
    members,
    moved,
    endedInvitations,
    defaultAddress,
    droppedMachines,
    droppedNumbers: dropped.map(({ id: _, productName: __, ...number }) => number),
    costCentres,
  };
  await moveMembers(tx, members, keptId);
  const [{ id: mergeId } = { id: 0 }] = await tx
    .insert(companyMerges)
    .values({ ...two, mergedAt: now, moved: copy })
    .returning({ id: companyMerges.id });
  await note({
    action: 'merged',
    entity: 'company',
    entityId: keptId,
    before: { company: kept.name, merged: gone.name },
    after: { company: kept.name, mergeId, ...countsOf(copy) },
  });
  await noteMembers(note, members, gone.name, kept.name);
}

/** @throws {NotFoundError} */
async function lockUnmerged(tx: Db, two: TwoCompanies) {
  const both = (await lockBoth(tx, two)).filter(({ mergedInto }) => mergedInto === null);
  const [kept, gone] = [both.find(({ id }) => id === two.keptId), both.find(({ id }) => id === two.goneId)];
  if (kept === undefined || gone === undefined) throw new NotFoundError('company');
  return { kept, gone };
}

function countsOf({ members, moved, droppedNumbers }: MergeRecord) {
  return {
    members: members.length,
    orders: moved.orders.length,
    addresses: moved.addresses.length,
    lists: moved.lists.length,
    presses: moved.machines.length,
    ownNumbers: moved.ownNumbers.length,
    ownNumbersLeftOut: droppedNumbers.length,
  };
}

async function noteMembers(note: Note, members: readonly number[], from: string, to: string): Promise<void> {
  for (const entityId of members)
    await note({
      action: 'moved with their company',
      entity: 'customer',
      entityId,
      before: { of: from },
      after: { of: to },
    });
}
