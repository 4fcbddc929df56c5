import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { partKey } from '../../../base/kernel/part-number.ts';
import { message } from '../../../base/messages/message.ts';
import { categories } from '../../../catalogue/categories/tables.ts';
import { products, productVariants } from '../../../catalogue/parts/tables.ts';
import { ladderRefusal } from '../../../catalogue/price-lists/judge-prices.ts';
import { breakText, readLadder } from '../../../catalogue/price-lists/ladder-text.ts';
import { findPriceLists, type StoredPriceList } from '../../../catalogue/price-lists/price-list-queries.ts';
import { unusualRows } from '../../../catalogue/price-lists/unusual-rows.ts';
import type { Ladder } from '../../../catalogue/pricing/ladder.ts';
import { priceListRows } from '../../../catalogue/pricing/tables.ts';
import { productTypes } from '../../../catalogue/specifications/tables.ts';
import { type Cells, day, InvalidCellError, required, textUpTo } from '../column.ts';
import { externalIdOf } from '../external-ids.ts';
import type { MoveKind, MoveRow, Remark } from '../kind.ts';
import { partColumns, partFinder } from '../parts.ts';
import { priceListOf } from './price-lists.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

/** Says that the prices of an earlier day end. */
const NONE = 'none';

/** Prices of the lists, from a day on, with their breaks (Q1, K1). */
export const priceKind: MoveKind = {
  name: 'prices',
  columns: [
    {
      heading: 'priceList',
      about: 'externalId of the price list',
      example: 'L-7',
      refersTo: 'price-lists',
      read: required(textUpTo(100)),
    },
    {
      ...partColumns.partNumber,
      about: 'Part number in this shop; with no type and no category either, it is for all parts',
      read: textUpTo(100),
    },
    partColumns.width,
    { heading: 'productType', about: 'Name of a type: for all its parts', example: '', read: textUpTo(100) },
    { heading: 'category', about: 'Name of a category: for all its parts', example: '', read: textUpTo(100) },
    { heading: 'startsOn', about: 'First day of these prices', example: '2027-01-01', read: required(day) },
    {
      heading: 'prices',
      about: 'Price of one, and from other quantities on, or percentages off; "none": they end',
      example: '29.00; 10: 27.50; 50: 25.00',
      read: required(ladderCell),
    },
  ],
  keyOf: ({ priceList = '', partNumber = '', width = '', productType = '', category = '', startsOn = '' }) =>
    [priceList, partKey(partNumber), width, productType, category, startsOn].join('/').toLowerCase(),
  async find(db, rows) {
    const targetOf = await targetFinder(db, rows);
    const listIds = rows.flatMap(({ ids }) => ids.priceList ?? []);
    const days = rows.map(({ cells }) => cells.startsOn ?? '');
    const found = await db
      .select()
      .from(priceListRows)
      .where(sql`${inArray(priceListRows.priceListId, listIds)} and ${inArray(priceListRows.startsOn, days)}`);
    const idOf = new Map(found.map((row) => [keyOfTarget(row.priceListId, row, row.startsOn), row.id]));
    return rows.map(({ cells, ids }) => {
      const target = targetOf(cells);
      if ('fault' in target) return null;
      return idOf.get(keyOfTarget(ids.priceList ?? 0, target, cells.startsOn ?? '')) ?? null;
    });
  },
  async stored(db, which) {
    const query = db
      .select({
        id: priceListRows.id,
        priceList: externalIdOf('price-lists', priceListRows.priceListId),
        partNumber: sql<string>`coalesce(${products.name}, '')`,
        width: sql<string>`coalesce(${productVariants.details}, '')`,
        productType: sql<string>`coalesce(${productTypes.name}, '')`,
        category: sql<string>`coalesce(${categories.name}, '')`,
        startsOn: priceListRows.startsOn,
        ladder: priceListRows.ladder,
      })
      .from(priceListRows)
      .leftJoin(products, eq(products.id, priceListRows.productId))
      .leftJoin(productVariants, eq(productVariants.id, priceListRows.variantId))
      .leftJoin(productTypes, eq(productTypes.id, priceListRows.typeId))
      .leftJoin(categories, eq(categories.id, priceListRows.categoryId));
    const rows = await only(query.$dynamic(), priceListRows.id, which);
    return rows.map(({ id, ladder, ...cells }) => ({ id, cells: { ...cells, prices: textOf(ladder) } }));
  },
  async check(db, rows, { hot, coming }) {
    const targetOf = await targetFinder(db, rows);
    const listOf = await listFinder(db, rows, (key) => coming('price-lists', key));
    const judged = rows.map(({ row, cells, ids }) => {
      const list = listOf(cells, ids.priceList ?? null);
      const target = targetOf(cells);
      const ladder = ladderOf(cells.prices);
      const faults: Remark[] = 'fault' in target ? [{ row, ...target.fault }] : [];
      const wrong = ladder === null || list === undefined ? null : ladderRefusal(ladder, list);
      if (wrong !== null) faults.push({ row, heading: 'prices', message: wrong });
      return { row, cells, list, target, ladder, faults };
    });
    const faults = judged.flatMap((each) => each.faults);
    if (faults.length > 0) return faults;
    const questions: Remark[] = [];
    for (const [, ofList] of Map.groupBy(judged, ({ cells }) => cells.priceList ?? '')) {
      const list = ofList[0]?.list;
      if (list === undefined) continue;
      const named = ofList.map(({ cells, target, ladder }) => ({
        name: [cells.partNumber, cells.width].join(' ').trim(),
        row: { ...('fault' in target ? {} : target), priceListId: list.id, startsOn: cells.startsOn ?? '', ladder },
      }));
      const unusual = await unusualRows(db, list, named, hot);
      for (const [at, question] of unusual.entries())
        if (question !== undefined)
          questions.push({ row: ofList[at]?.row ?? 0, heading: 'prices', message: question, isQuestion: true });
    }
    return questions;
  },
  async add(tx, rows) {
    const write = await writerFor(tx, rows);
    const added = await tx.insert(priceListRows).values(rows.map(write)).returning({ id: priceListRows.id });
    return added.map(({ id }) => id);
  },
  async change(tx, rows) {
    const write = await writerFor(tx, rows);
    for (const row of rows) await tx.update(priceListRows).set(write(row)).where(eq(priceListRows.id, row.id));
  },
  remove: (tx, ids) => removeUnused(tx, priceListRows, ids),
};

