import { and, asc, eq, exists, inArray, isNull, ne, not, or, sql } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import { companies, customers, deliveryAddresses } from '../../people/accounts/tables.ts';
import { cartLines, carts } from '../../trade/cart/tables.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { invitations } from '../../people/companies/tables.ts';
import { impersonations } from '../../people/identity/tables.ts';
import { partLists } from '../../trade/lists/tables.ts';
import { ownPartNumbers } from '../../catalogue/customer-part-numbers/tables.ts';
import { approvalRequests } from '../../trade/approvals/tables.ts';
import { orders } from '../../trade/orders/tables.ts';
import { quotations } from '../../trade/quotations/tables.ts';
import { chosenMachines, machines } from '../../catalogue/presses/tables.ts';
import type { DroppedMachine, MergeRecord } from './merge-record.ts';

type Owned = PgTable & { id: PgColumn; companyId: PgColumn };

/**
 * Locks both companies against other merges and saves of their members, always in the same order, so that two merges
 * never deadlock.
 */
export function lockBoth(tx: Db, { keptId, goneId }: { keptId: number; goneId: number }) {
  return tx
    .select({
      id: companies.id,
      name: companies.name,
      costCentres: companies.costCentres,
      mergedInto: companies.mergedInto,
    })
    .from(companies)
    .where(inArray(companies.id, [keptId, goneId]))
    .orderBy(asc(companies.id))
    .for('no key update');
}

/**
 * Waits for everyone who is ordering with a basket of these members or deciding one of their requests, then blocks new
 * rows for that company. The order matters: an order locks the basket first and the company's row last.
 */
export async function lockWriters(
  tx: Db,
  { memberIds, companyId }: { memberIds: readonly number[]; companyId: number },
): Promise<void> {
  const ids = [...memberIds];
  const isOpen = and(inArray(approvalRequests.customerId, ids), eq(approvalRequests.state, 'open'));
  await tx
    .select({ id: approvalRequests.id })
    .from(approvalRequests)
    .where(isOpen)
    .orderBy(asc(approvalRequests.id))
    .for('update');
  // An acceptance locks its quotation before anything else.
  await tx
    .select({ id: quotations.id })
    .from(quotations)
    .where(eq(quotations.companyId, companyId))
    .orderBy(asc(quotations.id))
    .for('update');
  await tx.select({ id: carts.id }).from(carts).where(isLiveCartOf(tx, ids)).orderBy(asc(carts.id)).for('update');
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update');
}

/** Baskets that can still become orders. */
function isLiveCartOf(db: Db, memberIds: readonly number[]) {
  const awaits = db
    .select({ id: approvalRequests.id })
    .from(approvalRequests)
    .where(and(eq(approvalRequests.cartId, carts.id), eq(approvalRequests.state, 'open')));
  return and(inArray(carts.customerId, [...memberIds]), or(isNull(carts.orderedAt), exists(awaits)));
}

/** Open baskets with lines. */
export function countFilledCarts(db: Db, memberIds: readonly number[]): Promise<number> {
  const hasLines = exists(db.select({ id: cartLines.id }).from(cartLines).where(eq(cartLines.cartId, carts.id)));
  return db.$count(carts, and(inArray(carts.customerId, [...memberIds]), isNull(carts.orderedAt), hasLines));
}

/** Ids of the members in steady order: their histories are written one after the other. */
export async function listMemberIds(tx: Db, companyId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.companyId, companyId))
    .orderBy(asc(customers.id));
  return rows.map(({ id }) => id);
}

/**
 * The people of the other company who are now in that company: members moved, people it had invited, and people these
 * invited in turn.
 */
