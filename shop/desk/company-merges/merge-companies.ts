import { eq, inArray, sql } from 'drizzle-orm';
import { type Db, isDatabaseBusy } from '#platform/database/database.ts';
import { companies, deliveryAddresses } from '../../people/accounts/tables.ts';
import { changeAsStaff, type Note } from '../../base/audit/change-as-staff.ts';
import { only } from '../../base/fields/field.ts';
import { pastOrders } from '../../trade/past-orders/tables.ts';
import { webhookEndpoints } from '../webhooks/tables.ts';
import { apiKeys } from '../../people/keys/tables.ts';
import { invitations } from '../../people/companies/tables.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { partLists } from '../../trade/lists/tables.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { approvalRequests } from '../../trade/approvals/tables.ts';
import { orders } from '../../trade/orders/tables.ts';
import { partRequests } from '../../trade/part-requests/tables.ts';
import { quotations } from '../../trade/quotations/tables.ts';
import { machines } from '../../catalogue/presses/tables.ts';
import { ownPartNumbers } from '../../catalogue/customer-part-numbers/tables.ts';
import {
  endDoubleInvitations,
  clearDefaultAddress,
  clearForeignChoices,
  dropDoubleMachines,
  lockWriters,
  listConflicts,
  listMemberIds,
  listPeopleToMove,
  lockBoth,
  restoreDefaultAddress,
  restoreMachines,
  moveAll,
  moveMembers,
  moveSome,
  moveMemberRecords,
  reopenInvitations,
  setCostCentres,
  setMergedInto,
} from './merge-queries.ts';
import { combineCostCentres, type MergeRecord } from './merge-record.ts';
import type { ConfirmedMerge, TwoCompanies } from './paths.ts';
import { companyMerges } from './tables.ts';

const MAX_TRIES = 5;

/**
 * Merges one company into another, in one transaction (H8). Members with their logins and roles, addresses, orders,
 * baskets, requests and customer part numbers move; from then on the kept company's terms apply. An order keeps its own
 * currency and prices (B9). Returns 1.
 * @throws {NotFoundError} one of them does not exist, or was already merged
 * @throws {ConflictError} both are the same company
 * @throws {InvalidInputError} another name than that of the kept company was typed to confirm
 */
