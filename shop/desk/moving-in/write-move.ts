import { sql } from 'drizzle-orm';
import { type Db, inTransaction, violatedConstraint } from '#platform/database/database.ts';
import { inSavepoint } from '#platform/database/savepoint.ts';
import { MAX_ID } from '../../base/kernel/max-id.ts';
import { recordChange } from '../../base/audit/record-change.ts';
import { issue } from '../../base/messages/issue.ts';
import type { Shop, SignedInStaff } from '../../base/operations/shop.ts';
import type { MoveConflict } from './answers.ts';
import { isEqual, lookUp } from './check-move.ts';
import type { Cells } from '../move-files/column.ts';
import { dropFiles } from './drop-files.ts';
import { dropExternalIds, idsOf, saveExternalIds } from '../move-files/external-ids.ts';
import type { MoveKind, MoveRow } from '../move-files/kind.ts';
import { moveKinds } from '../move-files/kinds.ts';
import {
  type Attempt,
  countDone,
  findMove,
  nextToApply,
  nextToUndo,
  saveProgress,
  type StoredMoveChange,
} from './move-queries.ts';
import { moveChanges } from './tables.ts';

type WriteShop = Pick<Shop, 'db' | 'clock' | 'refreshHot'>;
type MoveStaff = Pick<SignedInStaff, 'id' | 'name'>;

const ROWS_A_BATCH = 1000;
const MAX_CONFLICTS = 100;

interface Work {
  readonly staff: MoveStaff;
  /** Leaves rows that can't be put back, and names them; otherwise the work stops at the first. */
  readonly isLeaving?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly sayRow?: (done: number, total: number) => Promise<void>;
}

/** A row that can't be written or put back as it is. */
class RowConflictError extends Error {
  readonly conflict: MoveConflict;
  constructor({ kind, row, key }: StoredMoveChange, reason: string) {
    super(reason);
    this.conflict = { kind, row, key, reason };
  }
}

/**
 * Writes the rows of a move, in batches, each in a transaction of its own: stopped or killed at any point it goes on where it was, or is
 * undone (Q1). It stops at the first row that somebody has changed since the dry run, or that the database refuses.
 */
export async function applyMove(shop: WriteShop, attempt: Attempt, { staff, signal, sayRow }: Work): Promise<void> {
  const { db, clock } = shop;
  for (let after = 0; ;) {
    signal?.throwIfAborted();
    const batch = ofOneKind(await nextToApply(db, attempt.moveId, ROWS_A_BATCH, after));
    const last = batch.at(-1);
    if (last === undefined) break;
    try {
      const done = await inTransaction(db, async (tx) => {
        await applyBatch(tx, batch, clock.now());
        return proceed(tx, shop, attempt, batch.length);
      });
      await sayRow?.(done.done, done.total);
    } catch (error) {
      const conflict = await conflictIn(shop, batch, error, (tx, row) => applyBatch(tx, [row], clock.now()));
      await saveProgress(db, attempt, { state: 'stopped', conflicts: [conflict], movedAt: clock.now() });
      return;
    }
    after = last.id;
  }
  await inTransaction(db, async (tx) => {
    await saveProgress(tx, attempt, { state: 'applied', appliedAt: clock.now(), movedAt: clock.now() });
    await note(tx, shop, attempt, staff, 'imported');
  });
  await shop.refreshHot();
}

/**
 * Takes the rows of a move back, the last one first: new rows go unless something hangs on them by now, changed ones say again what they
 * said. It stops at a row that was changed since, or leaves and names it.
 */
export async function undoMove(
  shop: WriteShop,
  attempt: Attempt,
  { staff, signal, sayRow, isLeaving = false }: Work,
): Promise<void> {
  const { db, clock } = shop;
  const left: MoveConflict[] = [];
  const undo = (rows: readonly StoredMoveChange[]) =>
    inTransaction(db, async (tx) => {
      const stuck = await undoBatch(tx, rows, clock.now());
      const { done, total } = await proceed(tx, shop, attempt, stuck.length - rows.length);
      await sayRow?.(total - done, total);
      return stuck;
    });
  const undoOne = (row: StoredMoveChange) =>
    undo([row]).catch((error: unknown) => {
      if (!isConflict(error)) throw error;
      return [conflictOf(row, error)];
    });
  for (let below = MAX_ID; ;) {
    signal?.throwIfAborted();
    const batch = ofOneKind(await nextToUndo(db, attempt.moveId, ROWS_A_BATCH, below));
    const last = batch.at(-1);
    if (last === undefined) break;
    try {
      left.push(...(await undo(batch)));
    } catch (error) {
      if (!isConflict(error)) throw error;
      for (const row of batch) left.push(...(await undoOne(row))); // the batch has done nothing: all but the ones in the way go
    }
    below = last.id;
    if (left.length === 0 || isLeaving) continue;
    const conflicts = left.slice(0, MAX_CONFLICTS);
    await saveProgress(db, attempt, { state: 'stopped', conflicts, movedAt: clock.now() });
    return;
  }
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const ended = { state: 'undone' as const, undoneAt: now, undoneBy: staff.name, movedAt: now };
    await saveProgress(tx, attempt, { ...ended, conflicts: left.slice(0, MAX_CONFLICTS) });
    await dropFiles(tx, [attempt.moveId], now);
    await note(tx, shop, attempt, staff, 'put back');
  });
  await shop.refreshHot();
}

