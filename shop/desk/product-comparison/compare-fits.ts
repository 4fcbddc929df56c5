import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { partsByNumber } from '../../catalogue/parts/parts-by-number.ts';
import { products } from '../../catalogue/parts/tables.ts';
import { issue } from '../../base/messages/issue.ts';
import { RULE_COLUMNS } from '../../catalogue/presses/machine-queries.ts';
import { fitRowSchema } from '../../catalogue/presses/input.ts';
import { DisjointRanges, serialKey } from '../../catalogue/presses/serial.ts';
import { partFits, pressModels } from '../../catalogue/presses/tables.ts';
import { fitFileColumns } from '../product-files/columns.ts';
import type { Comparison } from './comparison.ts';
import type { FitRow } from '../product-files/file-rows.ts';
import type { FileRow, FileTable } from '../product-files/read-table.ts';
import { changesOf, draftOf, type RefuseCell, type RowRules } from '../product-files/row-draft.ts';

type FitTable = Extract<FileTable, { kind: 'fits' }>;

const ROWS_A_BATCH = 500;
const RULES: RowRules = { schema: fitRowSchema, errorsOf: () => ({}) };

/** A row of the file, or a stored statement that it leaves, in the state after the import. */
interface Stated {
  fit: FitRow;
  /** Reports an overlap; null: it is stored and not in the file. */
  refuse: RefuseCell | null;
}

/**
 * Compares the rows of part-fits.csv with the shop. A row without fitID is the stored statement with the same part, model, range and
 * option, otherwise a new one. Ranges that would overlap afterwards are refused at the later row (J2).
 */
export async function compareFits(comparison: Comparison, table: FitTable): Promise<void> {
  const models = await readModels(comparison.db);
  const after: Stated[] = [];
  const kept = new Set<number>();
  for (let at = 0; at < table.rows.length; at += ROWS_A_BATCH) {
    const rows = table.rows.slice(at, at + ROWS_A_BATCH);
    const stored = await readStored(comparison.db, rows, models);
    const find = await partsByNumber(
      comparison.db,
      rows.flatMap(({ cells }) => cells.get('part')?.trim() || []),
    );
    for (const row of rows) {
      const refuse = comparison.refuser(table.file, row);
      const compared = compareRow(comparison, table, { row, refuse, stored, models, find });
      if (compared === undefined) continue;
      kept.add(compared.id);
      if (!compared.removed) after.push({ fit: compared, refuse });
    }
    await comparison.moveOn(rows.length);
  }
  await refuseOverlaps(comparison.db, after, kept);
}

interface RowParts {
  row: FileRow;
  refuse: RefuseCell;
  stored: StoredFits;
  models: Models;
  find: (part: string) => { id: number; name: string } | undefined;
}

/** The row as it would be stored; undefined: it was refused. */
function compareRow(
  comparison: Comparison,
  table: FitTable,
  { row, refuse, stored, models, find }: RowParts,
): FitRow | undefined {
  const cell = (heading: string) => (row.cells.get(heading) ?? '').trim();
  const idCell = cell('fitID');
  const byId = /^[1-9]\d{0,9}$/.test(idCell) ? stored.byId.get(Number(idCell)) : undefined;
  if (byId === undefined && idCell !== '' && idCell !== '0') {
    refuse('fitID', issue('refusal.not-found.part-fit'));
    return undefined;
  }
  const typed = { part: cell('part') || (byId?.part ?? ''), model: cell('model') || (byId?.model ?? '') };
  const [part, model] = [find(typed.part) ?? partOf(byId, typed.part), models.get(typed.model.toLowerCase())];
  if (part === undefined) refuse('part', issue('staff-refusal.part-unknown'));
  if (model === undefined) refuse('model', issue('refusal.model-unknown'));
  if (part === undefined || model === undefined) return undefined;
  const before = byId ?? stored.byKey.get(keyOf(part.id, model.id, cell('from'), cell('to'), cell('option')));
  if (before !== undefined) {
    const twice = (earlier: number) =>
      refuse('fitID', issue('staff-refusal.row.twice', { id: before.id, row: earlier }));
    if (!comparison.isFirst('fits', before.id, row, twice)) return undefined;
  }
  const draft = draftOf(row, table.columns, before ?? null, comparison.words, refuse);
  const values = { ...NEW_FIT, ...draft.values, part: part.name, model: model.name };
  const changed = changesOf<FitRow>({ ...draft, values }, before ?? null, RULES, fitFileColumns, refuse);
  if (changed === undefined) return undefined;
  const fit: FitRow = {
    ...NEW_FIT,
    ...before,
    ...changed,
    part: part.name,
    productId: part.id,
    model: model.name,
    modelId: model.id,
  };
  if (fit.option !== '' && !model.options.includes(fit.option)) {
    refuse('option', issue('staff-refusal.press.option-unknown', { options: model.options.join(', ') }));
    return undefined;
  }
  if (before === undefined && fit.removed) {
    refuse('remove', issue('refusal.not-found.part-fit'));
    return undefined;
  }
  const isSame =
    before !== undefined && (Object.keys(before) as (keyof FitRow)[]).every((name) => before[name] === fit[name]);
  if (isSame) comparison.unchanged += 1;
  else
    comparison.keep({
      kind: 'fits',
      row: row.number,
      entityId: before?.id ?? null,
      name: `${fit.part}, ${fit.model}`,
      isNew: before === undefined,
      before: before ?? null,
      after: fit,
      versionBefore: null,
    });
  return fit;
}

