import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import { askAboutPrices } from '../parts/ask-about-prices.ts';
import { InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { priceListRows } from '../pricing/tables.ts';
import { changePrices } from './change-prices.ts';
import { judgePrices, type NamedRow, type Row, rowKey } from './judge-prices.ts';
import { breakText } from './ladder-text.ts';
import type { PricesDraft } from './paths.ts';
import { lockPriceList, raiseVersion, type StoredPriceList, writeRows } from './price-list-queries.ts';
import { listRowsOn, notedRow, type NotedPrices } from './put-back-prices.ts';
import { unusualRows } from './unusual-rows.ts';

/**
 * Saves prices of a list, all or none: each from its day on, or from today; a row of the same target and day is replaced. This raises the version
 * of the list, so that two colleagues notice each other. Returns 1.
 * @throws {NotFoundError | StaleSaveError}
 * @throws {InvalidInputError}  by field, with its position: unknown part or width, a ladder that cannot be stored
 * @throws {UnconfirmedError}  a price is unusual (D45)
 */
export async function savePrices(
  { priceListId, prices, version, confirmPrices }: PricesDraft,
  context: StaffContext,
): Promise<1> {
  await changePrices(context, async (tx, note) => {
    const list = await lockPriceList(tx, priceListId);
    if (list === undefined) throw new NotFoundError('price-list');
    await requireUnchanged(tx, { entity: 'price list', entityId: priceListId }, version, list);
    const { clock, store } = context.shop;
    const rows = await judgePrices(tx, list, prices, dayInZone(clock.now(), store.timeZone));
    const errors = rows.flatMap(({ faults }, index) =>
      faults.map(({ field, message: refusal }) => ({ field: `prices.${index}.${field}`, message: refusal })),
    );
    if (errors.length > 0) throw new InvalidInputError(errors);
    const unusual = await unusualRows(tx, list, rows, context.shop.hot());
    askAboutPrices(
      unusual.flatMap((warning) => warning ?? []),
      confirmPrices,
      context,
    );
    const before = await listReplacedRows(tx, priceListId, rows);
    await writeRows(
      tx,
      rows.map(({ row }) => row),
    );
    await raiseVersion(tx, list);
    await note({
      action: 'saved',
      entity: 'price list',
      entityId: priceListId,
      before: { name: list.name, version: list.version, ...noted(list, before) },
      after: { name: list.name, version: list.version + 1, ...noted(list, rows) },
    });
  });
  return 1;
}

/**
 * Removes a row of a list as if it had never existed: the previous one continues. Returns 1.
 * @throws {NotFoundError}
 */
export async function removePrice({ rowId }: { rowId: number }, context: StaffContext): Promise<1> {
  await changePrices(context, async (tx, note) => {
    const [found] = await tx.select().from(priceListRows).where(eq(priceListRows.id, rowId));
    const list = found === undefined ? undefined : await lockPriceList(tx, found.priceListId);
    const [row] = await tx.delete(priceListRows).where(eq(priceListRows.id, rowId)).returning();
    if (row === undefined || list === undefined) throw new NotFoundError('listed-price');
    await raiseVersion(tx, list);
    const name = await nameOfTarget(tx, row);
    await note({
      action: 'saved',
      entity: 'price list',
      entityId: list.id,
      before: { name: list.name, version: list.version, ...noted(list, [{ row, name }]) },
      after: { name: list.name, version: list.version + 1, ...noted(list, []) },
    });
  });
  return 1;
}

/** The rows that a save replaces, with the names of their targets. */
async function listReplacedRows(tx: Db, priceListId: number, rows: readonly NamedRow[]): Promise<NamedRow[]> {
  const stored = await listRowsOn(
    tx,
    priceListId,
    rows.map(({ row }) => row),
  );
  const byKey = new Map(stored.map((row) => [rowKey(row), row]));
  return rows.flatMap(({ row, name }) => {
    const before = byKey.get(rowKey(row));
    return before === undefined ? [] : { row: before, name };
  });
}

/** Prices for the audit list, which can restore them. */
function noted({ currencyId }: StoredPriceList, rows: readonly NamedRow[]): NotedPrices {
  return {
    currencyId,
    prices: rows.map(({ row, name }) => pricesText(name, row)),
    listedRows: rows.map(({ row }) => notedRow(row)),
  };
}

async function nameOfTarget(tx: Db, { productId, variantId, typeId, categoryId }: Row): Promise<string> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select concat_ws(' ',
      (select name from products where id = ${productId ?? null}),
      (select details from product_variants where id = ${variantId ?? null}),
      (select name from product_types where id = ${typeId ?? null}),
      (select name from categories where id = ${categoryId ?? null})
    ) as name`);
  return rows[0]?.name ?? '';
}

/** 'DB-0150 from 2027-01-01: 29.00, 5: 27.50'; without a name for all parts, and without prices where they end. */
function pricesText(name: string, { startsOn, ladder }: Row): string {
  const breaks = (ladder ?? []).map((each) => (each.from === 1 ? breakText(each) : `${each.from}: ${breakText(each)}`));
  return `${name === '' ? '*' : name}, ${startsOn}: ${breaks.length === 0 ? '–' : breaks.join(', ')}`;
}
