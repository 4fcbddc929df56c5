import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { JOB_NAMES } from './jobs.ts';

export const jobSchema = z
  .object({
    job: z.enum(JOB_NAMES),
    /** running: also if its process was killed; the next run finds whatever is left. */
    state: z.enum(['never', 'running', 'done', 'failed']),
    /** Start of the latest run; null: none yet. */
    startedAt: z.iso.datetime().nullable(),
    /** null: it has not ended. */
    durationMs: z.int().nullable(),
    /** null: it does not count, or failed. */
    changed: z.int().nullable(),
    lastError: z.string().nullable(),
    /** Time of the next run; null: as soon as the shop runs. */
    dueAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Job' });

/** A job with its latest run. */
export type JobRun = AnswerOf<typeof jobSchema>;