const NEW_FIT: FitRow = {
  id: 0,
  productId: 0,
  part: '',
  modelId: 0,
  model: '',
  fromSerial: '',
  toSerial: '',
  option: '',
  quantity: 1,
  note: '',
  removed: false,
};

function partOf(fit: FitRow | undefined, part: string) {
  return fit !== undefined && fit.part === part ? { id: fit.productId, name: fit.part } : undefined;
}

type Models = ReadonlyMap<string, { id: number; name: string; options: readonly string[] }>;

/** The models by their name and by their address, in lower case. */
async function readModels(db: Db): Promise<Models> {
  const { id, name, path, options } = pressModels;
  const rows = await db.select({ id, name, path, options }).from(pressModels);
  return new Map([
    ...rows.map((row) => [row.path.toLowerCase(), row] as const),
    ...rows.map((row) => [row.name.toLowerCase(), row] as const),
  ]);
}

interface StoredFits {
  byId: ReadonlyMap<number, FitRow>;
  byKey: ReadonlyMap<string, FitRow>;
}

const keyOf = (productId: number, modelId: number, from: string, to: string, option: string) =>
  JSON.stringify([productId, modelId, serialKey(from), serialKey(to), option]);

/** The stored statements that the rows name, by number or by part and model. */
async function readStored(db: Db, rows: readonly FileRow[], models: Models): Promise<StoredFits> {
  const ids = rows.flatMap(({ cells }) => {
    const cell = (cells.get('fitID') ?? '').trim();
    return /^[1-9]\d{0,8}$/.test(cell) ? Number(cell) : [];
  });
  const find = await partsByNumber(
    db,
    rows.flatMap(({ cells }) => cells.get('part')?.trim() || []),
  );
  const partIds = rows.flatMap(({ cells }) => find(cells.get('part')?.trim() ?? '')?.id ?? []);
  const modelIds = rows.flatMap(({ cells }) => models.get(cells.get('model')?.trim().toLowerCase() ?? '')?.id ?? []);
  const byNumber = ids.length === 0 ? [] : await selectFits(db).where(inArray(partFits.id, ids));
  const named =
    partIds.length === 0 || modelIds.length === 0
      ? []
      : await selectFits(db).where(
          and(inArray(partFits.productId, [...new Set(partIds)]), inArray(partFits.modelId, [...new Set(modelIds)])),
        );
  const fits = [...byNumber, ...named].map((fit): FitRow => ({ ...fit, removed: false }));
  return {
    byId: new Map(fits.map((fit) => [fit.id, fit])),
    byKey: new Map(
      fits.map((fit) => [keyOf(fit.productId, fit.modelId, fit.fromSerial, fit.toSerial, fit.option), fit]),
    ),
  };
}

function selectFits(db: Db) {
  return db
    .select({
      id: partFits.id,
      productId: partFits.productId,
      part: products.name,
      modelId: partFits.modelId,
      model: pressModels.name,
      ...RULE_COLUMNS,
    })
    .from(partFits)
    .innerJoin(products, eq(products.id, partFits.productId))
    .innerJoin(pressModels, eq(pressModels.id, partFits.modelId));
}

/** Refuses rows whose range overlaps an earlier row's, or a stored one that the file leaves as it is. */
async function refuseOverlaps(db: Db, rows: readonly Stated[], named: ReadonlySet<number>): Promise<void> {
  const groups = Map.groupBy(rows, ({ fit }) => JSON.stringify([fit.productId, fit.modelId, fit.option]));
  const stored = await readOthers(db, rows, named);
  for (const [key, group] of groups) {
    const placed = new DisjointRanges();
    for (const fit of stored.get(key) ?? []) placed.add(fit);
    for (const { fit, refuse } of group) if (!placed.add(fit)) refuse?.('from', issue('staff-refusal.press.overlap'));
  }
}

/** The stored statements of the same parts that the file does not name. */
async function readOthers(db: Db, rows: readonly Stated[], named: ReadonlySet<number>): Promise<Map<string, FitRow[]>> {
  const partIds = [...new Set(rows.map(({ fit }) => fit.productId))];
  const others = new Map<string, FitRow[]>();
  for (let at = 0; at < partIds.length; at += ROWS_A_BATCH) {
    const fits = await selectFits(db).where(inArray(partFits.productId, partIds.slice(at, at + ROWS_A_BATCH)));
    for (const fit of fits) {
      if (named.has(fit.id)) continue;
      const key = JSON.stringify([fit.productId, fit.modelId, fit.option]);
      others.set(key, [...(others.get(key) ?? []), { ...fit, removed: false }]);
    }
  }
  return others;
}
