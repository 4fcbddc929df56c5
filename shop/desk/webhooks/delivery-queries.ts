import { sql } from 'drizzle-orm';
import { type Database, type Db, inTransaction } from '#platform/database/database.ts';
import { concernsCompany } from '../changes/audience.ts';
import { type ChangeRow, collectChanges } from '../changes/change-queries.ts';

/** Time for which a claimed delivery is nobody else's: longer than an attempt can take. */
const CLAIM_SECONDS = 60;
/** Attempts at the same time for one endpoint; for one that fails, one. */
const AT_ONCE = 8;

/**
 * Gives the changes since the last call to the endpoints that want them, each once: the round that was given is stored with the deliveries.
 * The endpoints of a company without an active member get nothing.
 * @returns whether there were changes
 */
export async function fanOut(db: Database, now: Date): Promise<boolean> {
  await collectChanges(db);
  const { rows } = await db.execute<{ behind: boolean }>(sql`
    select coalesce((select round from change_feed), 0) > coalesce((select round from webhook_feed), 0) as behind`);
  if (rows[0]?.behind !== true) return false;
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`insert into webhook_feed default values on conflict ("only") do nothing`);
    const feed = await tx.execute<{ round: number; last: number }>(sql`
      select round, (select round from change_feed) as last from webhook_feed for update`);
    const { round = 0, last = 0 } = feed.rows[0] ?? {};
    await tx.execute(sql`
      insert into webhook_deliveries (endpoint_id, change_id, subject, created_at, due_at)
      select e.id, c.id, c.object || ' ' || c.object_id, ${now}, ${now}
      from changes c
      join webhook_endpoints e on e.off_reason is null and c.kind = any(e.kinds)
      where c.round > ${round} and c.round <= ${last}
        and (
          e.company_id is null
          or (
            exists (select from customers m where m.company_id = e.company_id and m.status = 'active')
            and ${concernsCompany(sql`e.company_id`)}))
      order by c.round, c.id`);
    await tx.execute(sql`update webhook_feed set round = ${last}`);
  });
  return true;
}

/** A delivery that an attempt is made of. */
export interface ClaimedDelivery extends Record<string, unknown> {
  id: number;
  endpoint_id: number;
  url: string;
  secret: string;
  previous_secret: string | null;
  attempts: number;
  /** null: a test. */
  change: ChangeRow | null;
  created_at: Date;
}

interface Claim {
  now: Date;
  limit: number;
  /** Endpoints whose last delivery failed are served apart, so that they hold up no others. */
  failing: boolean;
  /** Endpoints for which attempts are under way. */
  busy: readonly number[];
}

/** Claims due deliveries, of each thing the oldest, and counts the attempt. */
export async function claimDeliveries(db: Db, { now, limit, failing, busy }: Claim): Promise<ClaimedDelivery[]> {
  if (limit <= 0) return [];
  const { rows } = await db.execute<ClaimedDelivery>(sql`
    with due as (
      select d.id
      from webhook_endpoints e
      cross join lateral (
        select o.id
        from webhook_deliveries o
        where o.endpoint_id = e.id and o.done_at is null and o.given_up_at is null and o.due_at <= ${now}
          and not exists (
            select from webhook_deliveries b
            where b.endpoint_id = o.endpoint_id and b.subject = o.subject and b.id < o.id
              and b.done_at is null and b.given_up_at is null)
        order by o.id
        limit ${failing ? 1 : AT_ONCE}
        for update skip locked) d
      where e.off_reason is null
        and (e.failing_since is ${failing ? sql`not null` : sql`null`})
        and (e.wait_until is null or e.wait_until <= ${now})
        and e.id <> all(${sql.param([...busy])}::integer[])
      limit ${limit}
    ), claimed as (
      update webhook_deliveries d
      set attempts = d.attempts + 1, due_at = ${now}::timestamptz + make_interval(secs => ${CLAIM_SECONDS})
      from due where d.id = due.id
      returning d.*
    )
    select d.id::integer as id, d.endpoint_id, d.attempts, d.created_at, e.url, e.secret,
      case when e.previous_until > ${now} then e.previous_secret end as previous_secret,
      (select row_to_json(c) from changes c where c.id = d.change_id) as change
    from claimed d join webhook_endpoints e on e.id = d.endpoint_id
    order by d.id`);
  return rows;
}

/** Deletes deliveries without a change that are older: tests. Those of changes go with the changes. Returns their number. */
export async function clearOldTests(db: Db, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from webhook_deliveries
    where id in (select id from webhook_deliveries where change_id is null and created_at < ${before} limit ${limit})`);
  return rowCount ?? 0;
}
