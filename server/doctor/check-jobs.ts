import type pg from 'pg';
import type { Finding } from './finding.ts';

/** Jobs whose latest run failed, or whose next run is late by more than an hour, because no shop runs. */
export async function checkJobs(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ failed: string[]; late: string[] }>(
    `select
      coalesce(array_agg(name order by name) filter (where error is not null), '{}') as failed,
      coalesce(array_agg(name order by name) filter (where due_at < now() - interval '1 hour'), '{}') as late
    from jobs`,
  );
  const { failed = [], late = [] } = rows[0] ?? {};
  const sentences = [
    ...(failed.length === 0 ? [] : [`Jobs that failed: ${failed.join(', ')}. See /Administration/Jobs.`]),
    ...(late.length === 0 ? [] : [`Jobs that are late by more than an hour: ${late.join(', ')}. Is the shop running?`]),
  ];
  if (sentences.length === 0) return [{ state: 'ok', sentence: 'No job has failed' }];
  return sentences.map((sentence) => ({ state: 'warning', sentence }));
}