export async function mergeCompanies(confirmed: ConfirmedMerge, context: StaffContext): Promise<1> {
  requireTwo(confirmed);
  const now = context.shop.clock.now();
  await changeAsStaff(context, (tx, note) => patiently(tx, () => merge(tx, confirmed, { now, note })));
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
async function patiently<Result>(tx: Db, work: () => Promise<Result>): Promise<Result> {
  await tx.execute(sql`set local lock_timeout = '500ms'`); // less than the second after which PostgreSQL looks for deadlocks
  for (let tries = 1; ; tries++) {
    await tx.execute(sql`savepoint patiently`);
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseBusy(error) || tries === MAX_TRIES) throw error;
      await tx.execute(sql`rollback to savepoint patiently`);
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
  const members = await listMemberIds(tx, goneId);
  await lockWriters(tx, { memberIds: members, companyId: goneId });
  const dropped = await listConflicts(tx, two);
  const droppedIds = dropped.map(({ id }) => id);
  if (dropped.length > 0) await tx.delete(ownPartNumbers).where(inArray(ownPartNumbers.id, droppedIds));
  const droppedMachines = await dropDoubleMachines(tx, two);
  const costCentres = combineCostCentres(kept.costCentres, gone.costCentres);
  if (costCentres.length > 0) await setCostCentres(tx, keptId, [...kept.costCentres, ...costCentres]);
  await setMergedInto(tx, goneId, keptId);
  const moved: MergeRecord = {
    members,
    endedInvitations: await endDoubleInvitations(tx, two, now),
    defaultAddress: await clearDefaultAddress(tx, two),
    addresses: await moveAll(tx, deliveryAddresses, goneId, keptId),
    orders: await moveAll(tx, orders, goneId, keptId),
    quotations: await moveAll(tx, quotations, goneId, keptId),
    requests: await moveAll(tx, approvalRequests, goneId, keptId),
    invitations: await moveAll(tx, invitations, goneId, keptId),
    ownNumbers: await moveAll(tx, ownPartNumbers, goneId, keptId),
    lists: await moveAll(tx, partLists, goneId, keptId),
    machines: await moveAll(tx, machines, goneId, keptId),
    keys: await moveAll(tx, apiKeys, goneId, keptId),
    pastOrders: await moveAll(tx, pastOrders, goneId, keptId),
    webhooks: await moveAll(tx, webhookEndpoints, goneId, keptId),
    partRequests: await moveAll(tx, partRequests, goneId, keptId),
    droppedMachines,
    droppedNumbers: dropped.map(({ id: _, productName: __, ...number }) => number),
    costCentres,
  };
  await moveMembers(tx, members, keptId);
  const [{ id: mergeId } = { id: 0 }] = await tx
    .insert(companyMerges)
    .values({ ...two, mergedAt: now, moved })
    .returning({ id: companyMerges.id });
  await note({
    action: 'merged',
    entity: 'company',
    entityId: keptId,
    before: { company: kept.name, merged: gone.name },
    after: { company: kept.name, mergeId, ...countsOf(moved) },
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

function countsOf({
  members,
  orders: ordered,
  addresses,
  lists,
  machines: presses = [],
  ownNumbers,
  droppedNumbers,
}: MergeRecord) {
  return {
    members: members.length,
    orders: ordered.length,
    addresses: addresses.length,
    lists: lists.length,
    presses: presses.length,
    ownNumbers: ownNumbers.length,
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

/**
 * Undoes a whole merge (H8): everything that was moved goes back, together with whatever its members have created
 * since.
 * @throws {ConflictError} it was already undone, or the kept company was merged into another since; undo that merge
 * first
 */
export async function undoMerge(mergeId: number, now: Date, { tx, note }: { tx: Db; note: Note }): Promise<void> {
  await patiently(tx, () => undo(tx, mergeId, { now, note }));
}

async function undo(tx: Db, mergeId: number, { now, note }: { now: Date; note: Note }): Promise<void> {
  const [stored] = await tx.select().from(companyMerges).where(eq(companyMerges.id, mergeId));
  if (stored === undefined) throw new NotFoundError('what-was-changed');
  const { keptId, goneId, moved } = stored;
  const both = await lockBoth(tx, stored);
  const [kept, gone] = [both.find(({ id }) => id === keptId), both.find(({ id }) => id === goneId)];
  const [present] = await tx
    .select({ undoneAt: companyMerges.undoneAt })
    .from(companyMerges)
    .where(eq(companyMerges.id, mergeId));
  if (kept === undefined || gone === undefined || kept.mergedInto !== null || present?.undoneAt !== null)
    throw new ConflictError('audit.changed-again', message('staff-refusal.changed-again'));
  const members = await listPeopleToMove(tx, moved, keptId);
  await lockWriters(tx, { memberIds: members, companyId: keptId });
  await setMergedInto(tx, goneId, null); // first: until then, writes for it still go to the other company
  await moveMembers(tx, members, goneId);
  await moveMemberRecords(tx, members, goneId);
  for (const [table, ids] of [
    [orders, moved.orders],
    [approvalRequests, moved.requests],
    [quotations, moved.quotations ?? []],
    [deliveryAddresses, moved.addresses],
    [invitations, moved.invitations],
    [ownPartNumbers, moved.ownNumbers],
    [partLists, moved.lists],
    [machines, moved.machines ?? []],
    [partRequests, moved.partRequests ?? []],
    [apiKeys, moved.keys ?? []],
    [pastOrders, moved.pastOrders ?? []],
    [webhookEndpoints, moved.webhooks ?? []],
  ] as const)
    if (ids.length > 0) await moveSome(tx, table, ids, goneId);
  await restoreMachines(tx, moved.droppedMachines ?? [], stored);
  await clearForeignChoices(tx, [keptId, goneId]);
  if (moved.droppedNumbers.length > 0)
    await tx
      .insert(ownPartNumbers)
      .values(moved.droppedNumbers.map((number) => ({ ...number, companyId: goneId })))
      .onConflictDoNothing();
  if (moved.endedInvitations.length > 0) await reopenInvitations(tx, moved.endedInvitations);
  if (moved.defaultAddress !== null) await restoreDefaultAddress(tx, moved.defaultAddress, goneId);
  const [rules] = await tx.select({ rule: companies.costCentreRule }).from(companies).where(eq(companies.id, keptId));
  const left = kept.costCentres.filter((each) => !moved.costCentres.includes(each));
  if (left.length > 0 || rules?.rule === 'off') await setCostCentres(tx, keptId, left);
  await tx.update(companyMerges).set({ undoneAt: now }).where(eq(companyMerges.id, mergeId));
  await note({
    action: 'put back',
    entity: 'company',
    entityId: keptId,
    before: { company: kept.name, merged: gone.name },
    after: { company: kept.name, ...countsOf(moved) },
  });
  await noteMembers(note, members, kept.name, gone.name);
}
