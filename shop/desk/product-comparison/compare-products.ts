import { productSave } from '../../shopfront/product-editing/input.ts';
import { productFields } from '../../catalogue/parts/product-fields.ts';
import { freshValues } from '../../base/fields/field.ts';
import { productErrors } from '../../catalogue/parts/product-rules.ts';
import { MAX_ID } from '../../base/kernel/max-id.ts';
import type { TypedSpecification } from '../../shopfront/specification-editing/paths.ts';
import { type Column, productFileColumns } from '../product-files/columns.ts';
import { type Comparison, type RowChange, SAVED_SINCE } from './comparison.ts';
import { type ProductRow, isSame } from '../product-files/file-rows.ts';
import { hasOwnStock, partsWithWidths } from '../../shopfront/product-editing/kit-queries.ts';
import {
  holdersOfNumbers,
  knownProducts,
  lastGivenNumber,
  readProductRows,
} from '../product-files/file-row-queries.ts';
import type { FileRow, FileTable } from '../product-files/read-table.ts';
import { changesOf, draftOf, isSameText, type RefuseCell, type RowRules } from '../product-files/row-draft.ts';
import { issue } from '../../base/messages/issue.ts';
import { partKey } from '../../base/kernel/part-number.ts';

type ProductTable = Extract<FileTable, { kind: 'products' }>;

/** Defaults of a new product whose row omits the fields. */
const NEW_PRODUCT = {
  ...freshValues(productFields),
  categoryIds: [],
  subcategoryIds: [],
  relatedIds: [],
  replacedBy: [],
  replacedFrom: null,
  replacedNote: '',
  kitParts: [],
  imageHash: null,
  typeId: null,
  specifications: [],
};

const ID_HEADING = headingOf('id');
const PICTURE_HEADING = headingOf('imageHash');
const RELATED_HEADING = headingOf('relatedIds');
const REPLACED_HEADING = headingOf('replacedBy');
const KIT_HEADING = headingOf('kitParts');
const STOCK_HEADING = headingOf('stockLevel');
const REPLACED_FROM_HEADING = headingOf('replacedFrom');
const TYPE_HEADING = headingOf('typeId');
const SPECIFICATIONS_HEADING = headingOf('specifications');
const VERSION_HEADING = headingOf('version');

const RULES: RowRules = {
  schema: productSave,
  errorsOf: (values) => productErrors({ id: 0, name: '', stockLevel: null, usdMinor: null, ...values }),
};

/** Cells that are parsed after the rest of their row. */
const READ_APART = new Set([PICTURE_HEADING, SPECIFICATIONS_HEADING]);

/** Number of products read with one query. */
const BATCH = 500;

/** Distance by which numbers of another shop may be ahead of the last one that this shop gave. */
const MAX_AHEAD = 1_000_000;

/** A change of the file, and how a cell of its row is refused. */
interface ComparedRow {
  change: RowChange;
  refuse: RefuseCell;
}