/** The first rows, as long as they are of one kind. */
function ofOneKind(rows: readonly StoredMoveChange[]): StoredMoveChange[] {
  const end = rows.findIndex(({ kind }) => kind !== rows[0]?.kind);
  return rows.slice(0, end === -1 ? rows.length : end);
}

async function proceed(tx: Db, { clock }: WriteShop, attempt: Attempt, by: number) {
  return countDone(tx, attempt, by, clock.now());
}

async function note(
  tx: Db,
  { clock }: WriteShop,
  { moveId }: Attempt,
  staff: MoveStaff,
  action: 'imported' | 'put back',
) {
  const { fileName, added, changed } = (await findMove(tx, moveId)) ?? {};
  const thing = { fileName, added, changed };
  const [before, after] = action === 'imported' ? [null, thing] : [thing, null];
  await recordChange(tx, staff, clock.now(), { action, entity: 'move', entityId: moveId, before, after });
}

async function applyBatch(tx: Db, batch: readonly StoredMoveChange[], now: Date): Promise<void> {
  const [first] = batch;
  if (first === undefined) return;
  const kind = moveKinds[first.kind];
  const rows = await rowsOf(tx, kind, batch);
  await requireUnchanged(tx, kind, batch);
  const isNew = ({ change }: { change: StoredMoveChange }) => change.before === null;
  const [added, changed] = [rows.filter(isNew), rows.filter((row) => !isNew(row))];
  const writeChanges = () =>
    kind.change(
      tx,
      changed.flatMap((row) => (row.change.entityId === null ? [] : [{ ...row, id: row.change.entityId }])),
      now,
    );
  if (kind.changesFirst === true) await writeChanges();
  const ids = added.length === 0 ? [] : await kind.add(tx, added, now);
  if (kind.find === undefined)
    await saveExternalIds(
      tx,
      kind.name,
      added.map((row, at) => ({ externalId: row.change.key, entityId: ids[at] ?? 0 })),
    );
  if (kind.changesFirst !== true) await writeChanges();
  const idOf = new Map(added.map(({ change }, at) => [change.id, ids[at] ?? null]));
  await markApplied(
    tx,
    batch.map(({ id, entityId }) => ({ id, entityId: idOf.get(id) ?? entityId })),
    true,
  );
}

/** Takes a batch back. Returns the rows that stay. */
async function undoBatch(tx: Db, batch: readonly StoredMoveChange[], now: Date): Promise<MoveConflict[]> {
  const [first] = batch;
  if (first === undefined) return [];
  const kind = moveKinds[first.kind];
  const stored = await storedOf(tx, kind, batch);
  const isMoved = (change: StoredMoveChange) => {
    const current = stored.get(change.entityId ?? 0);
    return current !== undefined && !isEqual(kind, current, change.after);
  };
  const moved = batch.filter(isMoved);
  const [added, changed] = [
    batch.filter((change) => change.before === null && !moved.includes(change)),
    batch.filter((change) => change.before !== null && !moved.includes(change)),
  ];
  const present = added.flatMap(({ entityId }) => (entityId !== null && stored.has(entityId) ? [entityId] : []));
  const removed = new Set(present.length === 0 ? [] : await kind.remove(tx, present));
  if (kind.find === undefined) await dropExternalIds(tx, kind.name, [...removed]);
  const used = added.filter(({ entityId }) => entityId !== null && stored.has(entityId) && !removed.has(entityId));
  const before = await rowsOf(
    tx,
    kind,
    changed.map((change) => ({ ...change, after: change.before ?? change.after })),
  );
  await kind.change(
    tx,
    before.flatMap((row) => (stored.has(row.change.entityId ?? 0) ? [{ ...row, id: row.change.entityId ?? 0 }] : [])),
    now,
  );
  const stuck = new Set([...moved, ...used].map(({ id }) => id));
  await markApplied(
    tx,
    batch.filter(({ id }) => !stuck.has(id)),
    false,
  );
  const conflict = (reason: string) => (change: StoredMoveChange) => new RowConflictError(change, reason).conflict;
  return [
    ...moved.map(conflict(issue('staff-rule.move.changed-since'))),
    ...used.map(conflict(issue('staff-rule.move.in-use'))),
  ];
}

