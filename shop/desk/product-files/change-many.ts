import { and, asc, inArray } from 'drizzle-orm';
import { products } from '../../catalogue/parts/tables.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { HotData } from '../../base/operations/hot-data.ts';
import { everyRowCondition } from '../../base/paged-lists/staff-list.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { raisePrice } from '../../catalogue/pricing/raise-price.ts';
import { productList } from '../../shopfront/product-editing/product-list-queries.ts';
import { type Column, productFileColumns } from './columns.ts';
import { headOf, rowsOf } from './export-files.ts';
import type { ProductRow } from './file-rows.ts';
import { readProductRows } from './file-row-queries.ts';
import { fileWords } from './file-words.ts';
import type { SentFiles } from './open-files.ts';
import type { ChangeOfMany, PartSelection } from './paths.ts';

/** Parts that can be changed at once. */
export const MAX_PARTS = 20_000;

const ROWS_A_BATCH = 500;

/** Finds the selected parts, by part number. @throws {InvalidInputError} none, or too many */
export async function selectParts(shop: Shop, { productIds, ...question }: PartSelection): Promise<number[]> {
  const condition = await everyRowCondition(shop, productList, question);
  const rows = await shop.db
    .select({ id: products.id })
    .from(products)
    .where(and(condition, productIds === undefined ? undefined : inArray(products.id, [...productIds])))
    .orderBy(asc(products.name), asc(products.id))
    .limit(MAX_PARTS + 1);
  if (rows.length === 0) throw inputError(message('staff-refusal.many.none'));
  if (rows.length > MAX_PARTS) throw inputError(message('staff-refusal.many.too-many', { most: MAX_PARTS }));
  return rows.map(({ id }) => id);
}

/** The fields of a change that name a category or a sub-category. */
const BRANCHES = {
  addCategoryId: 'category',
  removeCategoryId: 'category',
  addSubcategoryId: 'subcategory',
  removeSubcategoryId: 'subcategory',
} as const satisfies Partial<Record<keyof ChangeOfMany, 'category' | 'subcategory'>>;

/** Requires that the categories and sub-categories of a change exist. @throws {InvalidInputError} */
export function requireBranches({ categories, subcategories }: HotData, change: ChangeOfMany): void {
  const known = { category: categories, subcategory: subcategories };
  const unknown = (Object.keys(BRANCHES) as (keyof typeof BRANCHES)[]).filter((field) => {
    const id = change[field];
    return id !== undefined && known[BRANCHES[field]].every((branch) => branch.id !== id);
  });
  if (unknown.length === 0) return;
  throw new InvalidInputError(
    unknown.map((field) => ({ field, message: message(`refusal.not-found.${BRANCHES[field]}`) })),
  );
}

/** Writes a change as the file that would make it, so that it is checked, shown, applied and undone like any import (P4). */
export async function fileOfChange(
  shop: Pick<Shop, 'db' | 'hot'>,
  ids: readonly number[],
  change: ChangeOfMany,
): Promise<SentFiles> {
  const columns = productFileColumns.filter(({ field }) => field === 'id' || isChanged(field, change));
  const words = fileWords(shop.hot());
  const texts = [headOf(columns, words)];
  for (let at = 0; at < ids.length; at += ROWS_A_BATCH) {
    const batch = ids.slice(at, at + ROWS_A_BATCH);
    const stored = new Map((await readProductRows(shop.db, batch)).map((row) => [row.id, row]));
    const rows = batch.flatMap((id) => stored.get(id) ?? []).map((row) => applyChange(row, change));
    if (rows.length > 0) texts.push(rowsOf(columns, rows, words));
  }
  const bytes = new TextEncoder().encode(texts.join(''));
  return {
    tables: [{ name: 'products.csv', bytes }],
    hasPicture: () => false,
    picture: async () => undefined,
  };
}

/** The fields of a file that each part of a change writes. */
const FIELDS = {
  newStatus: ['active'],
  flash: ['flash'],
  typeId: ['typeId', 'specifications'],
  leadTimeDays: ['leadTimeDays'],
  lowStock: ['lowStock'],
  addCategoryId: ['categoryIds'],
  removeCategoryId: ['categoryIds'],
  addSubcategoryId: ['subcategoryIds'],
  removeSubcategoryId: ['subcategoryIds'],
  percent: ['usdMinor', 'eurMinor'],
  roundTo: [],
} as const satisfies Record<keyof ChangeOfMany, readonly (keyof ProductRow)[]>;

function isChanged(field: Column<ProductRow>['field'], change: ChangeOfMany): boolean {
  return Object.entries(FIELDS).some(
    ([name, fields]) =>
      change[name as keyof ChangeOfMany] !== undefined && (fields as readonly string[]).includes(field),
  );
}

function applyChange(row: ProductRow, change: ChangeOfMany): ProductRow {
  const { newStatus, flash, typeId, leadTimeDays, lowStock } = change;
  return {
    ...row,
    ...(newStatus === undefined ? {} : { active: newStatus === 'active' }),
    ...(flash === undefined ? {} : { flash }),
    // Another type has other attributes, so the specifications of the old one go.
    ...(typeId === undefined || typeId === row.typeId ? {} : { typeId, specifications: [] }),
    ...(leadTimeDays === undefined ? {} : { leadTimeDays }),
    ...(lowStock === undefined ? {} : { lowStock }),
    categoryIds: branchesAfter(row.categoryIds, change.addCategoryId, change.removeCategoryId),
    subcategoryIds: branchesAfter(row.subcategoryIds, change.addSubcategoryId, change.removeSubcategoryId),
    ...pricesAfter(row, change),
  };
}

/** The categories or sub-categories of a part after the change, by id. */
function branchesAfter(ids: readonly number[], added: number | undefined, removed: number | undefined): number[] {
  const kept = ids.filter((id) => id !== removed);
  if (added === undefined || kept.includes(added)) return kept;
  return [...kept, added].toSorted((one, two) => one - two);
}

function pricesAfter({ usdMinor, eurMinor }: ProductRow, { percent, roundTo = 1 }: ChangeOfMany) {
  if (percent === undefined) return {};
  const rise = { percent: Math.round(percent * 100), step: roundTo };
  return { usdMinor: raisePrice(usdMinor, rise), eurMinor: eurMinor === null ? null : raisePrice(eurMinor, rise) };
}

function inputError(said: ReturnType<typeof message>): InvalidInputError {
  return new InvalidInputError([{ field: 'productIds', message: said }]);
}