export async function listPeopleToMove(
  tx: Db,
  { members, invitations: invited }: Pick<MergeRecord, 'members' | 'invitations'>,
  companyId: number,
): Promise<number[]> {
  const joined = sql`select joined_id from invitations where joined_id is not null`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    with recursive theirs(id) as (
      select id from customers where id = any(${sql.param([...members])}::integer[])
      union
      (${joined} and id = any(${sql.param([...invited])}::integer[]))
      union
      (select joined_id from invitations join theirs on invited_by = theirs.id where joined_id is not null)
    )
    select id from customers join theirs using (id) where company_id = ${companyId} order by id`);
  return rows.map(({ id }) => id);
}

/** Moves members and their live baskets. Ends all impersonation of them. */
export async function moveMembers(tx: Db, memberIds: readonly number[], companyId: number): Promise<void> {
  const ids = [...memberIds];
  await tx
    .update(customers)
    .set({ companyId, version: sql`${customers.version} + 1` })
    .where(inArray(customers.id, ids));
  await tx.update(carts).set({ companyId }).where(isLiveCartOf(tx, ids));
  await tx.delete(impersonations).where(inArray(impersonations.customerId, ids));
}

/** Moves all rows of one kind and returns their ids. */
export async function moveAll(tx: Db, table: Owned, from: number, to: number): Promise<number[]> {
  const moved = await tx
    .update(table)
    .set({ companyId: to })
    .where(eq(table.companyId, from))
    .returning({ id: table.id });
  return moved.map(({ id }) => Number(id));
}

/** Moves those of these rows that the company still has. */
export async function moveSome(tx: Db, table: Owned, ids: readonly number[], to: number): Promise<void> {
  await tx
    .update(table)
    .set({ companyId: to })
    .where(inArray(table.id, [...ids]));
}

/**
 * Moves the members' records, including those created in another company: orders, requests, addresses, lists and
 * invitations.
 */
export async function moveMemberRecords(tx: Db, memberIds: readonly number[], to: number): Promise<void> {
  for (const table of [orders, quotations, approvalRequests, deliveryAddresses, partLists])
    await tx
      .update(table)
      .set({ companyId: to })
      .where(inArray(table.customerId, [...memberIds]));
  await tx
    .update(invitations)
    .set({ companyId: to })
    .where(inArray(invitations.invitedBy, [...memberIds]));
}

/** Reopens invitations that ended with the merge, unless the company has invited the same person again since. */
export async function reopenInvitations(tx: Db, ids: readonly number[]): Promise<void> {
  const isAgain = sql`exists (
    select from invitations as later
    where later.company_id = ${invitations.companyId} and later.ended_at is null and lower(later.email) = lower(${invitations.email}))`;
  await tx
    .update(invitations)
    .set({ endedAt: null })
    .where(and(inArray(invitations.id, [...ids]), not(isAgain)));
}

/** Clears the other company's default address if the kept company has one, because a company has one default. */
export async function clearDefaultAddress(
  tx: Db,
  { keptId, goneId }: { keptId: number; goneId: number },
): Promise<number | null> {
  const hasOne =
    (await tx.$count(
      deliveryAddresses,
      and(eq(deliveryAddresses.companyId, keptId), eq(deliveryAddresses.isDefault, true)),
    )) > 0;
  if (!hasOne) return null;
  const [given] = await tx
    .update(deliveryAddresses)
    .set({ isDefault: false, version: sql`${deliveryAddresses.version} + 1` })
    .where(and(eq(deliveryAddresses.companyId, goneId), eq(deliveryAddresses.isDefault, true)))
    .returning({ id: deliveryAddresses.id });
  return given?.id ?? null;
}

/** Makes an address the default of its company, if it has none. */
export async function restoreDefaultAddress(tx: Db, addressId: number, companyId: number): Promise<void> {
  const isDefault = and(eq(deliveryAddresses.companyId, companyId), eq(deliveryAddresses.isDefault, true));
  if ((await tx.$count(deliveryAddresses, isDefault)) > 0) return;
  await tx
    .update(deliveryAddresses)
    .set({ isDefault: true, version: sql`${deliveryAddresses.version} + 1` })
    .where(and(eq(deliveryAddresses.id, addressId), eq(deliveryAddresses.companyId, companyId)));
}

/**
 * Customer part numbers of one company that conflict with the other's: the same number, or another number of the same
 * part.
 */
export function listConflicts(db: Db, { keptId, goneId }: { keptId: number; goneId: number }) {
  const conflicts = sql`exists (
    select from own_part_numbers as kept
    where kept.company_id = ${keptId}
      and (kept.number_key = ${ownPartNumbers.numberKey}
        or (kept.product_id = ${ownPartNumbers.productId} and kept.variant_id is not distinct from ${ownPartNumbers.variantId})))`;
  return db
    .select({
      id: ownPartNumbers.id,
      number: ownPartNumbers.number,
      numberKey: ownPartNumbers.numberKey,
      productId: ownPartNumbers.productId,
      variantId: ownPartNumbers.variantId,
      productName: products.name,
    })
    .from(ownPartNumbers)
    .innerJoin(products, eq(products.id, ownPartNumbers.productId))
    .where(and(eq(ownPartNumbers.companyId, goneId), conflicts))
    .orderBy(asc(ownPartNumbers.number), asc(ownPartNumbers.id));
}

/** Ends invitations of one company to people whom the other has invited too, and returns them. */
export async function endDoubleInvitations(
  tx: Db,
  { keptId, goneId }: { keptId: number; goneId: number },
  now: Date,
): Promise<number[]> {
  const isDouble = sql`exists (
    select from invitations as kept
    where kept.company_id = ${keptId} and kept.ended_at is null and lower(kept.email) = lower(${invitations.email}))`;
  const ended = await tx
    .update(invitations)
    .set({ endedAt: now })
    .where(and(eq(invitations.companyId, goneId), isNull(invitations.endedAt), isDouble))
    .returning({ id: invitations.id });
  return ended.map(({ id }) => id);
}

export async function setMergedInto(tx: Db, companyId: number, mergedInto: number | null): Promise<void> {
  await tx
    .update(companies)
    .set({ mergedInto, version: sql`${companies.version} + 1` })
    .where(eq(companies.id, companyId));
}

export async function setCostCentres(tx: Db, companyId: number, costCentres: readonly string[]): Promise<void> {
  await tx
    .update(companies)
    .set({ costCentres, version: sql`${companies.version} + 1` })
    .where(eq(companies.id, companyId));
}

/** Removes presses of one company that the other has entered too; members who had chosen one get the other's. */
export async function dropDoubleMachines(
  tx: Db,
  { keptId, goneId }: { keptId: number; goneId: number },
): Promise<DroppedMachine[]> {
  const kept = alias(machines, 'kept');
  const doubles = await tx
    .select({ machine: machines, keptMachineId: kept.id })
    .from(machines)
    .innerJoin(kept, and(eq(kept.modelId, machines.modelId), eq(kept.serialKey, machines.serialKey)))
    .where(and(eq(machines.companyId, goneId), eq(kept.companyId, keptId), ne(machines.serial, '')))
    .orderBy(asc(machines.id));
  const dropped: DroppedMachine[] = [];
  for (const { machine, keptMachineId } of doubles) {
    const { id, modelId, serial, name, place, notes } = machine;
    const chosen = await tx
      .update(chosenMachines)
      .set({ machineId: keptMachineId })
      .where(eq(chosenMachines.machineId, id))
      .returning({ customerId: chosenMachines.customerId });
    await tx.delete(machines).where(eq(machines.id, id));
    dropped.push({ modelId, serial, name, place, notes, chosenBy: chosen.map(({ customerId }) => customerId) });
  }
  return dropped;
}

/** Enters presses again that a merge left out. A member who chose another press since then keeps that choice. */
export async function restoreMachines(
  tx: Db,
  dropped: readonly DroppedMachine[],
  { keptId, goneId }: { keptId: number; goneId: number },
): Promise<void> {
  for (const { chosenBy, ...machine } of dropped) {
    const [restored] = await tx
      .insert(machines)
      .values({ ...machine, companyId: goneId })
      .onConflictDoNothing()
      .returning({ id: machines.id, modelId: machines.modelId, serialKey: machines.serialKey });
    if (restored === undefined) continue;
    const double = tx
      .select({ id: machines.id })
      .from(machines)
      .where(
        and(
          eq(machines.companyId, keptId),
          eq(machines.modelId, restored.modelId),
          eq(machines.serialKey, restored.serialKey),
        ),
      );
    await tx
      .update(chosenMachines)
      .set({ machineId: restored.id })
      .where(and(inArray(chosenMachines.customerId, [...chosenBy]), inArray(chosenMachines.machineId, double)));
  }
}

/** Members who have chosen a press of another company, since one of the companies left: they have none. */
export async function clearForeignChoices(tx: Db, companyIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    delete from chosen_machines using machines, customers
    where machines.id = chosen_machines.machine_id and customers.id = chosen_machines.customer_id
      and customers.company_id <> machines.company_id
      and machines.company_id = any(${sql.param([...companyIds])}::integer[])`);
}
