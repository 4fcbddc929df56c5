import { and, eq, gt, lte, or } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { JobRun } from './answers.ts';
import { JOB_NAMES } from './jobs.ts';
import { jobs } from './tables.ts';

/** Beginning of the next period, aligned to midnight UTC. */
export function nextPeriod(now: Date, everyMs: number): Date {
  return new Date((Math.floor(now.getTime() / everyMs) + 1) * everyMs);
}

/**
 * Claims a job that is due, for one process; returns whether it is ours. A due time that a wrong clock has set too far
 * ahead does not count.
 */
export async function claimJob(
  db: Db,
  name: string,
  { now, everyMs }: { now: Date; everyMs: number },
): Promise<boolean> {
  const run = { startedAt: now, endedAt: null, changed: null, error: null, dueAt: nextPeriod(now, everyMs) };
  const isAhead = gt(jobs.dueAt, new Date(now.getTime() + everyMs));
  const claimed = await db
    .insert(jobs)
    .values({ name, ...run })
    .onConflictDoUpdate({ target: jobs.name, set: run, setWhere: or(lte(jobs.dueAt, now), isAhead) })
    .returning({ name: jobs.name });
  return claimed.length > 0;
}

/** Records the result of our run, unless another has begun meanwhile. @param result.dueAt  after a failure, earlier than the next period */
export async function endJob(
  db: Db,
  { name, startedAt }: { name: string; startedAt: Date },
  result: { endedAt: Date; changed: number | null; error: string | null; dueAt?: Date },
): Promise<void> {
  await db
    .update(jobs)
    .set(result)
    .where(and(eq(jobs.name, name), eq(jobs.startedAt, startedAt)));
}

/** All jobs of this version, with their latest runs. */
export async function listJobs(db: Db): Promise<JobRun[]> {
  const runs = new Map((await db.select().from(jobs)).map((row) => [row.name, row]));
  return JOB_NAMES.map((job) => {
    const run = runs.get(job);
    const none = { startedAt: null, durationMs: null, changed: null, lastError: null, dueAt: null };
    if (run === undefined) return { job, state: 'never', ...none };
    const { startedAt, endedAt, changed, error, dueAt } = run;
    return {
      job,
      state: stateOf(run),
      startedAt: startedAt.toISOString(),
      durationMs: endedAt === null ? null : endedAt.getTime() - startedAt.getTime(),
      changed,
      lastError: error,
      dueAt: dueAt.toISOString(),
    };
  });
}

function stateOf({ endedAt, error }: typeof jobs.$inferSelect): JobRun['state'] {
  if (endedAt === null) return 'running';
  return error === null ? 'done' : 'failed';
}
