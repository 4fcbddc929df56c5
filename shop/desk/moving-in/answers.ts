import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { MOVE_KINDS } from '../move-files/kind-names.ts';

/**
 * State of a move: read and compared, refused for its cells or ready, then applied, perhaps undone. 'stopped': a part of it is written,
 * because its process died or a row could not be; it goes on or is undone. 'broken': the shop stopped while it read the files.
 */
export const moveStates = [
  'checking',
  'refused',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
  'stopped',
  'broken',
] as const;
export type MoveState = (typeof moveStates)[number];

const kind = z.enum(MOVE_KINDS);

export const moveConflictSchema = z.object({
  kind,
  row: z.int(),
  /** The number of the row in the other system, or what else identifies it. */
  key: z.string(),
  /** Encoded (kernel/issue.ts) for storage. */
  reason: z.string(),
});

/** A row that could not be written, or not be put back. */
export type MoveConflict = z.infer<typeof moveConflictSchema>;

export const moveEntrySchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  staffName: z.string(),
  fileName: z.string(),
  state: z.enum(moveStates),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Number of faulty cells, which can be more than are stored and shown. */
  faults: z.int(),
});

/** A row of the list of moves. */
export type MoveEntry = AnswerOf<typeof moveEntrySchema>;

export const moveDetailsSchema = moveEntrySchema.extend({
  done: z.int(),
  total: z.int(),
  errors: z.array(
    z.object({
      file: z.string(),
      /** null: the file as a whole. */
      row: z.int().nullable(),
      column: z.string(),
      message: z.string(),
      /** Content of the cell, truncated. */
      value: z.string(),
    }),
  ),
  /** Number of unusual rows, which must be confirmed before anything is written. */
  asked: z.int(),
  questions: z.array(z.string()),
  conflicts: z.array(moveConflictSchema),
  appliedAt: z.iso.datetime().nullable(),
  undoneAt: z.iso.datetime().nullable(),
  undoneBy: z.string().nullable(),
});

/** One move with everything on its screen except its rows. */
export type MoveDetails = AnswerOf<typeof moveDetailsSchema>;

export const moveChangeSchema = z.object({
  id: z.int(),
  kind,
  row: z.int(),
  key: z.string(),
  isNew: z.boolean(),
  isApplied: z.boolean(),
  cells: z.array(z.object({ column: z.string(), before: z.string().nullable(), after: z.string() })),
});

/** A row that differs from the shop, cell by cell. */
export type MoveChange = AnswerOf<typeof moveChangeSchema>;
