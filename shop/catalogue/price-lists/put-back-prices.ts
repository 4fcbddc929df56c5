import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { Note } from '../../base/audit/change-as-staff.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { priceListRows } from '../pricing/tables.ts';
import { targetOf } from './counting-rows.ts';
import { ladderRefusal, type Row, rowKey } from './judge-prices.ts';
import { lockPriceList, raiseVersion, writeRows } from './price-list-queries.ts';

/** Prices of a list in an audit entry: as people read them, and as rows to restore. */
export interface NotedPrices {
  currencyId: number | null;
  prices: readonly string[];
  listedRows: readonly NotedRow[];
}

type NotedRow = Pick<Row, 'startsOn' | 'ladder'> & ReturnType<typeof targetOf>;

/** A row as an audit entry keeps it. */
export function notedRow({ startsOn, ladder, ...row }: Row): NotedRow {
  return { ...targetOf(row), startsOn, ladder: ladder ?? null };
}

/**
 * Restores the prices of a list from before one save or removal (E16, K5); that is a change too, and can be restored in turn.
 * @returns false if a price or the list’s currency has changed since, or what a price is for is gone: nothing is written
 * @throws {NotFoundError} the list is gone
 */
export async function putBackPrices(
  { priceListId, before, after }: { priceListId: number; before: NotedPrices; after: NotedPrices },
  { tx, note }: { tx: Db; note: Note },
): Promise<boolean> {
  const list = await lockPriceList(tx, priceListId);
  if (list === undefined) throw new NotFoundError('price-list');
  const rows = (noted: readonly NotedRow[]): Row[] => noted.map((row) => ({ ...row, priceListId }));
  const [earlier, later] = [rows(before.listedRows), rows(after.listedRows)];
  const present = await listRowsOn(tx, priceListId, [...earlier, ...later]);
  const touched = new Set([...earlier, ...later].map(rowKey));
  const found = present.filter((row) => touched.has(rowKey(row)));
  const isFit =
    before.currencyId === list.currencyId &&
    earlier.every(({ ladder }) => ladder == null || ladderRefusal(ladder, list) === null);
  if (!isFit || !isSame(found, later) || !(await areTargetsThere(tx, earlier))) return false;
  const kept = new Set(earlier.map(rowKey));
  const added = found.flatMap((row) => (kept.has(rowKey(row)) ? [] : row.id));
  if (added.length > 0) await tx.delete(priceListRows).where(inArray(priceListRows.id, added));
  if (earlier.length > 0) await writeRows(tx, earlier);
  await raiseVersion(tx, list);
  const auditValues = (noted: NotedPrices, version: number) => ({ name: list.name, version, ...noted });
  await note({
    action: 'put back',
    entity: 'price list',
    entityId: priceListId,
    before: auditValues(after, list.version),
    after: auditValues(before, list.version + 1),
  });
  return true;
}

/** Stored rows of a list that begin on the same days as these. */
export async function listRowsOn(tx: Db, priceListId: number, rows: readonly Row[]) {
  const days = [...new Set(rows.map(({ startsOn }) => startsOn))];
  if (days.length === 0) return [];
  return tx
    .select()
    .from(priceListRows)
    .where(and(eq(priceListRows.priceListId, priceListId), inArray(priceListRows.startsOn, days)));
}

function isSame(some: readonly Row[], others: readonly Row[]): boolean {
  const texts = (rows: readonly Row[]) =>
    rows.map((row) => `${rowKey(row)} ${JSON.stringify((row.ladder ?? []).map(breakKey))}`).toSorted();
  return JSON.stringify(texts(some)) === JSON.stringify(texts(others));
}

/** Independent of the order in which the database keeps the members of a break. */
const breakKey = (each: object) => Object.entries(each).toSorted(([one], [other]) => one.localeCompare(other));

/** Returns whether all parts, widths, types and categories of these rows exist. */
async function areTargetsThere(tx: Db, rows: readonly Row[]): Promise<boolean> {
  const ids = (column: keyof ReturnType<typeof targetOf>) => [...new Set(rows.flatMap((row) => row[column] ?? []))];
  const tables = [
    ['products', ids('productId')],
    ['product_variants', ids('variantId')],
    ['product_types', ids('typeId')],
    ['categories', ids('categoryId')],
  ] as const;
  for (const [table, wanted] of tables) {
    if (wanted.length === 0) continue;
    const { rows: counted } = await tx.execute<{ count: number }>(
      sql`select count(*)::integer as count from ${sql.identifier(table)} where id = any(${sql.param(wanted)}::integer[])`,
    );
    if (counted[0]?.count !== wanted.length) return false;
  }
  return true;
}
