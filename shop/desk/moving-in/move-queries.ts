import { and, asc, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { staffList } from '../../base/paged-lists/staff-list.ts';
import type { SignedInStaff } from '../../base/operations/shop.ts';
import type { MoveEntry, MoveState } from './answers.ts';
import { moveDeclaration } from './paths.ts';
import { moveChanges, moves } from './tables.ts';

export type StoredMove = typeof moves.$inferSelect;
export type StoredMoveChange = typeof moveChanges.$inferSelect;

/** Work without progress for this long is dead: its process was stopped. No batch takes as long. */
const STALE_MS = 60_000;

/** The moves, newest first. */
export const moveList = staffList(moveDeclaration, {
  table: moves,
  id: moves.id,
  sorts: { at: moves.at },
  filters: {},
  rows: async (db, ids, { clock }) => {
    const rows = await db.select().from(moves).where(inArray(moves.id, ids));
    return rows.map((row) => entryOf(row, clock.now()));
  },
});

export function entryOf(row: StoredMove, now: Date): MoveEntry {
  const { id, at, staffName, fileName, added, changed, unchanged, faults } = row;
  return {
    id,
    at: at.toISOString(),
    staffName,
    fileName,
    state: reliableState(row, now),
    added,
    changed,
    unchanged,
    faults,
  };
}

/** The state of a move: work that died has stopped, with a part of it written; a dry run that died is of no use. */
export function reliableState({ state, movedAt }: Pick<StoredMove, 'state' | 'movedAt'>, now: Date): MoveState {
  const isDead = now.getTime() - movedAt.getTime() >= STALE_MS;
  if (isDead && state === 'checking') return 'broken';
  return isDead && (state === 'applying' || state === 'undoing') ? 'stopped' : state;
}

export async function insertMove(
  db: Db,
  staff: Pick<SignedInStaff, 'id' | 'name'>,
  fileName: string,
  now: Date,
): Promise<number> {
  const [row] = await db
    .insert(moves)
    .values({ at: now, staffId: staff.id, staffName: staff.name, fileName, movedAt: now })
    .returning({ id: moves.id });
  if (row === undefined) throw new Error('A move was inserted, but not returned.');
  return row.id;
}

export async function findMove(db: Db, id: number): Promise<StoredMove | undefined> {
  const [row] = await db.select().from(moves).where(eq(moves.id, id));
  return row;
}

/** Moves of which a part may be written, the first one first. */
export async function listUnfinished(db: Db): Promise<Pick<StoredMove, 'id' | 'fileName'>[]> {
  return db
    .select({ id: moves.id, fileName: moves.fileName })
    .from(moves)
    .where(inArray(moves.state, ['applying', 'undoing', 'stopped']))
    .orderBy(asc(moves.id));
}

/** The attempt of a process at a move. */
export interface Attempt {
  readonly moveId: number;
  readonly attempt: number;
}

/** Begins to write or to take back a move that is in one of these states, or whose work has died; undefined otherwise. */
export async function beginWork(
  db: Db,
  moveId: number,
  { ready, busy, now }: { ready: readonly MoveState[]; busy: 'applying' | 'undoing'; now: Date },
): Promise<Attempt | undefined> {
  const isDead = and(
    inArray(moves.state, ['applying', 'undoing']),
    lt(moves.movedAt, new Date(now.getTime() - STALE_MS)),
  );
  const [row] = await db
    .update(moves)
    .set({ state: busy, attempt: sql`${moves.attempt} + 1`, movedAt: now, conflicts: [] })
    .where(and(eq(moves.id, moveId), or(inArray(moves.state, [...ready]), isDead)))
    .returning({ attempt: moves.attempt });
  return row && { moveId, attempt: row.attempt };
}

/** Stops work in progress: the next batch of its process finds that the attempt is over. Returns whether there was any. */
export async function stopWork(db: Db, moveId: number, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(moves)
    .set({ state: 'stopped', attempt: sql`${moves.attempt} + 1`, movedAt: now })
    .where(and(eq(moves.id, moveId), inArray(moves.state, ['applying', 'undoing'])));
  return rowCount === 1;
}

/** Somebody stopped this attempt, or another process took it over. */
export class TakenOverError extends Error {
  constructor() {
    super('Another attempt at this move has begun, or it was stopped.');
  }
}

/** Records progress. @throws {TakenOverError} */
export async function saveProgress(db: Db, { moveId, attempt }: Attempt, values: Partial<StoredMove>): Promise<void> {
  const { rowCount } = await db
    .update(moves)
    .set(values)
    .where(and(eq(moves.id, moveId), eq(moves.attempt, attempt)));
  if (rowCount !== 1) throw new TakenOverError();
}

/** Counts rows that were written, or taken back below zero. @throws {TakenOverError} */
export async function countDone(
  db: Db,
  { moveId, attempt }: Attempt,
  by: number,
  now: Date,
): Promise<{ done: number; total: number }> {
  const [row] = await db
    .update(moves)
    .set({ done: sql`${moves.done} + ${by}::integer`, movedAt: now })
    .where(and(eq(moves.id, moveId), eq(moves.attempt, attempt)))
    .returning({ done: moves.done, total: moves.total });
  if (row === undefined) throw new TakenOverError();
  return row;
}

/** Stores rows that differ, with one statement of one parameter. */
export async function insertChanges(
  db: Db,
  changes: readonly Pick<StoredMoveChange, 'moveId' | 'kind' | 'row' | 'key' | 'entityId' | 'before' | 'after'>[],
): Promise<void> {
  if (changes.length === 0) return;
  await db.execute(sql`
    insert into ${moveChanges} (move_id, kind, "row", key, entity_id, before, after)
    select "moveId", kind, "row", key, "entityId", before, after
    from json_to_recordset(${JSON.stringify(changes)}::json)
      as change ("moveId" integer, kind text, "row" integer, key text, "entityId" integer, before jsonb, after jsonb)`);
}

/** The next rows that are still to be written, in the order of the files. @param after  the rows up to this one are written */
export function nextToApply(db: Db, moveId: number, limit: number, after: number): Promise<StoredMoveChange[]> {
  return db
    .select()
    .from(moveChanges)
    .where(and(eq(moveChanges.moveId, moveId), eq(moveChanges.isApplied, false), gt(moveChanges.id, after)))
    .orderBy(asc(moveChanges.id))
    .limit(limit);
}

/** The next rows that are to be taken back, the last one first. @param below  rows from this one on were left */
export function nextToUndo(db: Db, moveId: number, limit: number, below: number): Promise<StoredMoveChange[]> {
  return db
    .select()
    .from(moveChanges)
    .where(and(eq(moveChanges.moveId, moveId), eq(moveChanges.isApplied, true), lt(moveChanges.id, below)))
    .orderBy(desc(moveChanges.id))
    .limit(limit);
}

/** One page of the rows, in the order of the files. */
export function listMoveChanges(db: Db, moveId: number, page: number, pageSize: number): Promise<StoredMoveChange[]> {
  return db
    .select()
    .from(moveChanges)
    .where(eq(moveChanges.moveId, moveId))
    .orderBy(asc(moveChanges.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export function countMoveChanges(db: Db, moveId: number): Promise<number> {
  return db.$count(moveChanges, eq(moveChanges.moveId, moveId));
}