/** Compares the rows of products.csv with the shop: one query for five hundred of them. */
export async function compareProducts(comparison: Comparison, table: ProductTable): Promise<void> {
  const { db, words } = comparison;
  const columns = table.columns.filter(({ heading }) => !READ_APART.has(heading));
  const foreign = await foreignNumbers(comparison, table);
  const compared: ComparedRow[] = [];
  for (let at = 0; at < table.rows.length; at += BATCH) {
    const rows = table.rows.slice(at, at + BATCH).map((row) => ({ row, id: idOf(comparison, table, row) }));
    const ids = rows.flatMap(({ id }) => (id === undefined || id === 0 || id > MAX_ID ? [] : [id]));
    const stored = new Map((await readProductRows(db, ids)).map((product) => [product.id, product]));
    const changes: ComparedRow[] = [];
    for (const { row, id } of rows) {
      if (id === undefined) continue;
      const refuse = comparison.refuser(table.file, row);
      const before = id === 0 ? null : (stored.get(id) ?? null);
      if (before === null && id !== 0 && !foreign.has(id)) {
        refuse(ID_HEADING, issue('refusal.not-found.product'));
        continue;
      }
      const draft = draftOf(row, columns, before, words, refuse);
      if (before === null) asNew(draft.values);
      const picture = await pictureOf(comparison, row, before, refuse);
      const specifications = specificationsOf(comparison, row, draft.values, before, refuse);
      const after = changesOf(
        { ...draft, isReadable: draft.isReadable && picture !== undefined && specifications !== undefined },
        before,
        RULES,
        productFileColumns,
        refuse,
      );
      if (after === undefined || picture === undefined || specifications === undefined) continue;
      if (isUndated(draft.values)) {
        refuse(REPLACED_FROM_HEADING, issue('refusal.day'));
        continue;
      }
      if (picture !== (before?.imageHash ?? null)) after.imageHash = picture;
      if (!isSame(specifications, before?.specifications ?? [])) after.specifications = specifications;
      if (before !== null) leaveWhatOrdersTook(draft.values, after);
      if (before !== null && Object.keys(after).length === 0) {
        comparison.unchanged += 1;
        continue;
      }
      if (before !== null && isStale(row, draft.values, before)) {
        refuse(VERSION_HEADING, SAVED_SINCE);
        continue;
      }
      changes.push({ change: changeOf(row, before, after, id), refuse });
    }
    await refuseKnownParts(comparison, changes);
    await refuseUnknownProducts(comparison, changes, foreign);
    await refuseUnfitKits(comparison, changes, stored);
    for (const { change } of changes) comparison.keep(change);
    compared.push(...changes);
    await comparison.moveOn(rows.length);
  }
  refuseLost(comparison, table, compared, foreign);
}

/**
 * The productIDs of the file that no product of this shop has: another shop gave them, and new products keep them, so that the rows that
 * name them still do. A number far ahead of those of this shop is none of them.
 */
async function foreignNumbers({ db, words }: Comparison, table: ProductTable): Promise<ReadonlySet<number>> {
  const typed = table.rows.map(({ cells }) => productFileColumns[0]?.read(cells.get(ID_HEADING) ?? '', words));
  const most = Math.min((await lastGivenNumber(db)) + MAX_AHEAD, MAX_ID);
  const ids = typed.filter((id): id is number => typeof id === 'number' && id > 0 && id <= most);
  const known = await knownProducts(db, ids);
  return new Set(ids.filter((id) => !known.has(id)));
}

/** Reads the row of a new product: its number is no product of this shop yet, and an exported stock of a kit is that of its parts. */
function asNew(values: Record<string, unknown>): void {
  values['id'] = 0;
  const isKit = Array.isArray(values['kitParts']) && values['kitParts'].length > 0;
  if (isKit && values['stockLevel'] === values['stockLevelSeen']) values['stockLevel'] = 0;
}

/** A number of another shop and a part number of this one don't make one product: staff say which is meant. */
async function refuseKnownParts({ db }: Comparison, changes: readonly ComparedRow[]): Promise<void> {
  const foreign = changes.filter(({ change }) => newNumberOf(change) !== undefined);
  const holders = await holdersOfNumbers(
    db,
    foreign.map(({ change }) => partKey(change.name)),
  );
  for (const { change, refuse } of foreign) {
    const holder = holders.get(partKey(change.name));
    if (holder !== undefined) refuse(ID_HEADING, issue('staff-refusal.row.other-number', { ...holder }));
  }
}

/** Refuses rows that name a new product of the file whose own row is refused. */
function refuseLost(
  comparison: Comparison,
  { file }: ProductTable,
  compared: readonly ComparedRow[],
  foreign: ReadonlySet<number>,
): void {
  for (let isDone = false; !isDone;) {
    isDone = true;
    const sound = compared.filter(({ change }) => !comparison.isRefused(file, change.row));
    const coming = new Set(sound.map(({ change }) => newNumberOf(change)));
    const isLost = (id: number) => foreign.has(id) && !coming.has(id);
    for (const { change, refuse } of sound) {
      const { relatedIds = [], replacedBy = [], kitParts = [] } = change.after as Partial<ProductRow>;
      const named: readonly (readonly [string, readonly number[]])[] = [
        [RELATED_HEADING, relatedIds],
        [REPLACED_HEADING, replacedBy.map(({ productId }) => productId)],
        [KIT_HEADING, kitParts.map(({ productId }) => productId)],
      ];
      for (const [heading, ids] of named) {
        const lost = ids.find(isLost);
        if (lost === undefined) continue;
        refuse(heading, issue('staff-refusal.no-product', { id: lost }));
        isDone = false;
      }
    }
  }
}