/** Stores whether rows are written, and which rows of the shop the new ones have become, at once: each update writes the whole row again. */
async function markApplied(
  tx: Db,
  batch: readonly Pick<StoredMoveChange, 'id' | 'entityId'>[],
  isApplied: boolean,
): Promise<void> {
  if (batch.length === 0) return;
  await tx.execute(sql`
    update ${moveChanges} set is_applied = ${isApplied}, entity_id = became.entity_id
    from unnest(
      ${sql.param(batch.map(({ id }) => id))}::integer[], ${sql.param(batch.map(({ entityId }) => entityId))}::integer[]
    ) as became (change_id, entity_id)
    where move_changes.id = became.change_id`);
}

/** The rows as they are to be written, with the ids of what they name by now. */
async function rowsOf(
  tx: Db,
  kind: MoveKind,
  batch: readonly StoredMoveChange[],
): Promise<(MoveRow & { change: StoredMoveChange })[]> {
  const naming = kind.columns.filter(({ refersTo }) => refersTo !== undefined);
  const known = await lookUp(
    tx,
    naming,
    batch.map(({ after }) => ({ cells: after })),
  );
  return batch.map((change) => {
    const cells: Cells = change.after;
    const ids = naming.map(({ heading }) => {
      const key = cells[heading] ?? '';
      const id = known.get(heading)?.get(key) ?? null;
      if (key !== '' && id === null) throw new RowConflictError(change, issue('staff-rule.move.gone'));
      return [heading, id] as const;
    });
    return { row: change.row, cells, ids: Object.fromEntries(ids), change };
  });
}

/** @throws {RowConflictError} the shop no longer says what it said at the dry run */
async function requireUnchanged(tx: Db, kind: MoveKind, batch: readonly StoredMoveChange[]): Promise<void> {
  const stored = await storedOf(tx, kind, batch);
  for (const change of batch) {
    const { before: expected } = change;
    if (expected === null) continue;
    const current = stored.get(change.entityId ?? 0);
    if (current === undefined || !isEqual(kind, current, expected))
      throw new RowConflictError(change, issue('staff-rule.move.changed-since'));
  }
  const fresh = batch.filter(({ before }) => before === null).map(({ key }) => key);
  if (kind.find !== undefined || fresh.length === 0) return;
  const known = await idsOf(tx, kind.name, fresh);
  const there = new Set(
    known.size === 0 ? [] : (await kind.stored(tx, { ids: [...known.values()] })).map(({ id }) => id),
  );
  const doubled = batch.find(({ before, key }) => before === null && there.has(known.get(key) ?? 0));
  if (doubled !== undefined) throw new RowConflictError(doubled, issue('staff-rule.move.changed-since'));
}

async function storedOf(tx: Db, kind: MoveKind, batch: readonly StoredMoveChange[]): Promise<Map<number, Cells>> {
  const ids = batch.flatMap(({ entityId }) => (entityId === null ? [] : [entityId]));
  return new Map(ids.length === 0 ? [] : (await kind.stored(tx, { ids })).map(({ id, cells }) => [id, cells]));
}

/** Returns whether a row is in the way, and not the shop at fault. */
function isConflict(error: unknown): boolean {
  return error instanceof RowConflictError || violatedConstraint(error) !== undefined;
}

function conflictOf(row: StoredMoveChange, error: unknown): MoveConflict {
  return (error instanceof RowConflictError ? error : new RowConflictError(row, issue('staff-rule.move.refused')))
    .conflict;
}

/** Finds the row on which a batch failed, by writing its rows one by one and taking all of it back. */
async function conflictIn(
  { db }: WriteShop,
  batch: readonly StoredMoveChange[],
  error: unknown,
  write: (tx: Db, row: StoredMoveChange) => Promise<void>,
): Promise<MoveConflict> {
  if (error instanceof RowConflictError) return error.conflict;
  if (!isConflict(error)) throw error;
  let found: MoveConflict | undefined;
  const takenBack = new Error('nothing of it stays');
  await inTransaction(db, async (tx) => {
    for (const row of batch) {
      try {
        await inSavepoint(tx, () => write(tx, row));
      } catch (inner) {
        if (!isConflict(inner)) throw inner;
        found = conflictOf(row, inner);
        break;
      }
    }
    throw takenBack;
  }).catch((inner: unknown) => {
    if (inner !== takenBack) throw inner;
  });
  if (found === undefined) throw error;
  return found;
}
