import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { STATUS_SUBJECTS } from './status-subject.ts';

/** saved: somebody has changed it since; gone: it does not exist; waiting: its own form authorises it. */
export const LEFT_REASONS = ['saved', 'gone', 'waiting'] as const;

const leftRow = z.object({ id: z.int(), name: z.string(), reason: z.enum(LEFT_REASONS) });

export const statusChangeSchema = z
  .object({
    id: z.int(),
    statusOf: z.enum(STATUS_SUBJECTS),
    newStatus: z.string(),
    staffName: z.string(),
    changedAt: z.iso.datetime(),
    rows: z.array(z.object({ id: z.int(), name: z.string(), statusBefore: z.string().nullable() })),
    /** Rows that were not changed. */
    leftRows: z.array(leftRow),
    undoneAt: z.iso.datetime().nullable(),
    undoneBy: z.string().nullable(),
    /** Rows that undo left as they are. */
    keptRows: z.array(leftRow),
  })
  .meta({ id: 'StatusChange' });

/** A row that a change or its undo left, with the reason. */
export type LeftRow = z.infer<typeof leftRow>;

/** One change of the status of many rows (P4). */
export type StatusChange = AnswerOf<typeof statusChangeSchema>;
