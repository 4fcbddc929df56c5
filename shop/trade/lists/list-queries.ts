import { and, asc, eq, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { companies, customers } from '../../people/accounts/tables.ts';
import type { SignedInCustomer } from '../../base/operations/shop.ts';
import { hasRight } from '../../base/rights/member-role.ts';
import { partListLines, partListReminders, partLists } from './tables.ts';
import type { ListHeader } from './wire.ts';

/** Reader of lists. */
export type ListReader = Pick<SignedInCustomer, 'id' | 'companyId' | 'role'>;

/** The lists that a member sees, by name. */
export async function listLists(db: Db, reader: ListReader): Promise<ListHeader[]> {
  const rows = await selectHeaders(db, reader, undefined);
  return rows.map((row) => headerOf(row, reader));
}

/** One list that the member sees. */
export async function findList(db: Db, listId: number, reader: ListReader): Promise<ListHeader | undefined> {
  const [row] = await selectHeaders(db, reader, eq(partLists.id, listId));
  return row === undefined ? undefined : headerOf(row, reader);
}

/**
 * The member's own and the company's; a manager also sees those of members who can no longer log in, so that they are
 * not lost.
 */
function isSeenBy({ id, companyId, role }: ListReader): SQL | undefined {
  const isLeft = hasRight(role, 'manage') ? ne(customers.status, 'active') : undefined;
  return and(
    eq(partLists.companyId, companyId),
    isNull(partLists.removedAt),
    or(partLists.isCompanys, eq(partLists.customerId, id), isLeft),
  );
}

function isChangedBy({ id, companyId }: ListReader): SQL | undefined {
  return and(eq(partLists.companyId, companyId), or(partLists.isCompanys, eq(partLists.customerId, id)));
}

function selectHeaders(db: Db, reader: ListReader, condition: SQL | undefined) {
  return db
    .select({
      id: partLists.id,
      name: partLists.name,
      isCompanys: partLists.isCompanys,
      customerId: partLists.customerId,
      firstName: customers.firstName,
      surname: customers.surname,
      changedAt: partLists.changedAt,
      lineCount: sql<number>`(
        select count(*)::integer from ${partListLines} where ${partListLines.listId} = ${partLists.id}
      )`,
      everyWeeks: partListReminders.everyWeeks,
      nextOn: partListReminders.nextOn,
    })
    .from(partLists)
    .innerJoin(customers, eq(customers.id, partLists.customerId))
    .leftJoin(
      partListReminders,
      and(eq(partListReminders.listId, partLists.id), eq(partListReminders.customerId, reader.id)),
    )
    .where(and(isSeenBy(reader), condition))
    .orderBy(asc(partLists.name), asc(partLists.id));
}

function headerOf(
  { id, name, customerId, firstName, surname, changedAt, everyWeeks, nextOn, ...row }: Header,
  reader: ListReader,
): ListHeader {
  const isMine = customerId === reader.id;
  return {
    ...row,
    listId: id,
    listName: name,
    madeBy: `${firstName} ${surname}`,
    isMine,
    mayChange: (row.isCompanys || isMine) && hasRight(reader.role, 'order'),
    changedAt: changedAt.toISOString(),
    reminder: everyWeeks === null || nextOn === null ? null : { everyWeeks, nextOn },
  };
}
type Header = Awaited<ReturnType<typeof selectHeaders>>[number];

/** Touches a list that the member may change, which locks it until the transaction ends; false if there is none. */
export async function lockList(tx: Db, listId: number, member: ListReader, now: Date): Promise<boolean> {
  const touched = await tx
    .update(partLists)
    .set({ changedAt: now })
    .where(and(eq(partLists.id, listId), isChangedBy(member), isNull(partLists.removedAt)))
    .returning({ id: partLists.id });
  return touched.length > 0;
}

/** Counts the lists of a company. Locks the company, so that two new lists cannot both come in under the limit. */
export async function countListsLocked(tx: Db, companyId: number): Promise<number> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('no key update');
  return tx.$count(partLists, and(eq(partLists.companyId, companyId), isNull(partLists.removedAt)));
}

