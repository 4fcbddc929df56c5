import { and, asc, inArray } from 'drizzle-orm';
import { products } from '../../catalogue/parts/tables.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { HotData } from '../../base/operations/hot-data.ts';
import { everyRowCondition } from '../../base/paged-lists/staff-list.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { raisePrice } from '../../catalogue/pricing/raise-price.ts';
import { productList } from '../../shopfront/product-editing/product-list-queries.ts';
import { CHANGES } from './change-input.ts';
import { type Column, productFileColumns } from './columns.ts';
import { fitsOfChange, modelNames } from './fits-of-change.ts';
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
  addCategoryId: 'categories',
  removeCategoryId: 'categories',
  addSubcategoryId: 'subcategories',
  removeSubcategoryId: 'subcategories',
} as const satisfies Partial<Record<keyof ChangeOfMany, keyof BranchesIn>>;

type BranchesIn = Pick<HotData, 'categories' | 'subcategories'>;

/** Names of the members that a change sets, in their order. */
export const changesIn = (change: ChangeOfMany): string[] => CHANGES.filter((name) => change[name] !== undefined);

/** Requires that everything that a change names exists. @throws {InvalidInputError} */
export async function requireTargets(shop: Pick<Shop, 'db' | 'hot'>, change: ChangeOfMany): Promise<void> {
  const { categories, subcategories, productTypes } = shop.hot();
  requireBranches({ categories, subcategories }, change);
  const { attributeId, addModelId, removeModelId } = change;
  const isKnown = (id: number) => productTypes.some(({ attributes }) => attributes.some((each) => each.id === id));
  if (attributeId !== undefined && !isKnown(attributeId))
    throw new InvalidInputError([{ field: 'attributeId', message: message('refusal.not-found.attribute') }]);
  const wanted = Object.entries({ addModelId, removeModelId }).flatMap(([field, id]) =>
    id === undefined ? [] : [{ field, id }],
  );
  const models = await modelNames(
    shop.db,
    wanted.map(({ id }) => id),
  );
  const unknown = wanted.filter(({ id }) => !models.has(id));
  if (unknown.length > 0)
    throw new InvalidInputError(
      unknown.map(({ field }) => ({ field, message: message('refusal.not-found.press-model') })),
    );
}

function requireBranches(known: BranchesIn, change: ChangeOfMany): void {
  const unknown = (Object.keys(BRANCHES) as (keyof typeof BRANCHES)[]).filter((field) => {
    const id = change[field];
    return id !== undefined && known[BRANCHES[field]].every((branch) => branch.id !== id);
  });
  if (unknown.length === 0) return;
  throw new InvalidInputError(unknown.map((field) => ({ field, message: message(NOT_FOUND[BRANCHES[field]]) })));
}

const NOT_FOUND = { categories: 'refusal.not-found.category', subcategories: 'refusal.not-found.subcategory' } as const;

/** Writes a change as the files that would make it, so that it is checked, shown, applied and undone like any import (P4). */
export async function fileOfChange(
  shop: Pick<Shop, 'db' | 'hot'>,
  ids: readonly number[],
  change: ChangeOfMany,
): Promise<SentFiles> {
  const columns = productFileColumns.filter(({ field }) => field === 'id' || isChanged(field, change));
  const words = fileWords(shop.hot());
  const texts = [headOf(columns, words)];
  const fits = fitsOfChange(shop.db, change, words);
  const fitTexts = [fits.head];
  for (let at = 0; at < ids.length; at += ROWS_A_BATCH) {
    const batch = ids.slice(at, at + ROWS_A_BATCH);
    const stored = new Map((await readProductRows(shop.db, batch)).map((row) => [row.id, row]));
    const parts = batch.flatMap((id) => stored.get(id) ?? []);
    if (parts.length === 0) continue;
    if (columns.length > 1)
      texts.push(
        rowsOf(
          columns,
          parts.map((row) => applyChange(row, change)),
          words,
        ),
      );
    fitTexts.push(await fits.rowsFor(parts));
  }
  const tables = [
    ...(columns.length > 1 ? [{ name: 'products.csv', texts }] : []),
    ...(fitTexts.join('') === fits.head ? [] : [{ name: 'part-fits.csv', texts: fitTexts }]),
  ];
  const encoder = new TextEncoder();
  return {
    tables: tables.map((table) => ({ name: table.name, bytes: encoder.encode(table.texts.join('')) })),
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
  attributeId: ['specifications'],
  attributeText: [],
  addModelId: [],
  removeModelId: [],
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
  // Another type has other attributes, so the specifications of the old one go.
  const specifications = typeId === undefined || typeId === row.typeId ? row.specifications : [];
  return {
    ...row,
    ...(newStatus === undefined ? {} : { active: newStatus === 'active' }),
    ...(flash === undefined ? {} : { flash }),
    ...(typeId === undefined ? {} : { typeId }),
    specifications: specificationsAfter(specifications, change),
    ...(leadTimeDays === undefined ? {} : { leadTimeDays }),
    ...(lowStock === undefined ? {} : { lowStock }),
    categoryIds: branchesAfter(row.categoryIds, change.addCategoryId, change.removeCategoryId),
    subcategoryIds: branchesAfter(row.subcategoryIds, change.addSubcategoryId, change.removeSubcategoryId),
    ...pricesAfter(row, change),
  };
}

/** A value of an attribute counts for all widths of a part. */
function specificationsAfter(
  before: ProductRow['specifications'],
  { attributeId, attributeText = '' }: ChangeOfMany,
): ProductRow['specifications'] {
  if (attributeId === undefined) return before;
  const others = before.filter((each) => each.attributeId !== attributeId);
  return attributeText === '' ? others : [...others, { attributeId, variantId: null, text: attributeText }];
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

function inputError(reason: ReturnType<typeof message>): InvalidInputError {
  return new InvalidInputError([{ field: 'productIds', message: reason }]);
}
