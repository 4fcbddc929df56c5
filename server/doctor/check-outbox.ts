import type pg from 'pg';
import type { Finding } from './finding.ts';

/** Mails and other effects that were given up, or wait longer than a working mail server explains. */
export async function checkOutbox(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ failed: number; late: number }>(
    `select
      count(*) filter (where failed_at is not null)::integer as failed,
      count(*) filter (where failed_at is null and created_at < now() - interval '10 minutes')::integer as late
    from outbox
    where done_at is null`,
  );
  const { failed = 0, late = 0 } = rows[0] ?? {};
  if (failed + late === 0) return [{ state: 'ok', sentence: 'No mail and no other effect is stuck' }];
  const sentence = `Effects given up: ${failed}, waiting for more than ten minutes: ${late}. See /Administration/Mailbox.`;
  return [{ state: 'warning', sentence }];
}
