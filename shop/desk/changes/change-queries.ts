import { sql } from 'drizzle-orm';
import { type CommitOrder, collectRounds } from '#platform/database/commit-order.ts';
import type { Database, Db } from '#platform/database/database.ts';
import { dayStart } from '../../base/days/day-start.ts';
import { message } from '../../base/messages/message.ts';
import { ShopError } from '../../base/messages/errors.ts';
import type { CalendarDay } from '../../base/days/calendar-day.ts';
import type { Change, Changes, ChangesOfDay } from './answers.ts';
import { concernsCompany } from './audience.ts';
import type { ChangedObject, ChangeKind } from './change-kinds.ts';
import { linkTo } from './link-to.ts';

const CHANGES: CommitOrder = { rows: sql`changes`, round: sql`round`, feed: sql`change_feed` };

/** Whose changes a reader follows: a company's; null: all. */
type Reader = number | null;

interface Question {
  reader: Reader;
  /** The last change returned; null: from the oldest that is kept. */
  after: number | null;
  kinds: readonly ChangeKind[];
  count: number;
  publicUrl: string;
}

/** The changes after the cursor are no longer kept, or a backup without it was restored. */
export class ChangesGoneError extends ShopError {
  readonly code = 'changes.gone';
  readonly status = 410;
  constructor() {
    super(message('refusal.changes-gone'));
  }
}

/** A row of `changes`. */
export interface ChangeRow extends Record<string, unknown> {
  id: number;
  kind: ChangeKind;
  object: ChangedObject;
  object_id: number;
  reference: string;
  at: Date;
}

/** Collects what was committed since the last call, so that it can be read in the order of the commits. */
export function collectChanges(db: Database): Promise<void> {
  return collectRounds(db, CHANGES);
}

/**
 * Lists changes in the order of their commits: a change committed later comes later, though its id may be lower, so that none is
 * skipped (as `listChangedOrders`).
 * @throws {ChangesGoneError}
 */
export async function listChanges(
  db: Database,
  { reader, after, kinds, count, publicUrl }: Question,
): Promise<Changes> {
  await collectChanges(db);
  const from = after === null || after === 0 ? null : await readPlace(db, after);
  const { rows } = await db.execute<ChangeRow>(sql`
    select c.id::integer as id, kind, object, object_id, reference, at
    from changes c
    where (c.round, c.id) > (${from?.round ?? 0}::integer, ${from?.id ?? 0}::bigint)
      ${kinds.length === 0 ? sql`` : sql`and c.kind in ${[...kinds]}`}
      ${reader === null ? sql`` : sql`and ${concernsCompany(reader)}`}
    order by c.round, c.id
    limit ${count + 1}`);
  const shown = rows.slice(0, count);
  return {
    cursor: String(shown.at(-1)?.id ?? after ?? 0),
    isMore: rows.length > count,
    changes: shown.map((row) => shownChange(row, publicUrl)),
  };
}

/** A change as programs see it. */
export function shownChange({ id, kind, object, object_id, reference, at }: ChangeRow, publicUrl: string): Change {
  return {
    changeId: id,
    changeKind: kind,
    changedObject: object,
    objectId: object_id,
    reference,
    changedAt: new Date(at).toISOString(),
    link: linkTo(object, object_id, publicUrl),
  };
}

async function readPlace(db: Db, id: number): Promise<{ round: number; id: number }> {
  const { rows } = await db.execute<{ round: number | null; gone: boolean }>(sql`
    select c.round, coalesce((select gone_id from change_feed), 0) >= ${id}::bigint as gone
    from (values (1)) one left join changes c on c.id = ${id}::bigint`);
  const [place] = rows;
  if (place === undefined || place.round === null || place.gone) throw new ChangesGoneError();
  return { round: place.round, id };
}

/** Counts the changes of a day of the shop by kind, so that a program can see that it misses none. */
export async function countChanges(
  db: Database,
  { reader, day, timeZone }: { reader: Reader; day: CalendarDay; timeZone: string },
): Promise<ChangesOfDay> {
  await collectChanges(db);
  const { rows } = await db.execute<{ kind: ChangeKind; count: number; last: number }>(sql`
    select kind, count(*)::integer as count, max(c.id)::integer as last
    from changes c
    where at >= ${dayStart(day, 0, timeZone)} and at < ${dayStart(day, 1, timeZone)}
      ${reader === null ? sql`` : sql`and ${concernsCompany(reader)}`}
    group by kind
    order by kind`);
  const last = await db.execute<{ id: number }>(
    sql`select id::integer as id from changes where round is not null order by round desc, id desc limit 1`,
  );
  return {
    kindsOfDay: rows.map(({ kind, count, last: lastChangeId }) => ({ changeKind: kind, count, lastChangeId })),
    cursor: String(last.rows[0]?.id ?? 0),
  };
}

/** Deletes changes that were collected and are older. Returns their number. */
export async function clearOldChanges(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with old as (
      select id from changes where at < ${before} and round is not null order by id limit ${limit}
    ), gone as (
      delete from changes where id in (select id from old) returning id
    ), noted as (
      update change_feed set gone_id = greatest(gone_id, (select max(id) from gone)) where exists (select from gone)
    )
    select count(*)::integer as count from gone`);
  return rows[0]?.count ?? 0;
}

/** Deletes all changes: of data that was there before programs could follow. */
export async function forgetChanges(db: Db): Promise<void> {
  await db.execute(sql`delete from changes`);
}
