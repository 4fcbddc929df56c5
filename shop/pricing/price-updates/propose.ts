import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { partsByNumber } from '../../catalogue/parts-by-number.ts';
import {
  categories,
  productCategories,
  products,
  productTypes,
  productVariants,
  variantFamilies,
} from '../../catalogue/tables.ts';
import { unusualPrices } from '../../catalogue/unusual-price.ts';
import type { CalendarDay } from '../../kernel/calendar-day.ts';
import { issueOf } from '../../kernel/issue.ts';
import { message, type Message } from '../../kernel/message.ts';
import type { Ladder } from '../ladder.ts';
import type { StoredPriceList } from '../price-lists/price-list-queries.ts';
import { countingRows, type Target, targetKey, targetOf } from '../price-lists/counting-rows.ts';
import { judgePrices } from '../price-lists/save-prices.ts';
import { breaksOf } from '../price-lists/staff-lists.ts';
import { priceListRows, priceUpdateRows } from '../tables.ts';
import type { OwnPrices } from './price-update.ts';
import { raiseLadder, raisePrice, type Rise } from '../raise-price.ts';
import { type ListLine, readListColumns, readOwnColumns } from './read-columns.ts';

/** A row of an update that is not stored yet. */
export type ProposedRow = Omit<typeof priceUpdateRows.$inferInsert, 'id' | 'priceUpdateId'>;

/** Parts that a rise is for: of a type, of a category, or all. */
export interface Selection {
  typeId: number | null;
  categoryId: number | null;
}

/** Proposes pasted prices of a list. */
export async function proposeListColumns(
  tx: Db,
  list: StoredPriceList,
  startsOn: CalendarDay,
  columns: string,
): Promise<ProposedRow[]> {
  const lines = readListColumns(columns, list);
  const branches = await branchesByName(tx);
  const drafts = lines.map(({ part, width, type, category, startsOn: day, ladder }) => ({
    part,
    width,
    typeId: branches.types(type),
    categoryId: branches.categories(category),
    startsOn: day ?? startsOn,
    breaks: breaksOf(ladder),
  }));
  const judged = await judgePrices(tx, list, drafts);
  const counting = await countingRows(tx, list.id, startsOn);
  const stored = await storedLadders(tx, list.id);
  return lines.flatMap((pasted, index): ProposedRow[] => {
    const price = judged[index];
    if (price === undefined) return [];
    const { line, ladder, refusal } = pasted;
    const { row, name } = price;
    if (refusal === null && stored(row) === JSON.stringify(ladder)) return []; // a row of the list's own export
    const fault = refusal ?? targetFault(pasted, row) ?? price.faults[0]?.message ?? dayFault(pasted, startsOn);
    const known = counting.get(targetKey(row));
    return changedRow({
      line,
      name: name === '' ? '–' : name,
      ...targetOf(row),
      before: known?.ladder ?? null,
      after: fault === null ? ladder : null,
      replaces: known?.startsOn === startsOn,
      fault: fault === null ? null : issueOf(fault),
      question: fault === null ? unusualLadder(name, known?.ladder ?? null, ladder, list) : null,
    });
  });
}

/** Finds types and categories by their names, as a list's export names them; null: none, or several. */
async function branchesByName(tx: Db) {
  const find = (rows: readonly { id: number; name: string }[]) => (name: string) => {
    const [only, ...others] = rows.filter((row) => row.name === name);
    return only === undefined || others.length > 0 ? null : only.id;
  };
  return {
    types: find(await tx.select({ id: productTypes.id, name: productTypes.name }).from(productTypes)),
    categories: find(await tx.select({ id: categories.id, name: categories.name }).from(categories)),
  };
}

/** The ladders of a list by target and day, as text; an ended price is an empty one. */
async function storedLadders(tx: Db, priceListId: number) {
  const rows = await tx.select().from(priceListRows).where(eq(priceListRows.priceListId, priceListId));
  const keyOf = (row: Target & { startsOn: CalendarDay }) => `${targetKey(row)} ${row.startsOn}`;
  const ladders = new Map(rows.map((row) => [keyOf(row), JSON.stringify(row.ladder ?? [])]));
  return (row: Target & { startsOn: CalendarDay }) => ladders.get(keyOf(row));
}

