import { and, asc, eq, exists, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/database/database.ts';
import { companies, customers, deliveryAddresses } from '../../people/accounts/tables.ts';
import { cartLines, carts } from '../../trade/cart/tables.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { invitations } from '../../people/companies/tables.ts';
import { impersonations } from '../../people/identity/tables.ts';
import { ownPartNumbers } from '../../catalogue/customer-part-numbers/tables.ts';
import { approvalRequests } from '../../trade/approvals/tables.ts';
import { quotations } from '../../trade/quotations/tables.ts';
import { chosenMachines, machines } from '../../catalogue/presses/tables.ts';
import type { DroppedMachine } from './merge-record.ts';

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

export async function setMergedInto(tx: Db, companyId: number, mergedInto: number): Promise<void> {
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

/** Presses of one company that the other has entered too, each with the other's. */
export function listDoubleMachines(db: Db, { keptId, goneId }: { keptId: number; goneId: number }) {
  const kept = alias(machines, 'kept');
  return db
    .select({ machine: machines, keptMachineId: kept.id })
    .from(machines)
    .innerJoin(kept, and(eq(kept.modelId, machines.modelId), eq(kept.serialKey, machines.serialKey)))
    .where(and(eq(machines.companyId, goneId), eq(kept.companyId, keptId), ne(machines.serial, '')))
    .orderBy(asc(machines.id));
}

/** Removes presses of one company that the other has entered too; members who had chosen one get the other's. */
export async function dropDoubleMachines(tx: Db, two: { keptId: number; goneId: number }): Promise<DroppedMachine[]> {
  const dropped: DroppedMachine[] = [];
  for (const { machine, keptMachineId } of await listDoubleMachines(tx, two)) {
    const { id, modelId, serial, name, place, notes, options, missingOptions } = machine;
    const chosen = await tx
      .update(chosenMachines)
      .set({ machineId: keptMachineId })
      .where(eq(chosenMachines.machineId, id))
      .returning({ customerId: chosenMachines.customerId });
    await tx.delete(machines).where(eq(machines.id, id));
    dropped.push({
      modelId,
      serial,
      name,
      place,
      notes,
      options,
      missingOptions,
      chosenBy: chosen.map(({ customerId }) => customerId),
    });
  }
  return dropped;
}