export async function insertList(tx: Db, list: typeof partLists.$inferInsert): Promise<number> {
  const [row] = await tx.insert(partLists).values(list).returning({ id: partLists.id });
  if (row === undefined) throw new Error('A list was inserted, but not returned.');
  return row.id;
}

export async function updateList(
  tx: Db,
  listId: number,
  change: Partial<Pick<typeof partLists.$inferInsert, 'name' | 'isCompanys' | 'removedAt'>>,
): Promise<void> {
  await tx.update(partLists).set(change).where(eq(partLists.id, listId));
}

/** Restores a list that the member may change; false: it is gone for good, or never existed. */
export async function restoreRemoved(tx: Db, listId: number, member: ListReader): Promise<boolean> {
  const restored = await tx
    .update(partLists)
    .set({ removedAt: null })
    .where(and(eq(partLists.id, listId), isChangedBy(member)))
    .returning({ id: partLists.id });
  return restored.length > 0;
}

/** Deletes lists that were removed before that time, up to a limit. */
export async function clearRemoved(db: Db, before: Date, atMost: number): Promise<number> {
  const old = db
    .select({ id: partLists.id })
    .from(partLists)
    .where(and(isNotNull(partLists.removedAt), lt(partLists.removedAt, before)))
    .limit(atMost)
    .for('update', { skipLocked: true });
  const cleared = await db
    .delete(partLists)
    .where(sql`${partLists.id} in (${old})`)
    .returning({ id: partLists.id });
  return cleared.length;
}

export async function putReminder(tx: Db, reminder: typeof partListReminders.$inferInsert): Promise<void> {
  const { everyWeeks, nextOn } = reminder;
  await tx
    .insert(partListReminders)
    .values(reminder)
    .onConflictDoUpdate({
      target: [partListReminders.listId, partListReminders.customerId],
      set: { everyWeeks, nextOn },
    });
}

export async function removeReminder(tx: Db, listId: number, customerId: number): Promise<void> {
  await tx
    .delete(partListReminders)
    .where(and(eq(partListReminders.listId, listId), eq(partListReminders.customerId, customerId)));
}

/** Returns whether the member still wants the reminder. */
export async function hasReminder(db: Db, listId: number, customerId: number): Promise<boolean> {
  const isTheirs = and(eq(partListReminders.listId, listId), eq(partListReminders.customerId, customerId));
  return (await db.$count(partListReminders, isTheirs)) > 0;
}

/** Due reminders, up to a limit, locked until the transaction ends; those locked by another process are skipped. */
export function lockDue(tx: Db, today: string, atMost: number) {
  return tx
    .select({
      listId: partListReminders.listId,
      customerId: partListReminders.customerId,
      everyWeeks: partListReminders.everyWeeks,
      nextOn: partListReminders.nextOn,
      isHeard: sql<boolean>`${customers.status} = 'active' and ${partLists.removedAt} is null`,
    })
    .from(partListReminders)
    .innerJoin(customers, eq(customers.id, partListReminders.customerId))
    .innerJoin(partLists, eq(partLists.id, partListReminders.listId))
    .where(sql`${partListReminders.nextOn} <= ${today}`)
    .orderBy(asc(partListReminders.nextOn), asc(partListReminders.listId), asc(partListReminders.customerId))
    .limit(atMost)
    .for('update', { of: partListReminders, skipLocked: true });
}

/** A member with the data that determines their prices, for a mail to them; undefined: they can no longer log in. */
export async function findBuyer(db: Db, customerId: number) {
  const [row] = await db
    .select({
      id: customers.id,
      companyId: customers.companyId,
      role: customers.role,
      currencyId: companies.currencyId,
      priceClass: companies.priceClass,
      adminContact: companies.adminContact,
    })
    .from(customers)
    .innerJoin(companies, eq(companies.id, customers.companyId))
    .where(and(eq(customers.id, customerId), eq(customers.status, 'active')));
  return row;
}