/** A row that names nothing, or a type or category that is not known. */
function targetFault({ part, type, category }: ListLine, { typeId, categoryId }: Target): Message | null {
  if (part === '' && type === '' && category === '') return message('staff-refusal.part-unknown');
  if (type !== '' && typeId == null) return message('staff-refusal.price-list.type-unknown');
  return category !== '' && categoryId == null ? message('staff-refusal.price-list.category-unknown') : null;
}

/** A price of another day than the update's. */
function dayFault({ startsOn: day }: ListLine, startsOn: CalendarDay): Message | null {
  return day === null || day === startsOn ? null : message('staff-refusal.price-update.day', { day: { day } });
}

/** Proposes a rise of the amounts of a list that count on that day. */
export async function proposeListRise(
  tx: Db,
  list: StoredPriceList,
  startsOn: CalendarDay,
  { rise, selection }: { rise: Rise; selection: Selection },
): Promise<ProposedRow[]> {
  const selected = await isSelected(tx, selection);
  const counting = [...(await countingRows(tx, list.id, startsOn)).values()].filter(
    (row) => row.ladder !== null && selected(row),
  );
  return counting.flatMap((row, index): ProposedRow[] => {
    if (row.ladder === null) return [];
    const after = raiseLadder(row.ladder, rise);
    const line = index + 1;
    return changedRow({
      line,
      name: row.name,
      ...targetOf(row),
      before: row.ladder,
      after,
      replaces: row.startsOn === startsOn,
      fault: after === null ? issueOf(message('staff-refusal.price-update.discounts')) : null,
      question: after === null ? null : unusualLadder(row.name, row.ladder, after, list),
    });
  });
}

/** Proposes pasted prices of the shop's own parts. */
export async function proposeOwnColumns(tx: Db, columns: string): Promise<ProposedRow[]> {
  const lines = readOwnColumns(columns);
  const find = await partsByNumber(
    tx,
    lines.map(({ part }) => part),
  );
  const found = lines.map(({ part }) => find(part));
  const stored = await ownPrices(
    tx,
    found.flatMap((part) => part?.id ?? []),
  );
  const seen = new Set<number>();
  return lines.flatMap(({ line, part, width, usdMinor, eurMinor, refusal }, index): ProposedRow[] => {
    const product = stored.get(found[index]?.id ?? 0);
    const before = product === undefined ? null : { usdMinor: product.usdMinor, eurMinor: product.eurMinor };
    const after = before && { usdMinor: usdMinor ?? before.usdMinor, eurMinor: eurMinor ?? before.eurMinor };
    const fault =
      refusal ??
      (product === undefined
        ? message('staff-refusal.part-unknown')
        : seen.has(product.id)
          ? message('staff-refusal.price-update.twice')
          : width === ''
            ? ownFault(after)
            : message('staff-refusal.price-update.width'));
    if (product !== undefined) seen.add(product.id);
    return changedRow(
      ownRow(
        { line, name: product?.name ?? (part === '' ? '–' : part), productId: product?.id ?? null },
        { before, after, fault },
      ),
    );
  });
}

