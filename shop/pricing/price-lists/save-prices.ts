import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { requireUnchanged } from '../../audit/require-unchanged.ts';
import { findWidth } from '../../catalogue/find-width.ts';
import { partsByNumber } from '../../catalogue/parts-by-number.ts';
import { categories, products, productTypes, productVariants } from '../../catalogue/tables.ts';
import { parseDay } from '../../kernel/parse-day.ts';
import { type FieldError, InvalidInputError, NotFoundError } from '../../kernel/errors.ts';
import { MAX_QUANTITY } from '../../kernel/line-quantity.ts';
import { message } from '../../kernel/message.ts';
import type { StaffContext } from '../../operations/operation.ts';
import { type Ladder, ladderFault } from '../ladder.ts';
import { priceListRows, priceLists } from '../tables.ts';
import { changePrices } from './change-prices.ts';
import { breakText, ladderMessage } from './ladder-text.ts';
import type { BreakDraft, PriceDraft } from './paths.ts';
import { lockPriceList, type StoredPriceList } from './price-list-queries.ts';

type Row = Omit<typeof priceListRows.$inferInsert, 'id'>;

/** A row with the audit list's name for its target. */
interface NamedRow {
  row: Row;
  name: string;
}

/**
 * Saves prices of a list, all or none: each from its day on; a row of the same target and day is replaced. This raises the version
 * of the list, so that two colleagues notice each other. Returns 1.
 * @throws {NotFoundError | StaleSaveError}
 * @throws {InvalidInputError}  by field, with its position: unknown part or width, a ladder that cannot be stored
 */
export async function savePrices(
  {
    priceListId,
    prices,
    version,
  }: { priceListId: number; prices: readonly PriceDraft[]; version?: number | undefined },
  context: StaffContext,
): Promise<1> {
  await changePrices(context, async (tx, note) => {
    const list = await lockPriceList(tx, priceListId);
    if (list === undefined) throw new NotFoundError('price-list');
    await requireUnchanged(tx, { entity: 'price list', entityId: priceListId }, version, list);
    const rows = await judgePrices(tx, list, prices);
    const errors = rows.flatMap(({ faults }, index) =>
      faults.map(({ field, message: said }) => ({ field: `prices.${index}.${field}`, message: said })),
    );
    if (errors.length > 0) throw new InvalidInputError(errors);
    const before = await readReplacedRows(tx, priceListId, rows);
    await tx
      .insert(priceListRows)
      .values(rows.map(({ row }) => row))
      .onConflictDoUpdate({
        target: [
          priceListRows.priceListId,
          priceListRows.productId,
          priceListRows.variantId,
          priceListRows.typeId,
          priceListRows.categoryId,
          priceListRows.startsOn,
        ],
        set: { ladder: sql`excluded.ladder` },
      });
    await raiseVersion(tx, list);
    await note({
      action: 'saved',
      entity: 'price list',
      entityId: priceListId,
      before: { name: list.name, version: list.version, prices: before },
      after: { name: list.name, version: list.version + 1, prices: rows.map(({ row, name }) => pricesText(name, row)) },
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
      before: { name: list.name, version: list.version, prices: [pricesText(name, row)] },
      after: { name: list.name, version: list.version + 1, prices: [] },
    });
  });
  return 1;
}

export async function raiseVersion(tx: Db, { id, version }: StoredPriceList): Promise<void> {
  await tx
    .update(priceLists)
    .set({ version: version + 1 })
    .where(eq(priceLists.id, id));
}

/** A price as it would be stored, and what is wrong with it, by field of its draft. */
export interface JudgedPrice extends NamedRow {
  faults: FieldError[];
}

