import { notInArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { issue, issueOf } from '../../base/messages/issue.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { type Cells, InvalidCellError, type MoveColumn } from '../move-files/column.ts';
import { idsOf, namedIds } from '../move-files/external-ids.ts';
import { Findings } from './findings.ts';
import type { MoveKind, MoveRow, Remark } from '../move-files/kind.ts';
import { fileOf, MOVE_KINDS, type MoveKindName } from '../move-files/kind-names.ts';
import { inOrder, moveKinds } from '../move-files/kinds.ts';
import { type Attempt, insertChanges, saveProgress } from './move-queries.ts';
import { keepFiles, readFiles, storeFiles } from './named-files.ts';
import type { MoveSource, SourceTable } from './open-source.ts';
import { placedHere } from './placed-orders.ts';
import { batchesOf, countLines, type TypedRow } from './read-rows.ts';
import { moveChanges } from './tables.ts';

type CheckShop = Pick<Shop, 'db' | 'clock' | 'hot' | 'files'>;

/** Time between two notes of the progress. */
const PAUSE_MS = 500;
const MAX_QUESTIONS = 100;
const MAX_DOUBLED = 1000;

/**
 * The dry run: compares the files with the shop and stores what differs, row by row. Changes nothing else (Q1).
 * @param how.sayRow  receives how many rows were read, of about how many
 */
export async function checkMove(
  shop: CheckShop,
  work: Attempt,
  { tables, file }: MoveSource,
  { sayRow, signal }: { sayRow: (done: number, total: number) => Promise<void>; signal?: AbortSignal | undefined },
): Promise<void> {
  const found = new Findings();
  let [done, savedAt] = [0, 0];
  refuseFiles(tables, found);
  const lines = await countLines(tables);
  for (const kind of inOrder) {
    const table = tables.find(({ name }) => kindOf(name) === kind.name);
    if (table === undefined) continue;
    for await (const batch of batchesOf(table, kind, found)) {
      signal?.throwIfAborted();
      await checkBatch(shop, work, { kind, typed: batch, file }, found);
      done += batch.length;
      const total = Math.max(lines, done);
      await sayRow(done, total);
      if (performance.now() - savedAt < PAUSE_MS) continue;
      savedAt = performance.now();
      await saveProgress(shop.db, work, { done, total, movedAt: shop.clock.now() });
    }
  }
  await refuseDoubled(shop.db, work, found);
  const { faults, questions, asked, added, changed, unchanged } = found;
  await saveProgress(shop.db, work, {
    state: faults.count === 0 ? 'checked' : 'refused',
    added,
    changed,
    unchanged,
    asked,
    questions,
    faults: faults.count,
    errors: faults.kept,
    done: 0,
    total: added + changed,
    movedAt: shop.clock.now(),
  });
}

/** Kinds that rows of other files name: their keys are kept until the end. */
const NAMED_KINDS: ReadonlySet<MoveKindName> = new Set(
  inOrder.flatMap(({ columns }) => columns.flatMap(({ refersTo }) => refersTo ?? [])),
);

/** Two rows of one key, of kinds that no row names: millions of keys are left to the database. */
async function refuseDoubled(db: Db, { moveId }: Attempt, { faults }: Findings): Promise<void> {
  const { rows } = await db.execute<{ kind: MoveKindName; row: number; key: string }>(sql`
    select kind, "row", key
    from (
      select id, kind, "row", key, row_number() over (partition by kind, key order by id) as nth
      from ${moveChanges}
      where ${moveChanges.moveId} = ${moveId} and ${notInArray(moveChanges.kind, [...NAMED_KINDS])}
    ) as changes
    where nth > 1
    order by id
    limit ${MAX_DOUBLED}`);
  for (const { kind, row, key } of rows)
    faults.add({
      file: fileOf(kind),
      row,
      column: moveKinds[kind].columns[0]?.heading ?? '',
      message: issue('staff-rule.move.twice'),
      value: key,
    });
}

/** Files that are not known, and a second one of a name, are never left out in silence. */
function refuseFiles(tables: readonly SourceTable[], { faults }: Findings): void {
  for (const [at, { name }] of tables.entries()) {
    const isSecond = tables.findIndex((table) => table.name === name) < at;
    if (kindOf(name) !== undefined && !isSecond) continue;
    const files = MOVE_KINDS.map(fileOf).join(', ');
    const reason = isSecond ? issue('staff-rule.move.file-twice') : issue('staff-rule.move.unknown-file', { files });
    faults.add({ file: name, row: null, column: '', message: reason, value: '' });
  }
}

function kindOf(fileName: string): MoveKindName | undefined {
  return MOVE_KINDS.find((name) => fileOf(name) === fileName);
}

async function checkBatch(
  shop: CheckShop,
  { moveId }: Attempt,
  { kind, typed, file }: { kind: MoveKind; typed: readonly TypedRow[]; file: MoveSource['file'] },
  found: Findings,
): Promise<void> {
  const { db } = shop;
  const refuse = refuser(kind, found);
  const placed = await withoutPlaced(
    db,
    kind,
    typed.flatMap((row) => readRow(shop, kind, row, found)),
    found,
  );
  const { rows: read, remarks } =
    kind.hasFiles === true ? await readFiles(placed, file) : { rows: placed, remarks: [] };
  refuse(placed, remarks);
  const rows = await withIds(db, kind, read, found);
  const ids = await findRows(db, kind, rows);
  const present = ids.flatMap((id) => (id === null ? [] : [id]));
  const stored = new Map((await kind.stored(db, { ids: present })).map(({ id, cells }) => [id, cells]));
  const completedRows = rows.map((row, at) => {
    const id = ids[at] ?? null;
    const before = id === null ? undefined : stored.get(id);
    // A column that the file does not have stays as it is; of a new row it is empty.
    const cells =
      before === undefined
        ? completed(shop, kind, row.cells, row.row, found)
        : { ...before, ...row.cells, ...settledIn(kind, before) };
    return { ...row, cells, id: before === undefined ? null : id, before: before ?? null };
  });
  const { rows: compared, remarks: unfit } =
    kind.namedFile === undefined
      ? { rows: completedRows, remarks: [] }
      : await keepFiles(shop.files, kind.namedFile, completedRows, file);
  refuse(completedRows, unfit);
  const differing = compared.filter(({ cells, before }) => before === null || !isEqual(kind, before, cells));
  found.unchanged += compared.length - differing.length;
  await refuseOtherCompanies(db, kind, rows, differing, found);
  if (kind.isJudgedBy === true)
    for (const { cells } of compared) found.rowsByKey.set(`${kind.name} ${kind.keyOf(cells)}`, cells);
  const known = {
    hot: shop.hot(),
    coming: (name: MoveKindName, key: string) => found.rowsByKey.get(`${name} ${key}`),
    isComing: (name: MoveKindName, heading: string, text: string) => found.has(`${name} ${heading}`, text),
  };
  refuse(differing, (await kind.check?.(db, differing, known)) ?? []);
  const kept =
    kind.hasFiles === true ? await storeFiles(shop.files, differing, file) : { rows: differing, remarks: [] };
  refuse(differing, kept.remarks);
  const changes = kept.rows.map(({ row, cells, id, before }) => ({
    moveId,
    kind: kind.name,
    row,
    key: kind.keyOf(cells),
    entityId: id,
    before,
    after: cells,
  }));
  const added = changes.filter(({ before }) => before === null).length;
  found.added += added;
  found.changed += changes.length - added;
  await insertChanges(db, changes);
}

/** Records remarks about rows: a fault, or a question for staff. */
function refuser(kind: MoveKind, found: Findings) {
  return (rows: readonly { row: number; cells: Cells }[], remarks: readonly Remark[]) => {
    for (const { row, heading, message, isQuestion } of remarks) {
      if (isQuestion === true) {
        found.asked += 1;
        if (found.questions.length < MAX_QUESTIONS) found.questions.push(message);
        continue;
      }
      const value = rows.find((each) => each.row === row)?.cells[heading] ?? '';
      found.faults.add({ file: fileOf(kind.name), row, column: heading, message: issueOf(message), value });
    }
  };
}

/** The rows without those about orders that were placed in this shop. */
async function withoutPlaced<Row extends { cells: Cells }>(
  db: Db,
  { orderIn }: MoveKind,
  rows: readonly Row[],
  found: Findings,
): Promise<readonly Row[]> {
  if (orderIn === undefined) return rows;
  const isPlaced = await placedHere(
    db,
    rows.map(({ cells }) => orderIn(cells)),
  );
  const others = rows.filter(({ cells }) => !isPlaced(orderIn(cells)));
  found.unchanged += rows.length - others.length;
  return others;
}

/** The cells that the row of the shop keeps, whatever the file says. */
function settledIn({ settled = [] }: MoveKind, before: Cells): Cells {
  return Object.fromEntries(settled.flatMap((heading) => (before[heading] ? [[heading, before[heading]]] : [])));
}

/** Refuses to move rows of a company to another: its orders and prices would change hands with the row. */
async function refuseOtherCompanies(
  db: Db,
  kind: MoveKind,
  rows: readonly MoveRow[],
  differing: readonly { row: number; before: Cells | null }[],
  { faults }: Findings,
): Promise<void> {
  const ownerBefore = ({ before }: { before: Cells | null }) => before?.company ?? '';
  const owners = differing.map(ownerBefore).filter((key) => key !== '');
  if (owners.length === 0) return;
  const ids = await namedIds(db, 'companies', owners);
  for (const each of differing) {
    const typed = rows.find(({ row }) => row === each.row);
    if (typed?.cells.company === undefined || ownerBefore(each) === '') continue;
    if (typed.ids.company === ids.get(ownerBefore(each))) continue;
    const reason = issue('staff-rule.move.other-company');
    faults.add({
      file: fileOf(kind.name),
      row: each.row,
      column: 'company',
      message: reason,
      value: typed.cells.company,
    });
  }
}

/** Reads the cells of a row; a row with one that is not understood is left out, and the fault named. */
function readRow(shop: CheckShop, kind: MoveKind, { row, texts }: TypedRow, found: Findings) {
  const cells = readCells(
    shop,
    kind,
    kind.columns.filter(({ heading }) => heading in texts),
    { row, texts },
    found,
  );
  const key = kind.keyOf(cells ?? texts);
  const isNew = !NAMED_KINDS.has(kind.name) || found.isFirst(kind.name, key); // of a refused row too: those that name it are not to blame
  if (cells === undefined) return [];
  const doubled = [
    ...(isNew ? [] : [[kind.columns[0]?.heading ?? '', key] as const]),
    ...(kind.unique?.(cells) ?? []).filter(([heading, value]) => !found.isFirst(`${kind.name} ${heading}`, value)),
  ];
  for (const [column, value] of doubled)
    found.faults.add({ file: fileOf(kind.name), row, column, message: issue('staff-rule.move.twice'), value });
  return doubled.length > 0 ? [] : [{ row, cells }];
}

/** Adds what a new row does not say. */
function completed(shop: CheckShop, kind: MoveKind, cells: Cells, row: number, found: Findings): Cells {
  const missing = kind.columns.filter(({ heading }) => !(heading in cells));
  return { ...readCells(shop, kind, missing, { row, texts: {} }, found), ...cells };
}

function readCells(
  shop: CheckShop,
  kind: MoveKind,
  columns: readonly MoveColumn[],
  { row, texts }: TypedRow,
  { faults }: Findings,
): Cells | undefined {
  let isClear = true;
  const entries = columns.map(({ heading, read, isSecret }) => {
    const text = texts[heading] ?? '';
    try {
      return [heading, read(text, shop.hot())] as const;
    } catch (error) {
      if (!(error instanceof InvalidCellError)) throw error;
      isClear = false;
      const value = isSecret === true ? '' : text;
      faults.add({ file: fileOf(kind.name), row, column: heading, message: issueOf(error.reason), value });
      return [heading, ''] as const;
    }
  });
  return isClear ? Object.fromEntries(entries) : undefined;
}

/** Looks up what the rows name; a number that neither the shop nor these files know is a fault. */
async function withIds(
  db: Db,
  kind: MoveKind,
  rows: readonly { row: number; cells: Cells }[],
  { coming, faults }: Findings,
): Promise<MoveRow[]> {
  const naming = kind.columns.filter(({ refersTo }) => refersTo !== undefined);
  const known = await lookUp(db, naming, rows);
  return rows.map(({ row, cells }) => {
    const ids = naming.map(({ heading, refersTo }) => {
      const key = cells[heading] ?? '';
      const id = known.get(heading)?.get(key) ?? null;
      const isComing = refersTo !== undefined && coming.get(refersTo)?.has(key) === true;
      if (key !== '' && id === null && !isComing)
        faults.add({
          file: fileOf(kind.name),
          row,
          column: heading,
          message: issue('staff-rule.move.unknown-key', { file: fileOf(refersTo ?? kind.name) }),
          value: key,
        });
      return [heading, id] as const;
    });
    return { row, cells, ids: Object.fromEntries(ids) };
  });
}

/** The ids of all numbers in these columns, by heading. */
export async function lookUp(
  db: Db,
  naming: readonly MoveColumn[],
  rows: readonly { cells: Cells }[],
): Promise<Map<string, Map<string, number>>> {
  const byHeading = new Map<string, Map<string, number>>();
  for (const { heading, refersTo } of naming) {
    const keys = rows.map(({ cells }) => cells[heading] ?? '').filter((key) => key !== '');
    if (refersTo !== undefined) byHeading.set(heading, await namedIds(db, refersTo, keys));
  }
  return byHeading;
}

/** The rows of the shop that these rows mean; null: new. */
async function findRows(db: Db, kind: MoveKind, rows: readonly MoveRow[]): Promise<(number | null)[]> {
  if (kind.find !== undefined) return kind.find(db, rows);
  const known = await idsOf(
    db,
    kind.name,
    rows.map(({ cells }) => kind.keyOf(cells)),
  );
  return rows.map(({ cells }) => known.get(kind.keyOf(cells)) ?? null);
}

/** Returns whether two rows of a kind say the same. */
export function isEqual({ columns }: Pick<MoveKind, 'columns'>, one: Cells, other: Cells): boolean {
  return columns.every(({ heading }) => (one[heading] ?? '') === (other[heading] ?? ''));
}
