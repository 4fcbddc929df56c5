import { sql } from 'drizzle-orm';
import { type Database, type Db, inTransaction } from '#platform/database/database.ts';
import { concernsCompany } from '../changes/audience.ts';
import { type ChangeRow, collectChanges } from '../changes/change-queries.ts';

/** Time for which a claimed delivery is nobody else's: longer than BEGIN_WITHIN_MS and an attempt. */
const CLAIM_SECONDS = 60;
/** Deliveries of one endpoint that are claimed together; of one that fails, one. */
const CLAIMED_AT_ONCE = 64;

/** Time from the claim within which the attempts begin. */
export const BEGIN_WITHIN_MS = 30_000;
/** Attempts at the same time for one endpoint. */
export const ENDPOINT_AT_ONCE = 4;

/**
 * Gives the changes since the last call to the endpoints that want them, each once: the round that was given is stored with the deliveries.
 * The endpoints of a company without an active member get nothing.
 * @returns whether there were changes
 */
export async function fanOut(db: Database, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ behind: boolean }>(sql`
    select exists (select from changes where round is null)
      or coalesce((select round from change_feed), 0) > coalesce((select round from webhook_feed), 0) as behind`);
  if (rows[0]?.behind !== true) return false;
  await collectChanges(db);
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
  /** The changed thing. */
  subject: string;
  url: string;
  secret: string;
  previous_secret: string | null;
  /** Attempts before this one. */
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

/** Claims due deliveries, oldest first. Of one thing several may be claimed: they are attempted one after the other. */
export async function claimDeliveries(db: Database, claim: Claim): Promise<ClaimedDelivery[]> {
  if (claim.limit <= 0) return [];
  return inTransaction(db, async (tx) => {
    // Locked before their deliveries are read: else of one thing another process might claim an older delivery at the same time.
    const { rows: endpoints } = await tx.execute<{ id: number }>(sql`
      select e.id from webhook_endpoints e
      where e.off_reason is null
        and e.failing_since is ${claim.failing ? sql`not null` : sql`null`}
        and (e.wait_until is null or e.wait_until <= ${claim.now})
        and e.id <> all(${sql.param([...claim.busy])}::integer[])
        and exists (
          select from webhook_deliveries d
          where d.endpoint_id = e.id and d.done_at is null and d.given_up_at is null and d.due_at <= ${claim.now})
      for no key update skip locked`);
    return endpoints.length === 0
      ? []
      : claimOf(
          tx,
          endpoints.map(({ id }) => id),
          claim,
        );
  });
}

async function claimOf(tx: Db, endpointIds: readonly number[], { now, limit, failing }: Claim) {
  const { rows } = await tx.execute<ClaimedDelivery>(sql`
    with due as (
      select d.id
      from unnest(${sql.param([...endpointIds])}::integer[]) as endpoint (id)
      cross join lateral (
        select o.id
        from webhook_deliveries o
        where o.endpoint_id = endpoint.id and o.done_at is null and o.given_up_at is null and o.due_at <= ${now}
          and not exists (
            select from webhook_deliveries b
            where b.endpoint_id = o.endpoint_id and b.subject = o.subject and b.id < o.id
              and b.done_at is null and b.given_up_at is null and b.due_at > ${now})
        order by o.id
        limit ${failing ? 1 : CLAIMED_AT_ONCE}) d
      limit ${limit}
    ), claimed as (
      update webhook_deliveries d
      set due_at = ${now}::timestamptz + make_interval(secs => ${CLAIM_SECONDS})
      from due where d.id = due.id
      returning d.*
    )
    select d.id::integer as id, d.endpoint_id, d.subject, d.attempts, d.created_at, e.url, e.secret,
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