/** The number of another shop that a new product keeps. */
function newNumberOf({ isNew, after }: RowChange): number | undefined {
  return isNew ? (after as Partial<ProductRow>).id : undefined;
}

/** The id of the row's product, 0 for a new one; undefined if it is invalid, which is reported. */
function idOf(comparison: Comparison, table: ProductTable, row: FileRow): number | undefined {
  const refuse = comparison.refuser(table.file, row);
  const column = productFileColumns[0];
  const typed = column?.read(row.cells.get(ID_HEADING) ?? '', comparison.words);
  const { error } = productSave.safeParse({ id: typed, name: '-', stockLevel: 0, usdMinor: 0 });
  const wrong = error?.issues.find(({ path }) => path[0] === 'id');
  if (wrong !== undefined || typeof typed !== 'number') {
    refuse(ID_HEADING, wrong?.message ?? issue('staff-rule.whole-number', { field: 'product_id' }));
    return undefined;
  }
  return comparison.isFirst('products', typed, row, (earlier) =>
    refuse(ID_HEADING, issue('staff-refusal.row.twice', { id: typed, row: earlier })),
  )
    ? typed
    : undefined;
}

/** The picture of a row, the current one if the row omits it; undefined if it can't be found, which is reported. */
async function pictureOf(
  { pictures }: Comparison,
  row: FileRow,
  before: ProductRow | null,
  refuse: RefuseCell,
): Promise<string | null | undefined> {
  const cell = row.cells.get(PICTURE_HEADING);
  if (cell === undefined) return before?.imageHash ?? null;
  if (cell.trim() === '') return null;
  const found = await pictures.find(cell.trim(), before?.imageHash ?? null);
  if (typeof found === 'string') return found;
  refuse(PICTURE_HEADING, found.message);
  return undefined;
}

/**
 * Specifications of a row, the current ones if the row omits them; undefined if they can't be parsed, which is reported. Another
 * type has other attributes: the current values are dropped only if the file gives new ones.
 */
function specificationsOf(
  { words }: Comparison,
  row: FileRow,
  values: Record<string, unknown>,
  before: ProductRow | null,
  refuse: RefuseCell,
): readonly TypedSpecification[] | undefined {
  const [typeId, familyId] = [idOrNone(values['typeId']), idOrNone(values['familyId'])];
  const present = before?.specifications ?? [];
  const cell = row.cells.get(SPECIFICATIONS_HEADING);
  const isOfSameType = before === null || before.typeId === typeId;
  if (cell === undefined) {
    if (isOfSameType || present.length === 0) return present;
    refuse(TYPE_HEADING, issue('staff-refusal.type-alone'));
    return undefined;
  }
  if (isOfSameType && isSameText(cell, words.specifications.write(present))) return present;
  const read = words.specifications.read(cell, { typeId, familyId });
  if (Array.isArray(read)) return read;
  refuse(SPECIFICATIONS_HEADING, read.message);
  return undefined;
}

/** Returns whether the replacement lacks its first day, which the form also requires (J5). */
function isUndated({ replacedBy, replacedFrom }: Record<string, unknown>): boolean {
  return Array.isArray(replacedBy) && replacedBy.length > 0 && (replacedFrom ?? null) === null;
}

function idOrNone(value: unknown): number | null {
  return typeof value === 'number' && value !== 0 ? value : null;
}

/** An exported stock level is not user input: orders have taken from it since. */
function leaveWhatOrdersTook(values: Record<string, unknown>, after: Partial<ProductRow>): void {
  if (after.stockLevel !== undefined && after.stockLevel === values['stockLevelSeen']) delete after.stockLevel;
}

function isStale(row: FileRow, values: Record<string, unknown>, before: ProductRow): boolean {
  return (row.cells.get(VERSION_HEADING) ?? '').trim() !== '' && values['version'] !== before.version;
}

