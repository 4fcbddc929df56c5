import { sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#platform/database/database.ts';
import { queueEffects } from '../../base/outbox/queue-effect.ts';
import type { WaitingEffect } from '../../base/outbox/effects.ts';

/**
 * Queues the digests of all colleagues whose hour has come (P6), with the news since their last one. The news that go into a digest
 * stop waiting in the same transaction, so that none is reported twice or lost. Returns the number of digests.
 */
export function queueDigests(db: Database, { now, timeZone }: { now: Date; timeZone: string }): Promise<number> {
  const local = sql`(${now.toISOString()}::timestamptz at time zone ${timeZone})`;
  const today = sql`date_trunc('day', ${local}) + make_interval(hours => staff.digest_hour)`;
  const last = sql`(case when ${today} <= ${local} then ${today} else ${today} - interval '1 day' end) at time zone ${timeZone}`;
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ staffId: number; outboxIds: number[] }>(sql`
      with ripe as (
        delete from waiting_notices using staff, outbox
        where staff.id = waiting_notices.staff_id and outbox.id = waiting_notices.outbox_id and outbox.created_at <= ${last}
        returning waiting_notices.staff_id, waiting_notices.outbox_id
      )
      select staff_id as "staffId", array_agg(outbox_id order by outbox_id) as "outboxIds"
      from ripe group by staff_id order by staff_id`);
    const digests = rows.map((payload) => ({ kind: 'colleague-digest', payload }) satisfies WaitingEffect);
    await queueEffects(tx, now, digests);
    return digests.length;
  });
}
