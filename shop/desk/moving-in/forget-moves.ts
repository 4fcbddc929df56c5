import { and, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import { DAY_MS } from '../../base/days/calendar-day.ts';
import { dropFiles } from './drop-files.ts';
import { moveChanges, moves } from './tables.ts';

/** Time for which a move can be taken back: after it, what its files said is deleted (O4). */
const KEPT_MS = 90 * DAY_MS;

/** Deletes the rows of old moves, and what of them was refused or asked about. Returns the number of rows. */
export async function forgetMoves(db: Db, now: Date): Promise<number> {
  const old = db
    .select({ id: moves.id })
    .from(moves)
    .where(lt(moves.movedAt, new Date(now.getTime() - KEPT_MS)));
  await db
    .update(moves)
    .set({ errors: [], questions: [], conflicts: [] })
    .where(
      and(
        inArray(moves.id, old),
        sql`jsonb_array_length(${moves.errors} || ${moves.questions} || ${moves.conflicts}) > 0`,
      ),
    );
  const ids = await old;
  await dropFiles(
    db,
    ids.map(({ id }) => id),
    now,
  );
  const { rowCount } = await db.delete(moveChanges).where(inArray(moveChanges.moveId, old));
  return rowCount ?? 0;
}