/** Proposes a rise of the shop's own prices; without a selection also those of the widths. */
export async function proposeOwnRise(
  tx: Db,
  { rise, selection }: { rise: Rise; selection: Selection },
): Promise<ProposedRow[]> {
  const raise = (price: number | null | undefined) => (price == null ? null : raisePrice(price, rise));
  const parts = await tx
    .select({ id: products.id, name: products.name, usdMinor: products.usdMinor, eurMinor: products.eurMinor })
    .from(products)
    .where(
      and(
        selection.typeId === null ? undefined : eq(products.typeId, selection.typeId),
        selection.categoryId === null
          ? undefined
          : sql`${products.id} in (select product_id from ${productCategories} where category_id = ${selection.categoryId})`,
      ),
    )
    .orderBy(products.name, products.id);
  const isAll = selection.typeId === null && selection.categoryId === null;
  const widths = isAll
    ? await tx
        .select({
          id: productVariants.id,
          name: sql<string>`${variantFamilies.name} || ' ' || ${productVariants.details}`,
          usdMinor: productVariants.usdMinor,
          gbpMinor: productVariants.gbpMinor,
          eurMinor: productVariants.eurMinor,
        })
        .from(productVariants)
        .innerJoin(variantFamilies, eq(variantFamilies.id, productVariants.familyId))
        .orderBy(productVariants.familyId, productVariants.position)
    : [];
  return [
    ...parts.map(({ id, name, ...before }) => ({
      target: { name, productId: id },
      before,
      after: { usdMinor: raise(before.usdMinor), eurMinor: raise(before.eurMinor) },
    })),
    ...widths.map(({ id, name, ...before }) => ({
      target: { name, variantId: id },
      before,
      after: { usdMinor: raise(before.usdMinor), gbpMinor: raise(before.gbpMinor), eurMinor: raise(before.eurMinor) },
    })),
  ].flatMap(({ target, before, after }, index) =>
    changedRow(ownRow({ line: index + 1, ...target }, { before, after, fault: ownFault(after) })),
  );
}

/** Leaves out what would stay as it is. */
function changedRow(row: ProposedRow): ProposedRow[] {
  return row.fault === null && JSON.stringify(row.before) === JSON.stringify(row.after) ? [] : [row];
}

function ownRow(
  target: Pick<ProposedRow, 'line' | 'name' | 'productId' | 'variantId'>,
  { before, after, fault }: { before: OwnPrices | null; after: OwnPrices | null; fault: Message | null },
): ProposedRow {
  const [asked] = fault === null && after !== null ? unusualPrices(target.name, before, after) : [];
  return {
    ...target,
    before,
    after: fault === null ? after : null,
    fault: fault === null ? null : issueOf(fault),
    question: asked === undefined ? null : issueOf(asked),
  };
}

/** Only a dollar price of a part may be 0; below 0 is none. */
function ownFault(after: OwnPrices | null): Message | null {
  const { usdMinor = null, gbpMinor = null, eurMinor = null } = after ?? {};
  const isUnfit = (usdMinor ?? 0) < 0 || (gbpMinor ?? 1) <= 0 || (eurMinor ?? 1) <= 0;
  return isUnfit ? message('staff-refusal.price-update.amount') : null;
}

/** A price in dollars of a part that moves by more than half is asked about; so is that of a list (D45). */
function unusualLadder(
  name: string,
  before: Ladder | null,
  after: Ladder,
  { currencyId }: StoredPriceList,
): string | null {
  const [was, is] = [before?.[0], after[0]];
  if (currencyId === null || was === undefined || is === undefined || !('minor' in was) || !('minor' in is))
    return null;
  if (was.minor === 0 || Math.abs(is.minor - was.minor) * 2 <= was.minor) return null;
  const amount = (minor: number) => ({ minor, currency: currencyId });
  const said = { part: name, row: 0, before: amount(was.minor), after: amount(is.minor) };
  return issueOf(message('staff-rule.unusual.move', said));
}

async function ownPrices(tx: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const { id, name, usdMinor, eurMinor } = products;
  const rows = await tx
    .select({ id, name, usdMinor, eurMinor })
    .from(products)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Rows of a list for parts of a type or category, or for that type or category itself. */
async function isSelected(tx: Db, { typeId, categoryId }: Selection): Promise<(row: Target) => boolean> {
  if (typeId === null && categoryId === null) return () => true;
  const parts = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      typeId === null
        ? sql`${products.id} in (select product_id from ${productCategories} where category_id = ${categoryId})`
        : eq(products.typeId, typeId),
    );
  const ids = new Set(parts.map(({ id }) => id));
  return (row) =>
    ids.has(row.productId ?? 0) ||
    (typeId !== null && row.typeId === typeId) ||
    (categoryId !== null && row.categoryId === categoryId);
}
