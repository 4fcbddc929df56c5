import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { companies } from '../../people/accounts/tables.ts';
import { companyGroups, priceListRecipients, priceListRows, priceLists } from '../pricing/tables.ts';

export type StoredPriceList = typeof priceLists.$inferSelect;

export async function findPriceList(db: Db, id: number): Promise<StoredPriceList | undefined> {
  const [row] = await db.select().from(priceLists).where(eq(priceLists.id, id));
  return row;
}

/** These lists by number. */
export async function findPriceLists(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, StoredPriceList>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(priceLists)
    .where(inArray(priceLists.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Names of these lists by number, for staff. */
export async function namesOfPriceLists(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { id, name } = priceLists;
  const rows = await db
    .select({ id, name })
    .from(priceLists)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** The stored list, locked until the transaction ends. */
export async function lockPriceList(tx: Db, id: number): Promise<StoredPriceList | undefined> {
  const [row] = await tx.select().from(priceLists).where(eq(priceLists.id, id)).for('update');
  return row;
}

/** Raises the version of a list, so that two colleagues notice each other. */
export async function raiseVersion(tx: Db, { id, version }: StoredPriceList): Promise<void> {
  await tx
    .update(priceLists)
    .set({ version: version + 1 })
    .where(eq(priceLists.id, id));
}

/** Adds rows to lists; a row of the same target and day is replaced. */
export async function writeRows(tx: Db, rows: (typeof priceListRows.$inferInsert)[]): Promise<void> {
  const { priceListId, productId, variantId, typeId, categoryId, startsOn } = priceListRows;
  await tx
    .insert(priceListRows)
    .values(rows)
    .onConflictDoUpdate({
      target: [priceListId, productId, variantId, typeId, categoryId, startsOn],
      set: { ladder: sql`excluded.ladder` },
    });
}

/** Recipients of a list, by name. */
export async function listRecipients(db: Db, priceListId: number) {
  const rows = await db
    .select({
      companyId: priceListRecipients.companyId,
      companyName: companies.name,
      groupId: priceListRecipients.groupId,
      groupName: companyGroups.name,
    })
    .from(priceListRecipients)
    .leftJoin(companies, eq(companies.id, priceListRecipients.companyId))
    .leftJoin(companyGroups, eq(companyGroups.id, priceListRecipients.groupId))
    .where(eq(priceListRecipients.priceListId, priceListId))
    .orderBy(asc(companies.name), asc(companyGroups.name), asc(priceListRecipients.id));
  return {
    everybody: rows.some(({ companyId, groupId }) => companyId === null && groupId === null),
    companies: rows.flatMap(({ companyId, companyName }) =>
      companyId === null || companyName === null ? [] : { companyId, companyName },
    ),
    groups: rows.flatMap(({ groupId, groupName }) =>
      groupId === null || groupName === null ? [] : { groupId, groupName },
    ),
  };
}

/** Independent companies, by number: one that was merged into another has no prices of its own (H8). */
export async function listCompanies(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { id, name } = companies;
  return db
    .select({ companyId: id, companyName: name })
    .from(companies)
    .where(and(inArray(id, [...ids]), isNull(companies.mergedInto)))
    .orderBy(asc(name), asc(id));
}

export async function listGroups(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { id, name } = companyGroups;
  return db
    .select({ groupId: id, groupName: name })
    .from(companyGroups)
    .where(inArray(id, [...ids]))
    .orderBy(asc(name));
}