/** Looks up the targets of prices of a list, and judges their ladders. */
export async function judgePrices(
  tx: Db,
  list: StoredPriceList,
  prices: readonly PriceDraft[],
): Promise<JudgedPrice[]> {
  const find = await partsByNumber(
    tx,
    prices.flatMap(({ part }) => (part === '' ? [] : part)),
  );
  const parts = prices.map(({ part }) => (part === '' ? undefined : find(part)));
  const [widthOf, names] = [
    await widthsOf(
      tx,
      parts.flatMap((part) => part?.id ?? []),
    ),
    await branchNames(tx, prices),
  ];
  const seen = new Set<string>();
  return prices.map((draft, index) => {
    const { part, width } = draft;
    const [typeId, categoryId] = [draft.typeId ?? null, draft.categoryId ?? null];
    const faults: FieldError[] = [];
    const refuse = (field: string, said: FieldError['message']) => faults.push({ field, message: said });
    const found = parts[index];
    const variantId = found === undefined || width === '' ? null : (widthOf(found.id, width) ?? null);
    const startsOn = parseDay(draft.startsOn);
    const ladder = draft.breaks === null ? null : ladderOf(draft.breaks);
    if (Number(part !== '') + Number(typeId !== null) + Number(categoryId !== null) > 1)
      refuse('part', message('staff-refusal.price-list.target'));
    if (part !== '' && found === undefined) refuse('part', message('staff-refusal.part-unknown'));
    else if (width !== '' && variantId === null) refuse('width', message('staff-refusal.width-unknown'));
    if (typeId !== null && !names.types.has(typeId)) refuse('typeId', message('staff-refusal.price-list.type-unknown'));
    if (categoryId !== null && !names.categories.has(categoryId))
      refuse('categoryId', message('staff-refusal.price-list.category-unknown'));
    if (startsOn === null) refuse('startsOn', message('staff-refusal.price-list.day'));
    const trouble = ladder === null ? null : ladderRefusal(ladder, list);
    if (trouble !== null) refuse('breaks', trouble);
    const row = {
      priceListId: list.id,
      productId: found?.id ?? null,
      variantId,
      typeId,
      categoryId,
      startsOn: startsOn ?? '',
      ladder,
    };
    if (seen.has(keyOf(row))) refuse('part', message('staff-refusal.price-list.twice'));
    if (faults.length === 0) seen.add(keyOf(row));
    const words = [
      found?.name ?? part,
      width,
      names.types.get(typeId ?? 0) ?? '',
      names.categories.get(categoryId ?? 0) ?? '',
    ];
    return { row, name: words.filter((word) => word !== '').join(' '), faults };
  });
}

/** A break with both a price and a percentage, or with neither, has been refused already. */
function ladderOf(breaks: readonly BreakDraft[]): Ladder {
  return breaks.map(({ fromQuantity, unitPriceMinor, discountPercent }) =>
    unitPriceMinor == null
      ? { from: fromQuantity, discount: Math.round((discountPercent ?? 0) * 100) }
      : { from: fromQuantity, minor: unitPriceMinor },
  );
}

function ladderRefusal(ladder: Ladder, { exclusive, currencyId }: StoredPriceList): FieldError['message'] | null {
  const fault = ladderFault(ladder, { largestQuantity: MAX_QUANTITY, isExclusive: exclusive });
  if (fault !== null) return ladderMessage(fault, MAX_QUANTITY);
  const hasAmounts = ladder.some((each) => 'minor' in each);
  return currencyId === null && hasAmounts ? message('staff-refusal.price-list.no-currency') : null;
}

/** Finds a width of a part as it was typed. */
async function widthsOf(
  tx: Db,
  productIds: readonly number[],
): Promise<(productId: number, width: string) => number | undefined> {
  const rows =
    productIds.length === 0
      ? []
      : await tx
          .select({ productId: products.id, id: productVariants.id, details: productVariants.details })
          .from(products)
          .innerJoin(productVariants, eq(productVariants.familyId, products.familyId))
          .where(inArray(products.id, [...new Set(productIds)]));
  const ofPart = Map.groupBy(rows, ({ productId }) => productId);
  return (productId, width) => findWidth(ofPart.get(productId) ?? [], width)?.id;
}

async function branchNames(tx: Db, prices: readonly PriceDraft[]) {
  const typeIds = prices.flatMap(({ typeId }) => typeId ?? []);
  const categoryIds = prices.flatMap(({ categoryId }) => categoryId ?? []);
  const types =
    typeIds.length === 0
      ? []
      : await tx
          .select({ id: productTypes.id, name: productTypes.name })
          .from(productTypes)
          .where(inArray(productTypes.id, typeIds));
  const branches =
    categoryIds.length === 0
      ? []
      : await tx
          .select({ id: categories.id, name: categories.name })
          .from(categories)
          .where(inArray(categories.id, categoryIds));
  return {
    types: new Map(types.map(({ id, name }) => [id, name])),
    categories: new Map(branches.map(({ id, name }) => [id, name])),
  };
}

/** The replaced rows, for the audit list. */
async function readReplacedRows(tx: Db, priceListId: number, rows: readonly NamedRow[]): Promise<string[]> {
  const stored = await tx
    .select()
    .from(priceListRows)
    .where(
      and(
        eq(priceListRows.priceListId, priceListId),
        inArray(
          priceListRows.startsOn,
          rows.map(({ row }) => row.startsOn),
        ),
      ),
    );
  const byKey = new Map(stored.map((row) => [keyOf(row), row]));
  return rows.flatMap(({ row, name }) => {
    const before = byKey.get(keyOf(row));
    return before === undefined ? [] : pricesText(name, before);
  });
}

/** Target and day of a row: a list has one row for each. */
function keyOf({ productId = null, variantId = null, typeId = null, categoryId = null, startsOn }: Row): string {
  return JSON.stringify([productId, variantId, typeId, categoryId, startsOn]);
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