/** Reads breaks as the grid of a price list does, in one form. */
function ladderCell(text: string): string {
  if (text.trim().toLowerCase() === NONE) return NONE;
  const read = readLadder(text, null);
  if ('refusal' in read) throw new InvalidCellError(read.refusal);
  return textOf(read.ladder);
}

function textOf(ladder: Ladder | null): string {
  if (ladder === null) return NONE;
  return ladder.map((each) => (each.from === 1 ? breakText(each) : `${each.from}: ${breakText(each)}`)).join('; ');
}

function ladderOf(cell = ''): Ladder | null {
  const read = cell === NONE ? null : readLadder(cell, null);
  return read === null || 'refusal' in read ? null : read.ladder;
}

interface PriceTarget {
  productId: number | null;
  variantId: number | null;
  typeId: number | null;
  categoryId: number | null;
}

const ALL_PARTS: PriceTarget = { productId: null, variantId: null, typeId: null, categoryId: null };

/** Finds what a row is for: one part, one type, one category, or all parts. */
async function targetFinder(db: Db, rows: readonly { cells: Cells }[]) {
  const partOf = await partFinder(db, rows, true);
  const typeIds = await idsByName(
    db,
    productTypes,
    rows.map(({ cells }) => cells.productType ?? ''),
  );
  const categoryIds = await idsByName(
    db,
    categories,
    rows.map(({ cells }) => cells.category ?? ''),
  );
  return (cells: Cells): PriceTarget | { fault: Pick<Remark, 'heading' | 'message'> } => {
    const { partNumber = '', productType = '', category = '' } = cells;
    if ([partNumber, productType, category].filter((cell) => cell !== '').length > 1)
      return { fault: { heading: 'partNumber', message: message('staff-refusal.price-list.target') } };
    if (partNumber !== '') {
      const part = partOf(cells);
      if (part === undefined) return { fault: { heading: 'partNumber', message: message('staff-rule.move.no-part') } };
      return { ...ALL_PARTS, ...part };
    }
    if (productType !== '') {
      const typeId = typeIds.get(productType.toLowerCase());
      const reason = message('staff-refusal.price-list.type-unknown');
      return typeId === undefined ? { fault: { heading: 'productType', message: reason } } : { ...ALL_PARTS, typeId };
    }
    if (category === '') return ALL_PARTS;
    const categoryId = categoryIds.get(category.toLowerCase());
    const reason = message('staff-refusal.price-list.category-unknown');
    return categoryId === undefined
      ? { fault: { heading: 'category', message: reason } }
      : { ...ALL_PARTS, categoryId };
  };
}

async function idsByName(db: Db, table: typeof productTypes | typeof categories, names: readonly string[]) {
  const wanted = [...new Set(names.filter((name) => name !== '').map((name) => name.toLowerCase()))];
  if (wanted.length === 0) return new Map<string, number>();
  const found = await db
    .select({ id: table.id, name: sql<string>`lower(${table.name})` })
    .from(table)
    .where(inArray(sql`lower(${table.name})`, wanted));
  return new Map(found.map(({ id, name }) => [name, id]));
}

function keyOfTarget(listId: number, { productId, variantId, typeId, categoryId }: PriceTarget, startsOn: string) {
  return [listId, productId, variantId, typeId, categoryId, startsOn].join('/');
}

/** The list of a row: of the shop, or as it comes in the same files. */
async function listFinder(db: Db, rows: readonly MoveRow[], coming: (key: string) => Cells | undefined) {
  const stored = await findPriceLists(
    db,
    rows.flatMap(({ ids }) => ids.priceList ?? []),
  );
  return (cells: Cells, id: number | null): StoredPriceList | undefined => {
    const comingList = coming(cells.priceList ?? '');
    if (comingList === undefined) return stored.get(id ?? 0);
    return { ...priceListOf(comingList), id: id ?? 0, version: 0 };
  };
}

async function writerFor(tx: Db, rows: readonly MoveRow[]) {
  const targetOf = await targetFinder(tx, rows);
  return ({ cells, ids }: MoveRow) => {
    const target = targetOf(cells);
    return {
      ...('fault' in target ? ALL_PARTS : target),
      priceListId: ids.priceList ?? 0,
      startsOn: cells.startsOn ?? '',
      ladder: ladderOf(cells.prices),
    };
  };
}