function changeOf(row: FileRow, stored: ProductRow | null, changed: Partial<ProductRow>, id: number): RowChange {
  const after = stored === null ? { ...NEW_PRODUCT, ...changed, ...(id === 0 ? {} : { id }) } : changed;
  const before =
    stored === null
      ? null
      : Object.fromEntries(Object.keys(after).map((field) => [field, stored[field as keyof ProductRow]]));
  return {
    kind: 'products',
    row: row.number,
    entityId: stored?.id ?? null,
    name: changed.name ?? stored?.name ?? '',
    isNew: stored === null,
    before,
    after,
    versionBefore: stored?.version ?? null,
  };
}

/** Related products and replacements must exist; one query for all new ones of the current rows. */
async function refuseUnknownProducts(
  { db }: Comparison,
  changes: readonly ComparedRow[],
  coming: ReadonlySet<number>,
): Promise<void> {
  const named = changes.map(({ change, refuse }) => ({
    refuse,
    own: change.entityId ?? newNumberOf(change) ?? null,
    ids: (change.after as Partial<ProductRow>).relatedIds ?? [],
    successors: ((change.after as Partial<ProductRow>).replacedBy ?? []).map(({ productId }) => productId),
    parts: ((change.after as Partial<ProductRow>).kitParts ?? []).map(({ productId }) => productId),
  }));
  const referencedIds = named.flatMap(({ ids, successors, parts }) => [...ids, ...successors, ...parts]);
  const known = new Set([...(await knownProducts(db, referencedIds)), ...referencedIds.filter((id) => coming.has(id))]);
  for (const { refuse, own, ids, successors, parts } of named) {
    const gone = parts.find((id) => !known.has(id));
    if (gone !== undefined) refuse(KIT_HEADING, issue('staff-refusal.no-product', { id: gone }));
    if (own !== null && parts.includes(own)) refuse(KIT_HEADING, issue('staff-refusal.kit-itself'));
    const lost = successors.find((id) => !known.has(id));
    if (lost !== undefined) refuse(REPLACED_HEADING, issue('staff-refusal.no-product', { id: lost }));
    if (own !== null && successors.includes(own)) refuse(REPLACED_HEADING, issue('staff-refusal.circle'));
    const unknown = ids.find((id) => !known.has(id));
    if (unknown !== undefined) refuse(RELATED_HEADING, issue('staff-refusal.no-product', { id: unknown }));
    if (own !== null && ids.includes(own)) refuse(RELATED_HEADING, issue('staff-refusal.related-to-itself'));
  }
}

/** A kit has no stock of its own and no widths, and neither have its parts; kits inside kits are refused when it is written. */
async function refuseUnfitKits(
  { db }: Comparison,
  changes: readonly ComparedRow[],
  stored: ReadonlyMap<number, ProductRow>,
): Promise<void> {
  const rows = changes.map(({ change, refuse }) => {
    const after = change.after as Partial<ProductRow>;
    const before = stored.get(change.entityId ?? 0);
    return { id: change.entityId, refuse, after, before, parts: after.kitParts ?? before?.kitParts ?? [] };
  });
  const kits = rows.filter(({ parts }) => parts.length > 0);
  if (kits.length === 0) return;
  const withWidths = await partsWithWidths(
    db,
    kits.flatMap(({ after }) => (after.kitParts ?? []).map(({ productId }) => productId)),
  );
  for (const { id, refuse, after, before } of kits) {
    const widths = (after.kitParts ?? []).flatMap(({ productId }) => withWidths.get(productId) ?? []);
    if (widths[0] !== undefined) refuse(KIT_HEADING, issue('staff-refusal.kit-part-widths', { part: widths[0] }));
    if ((after.familyId ?? before?.familyId ?? null) !== null) refuse(KIT_HEADING, issue('staff-refusal.kit-widths'));
    const isNewKit = (before?.kitParts.length ?? 0) === 0;
    if (before === undefined ? (after.stockLevel ?? 0) !== 0 : !isNewKit && after.stockLevel !== undefined)
      refuse(STOCK_HEADING, issue('staff-refusal.kit-stock'));
    else if (isNewKit && id !== null && (await hasOwnStock(db, id)))
      refuse(KIT_HEADING, issue('staff-refusal.kit-own-stock'));
  }
}

function headingOf(field: Column<ProductRow>['field']): string {
  return productFileColumns.find((column) => column.field === field)?.heading ?? field;
}
