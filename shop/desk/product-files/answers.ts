import { z } from 'zod';
import { importStates } from './import-entry.ts';
import type { AnswerOf } from '../../base/operations/answers.ts';

const kind = z.enum(['products', 'widths', 'texts', 'fits']);

export const importEntrySchema = z.object({
  id: z.int(),
  /** ISO 8601. */
  at: z.iso.datetime(),
  staffName: z.string(),
  fileName: z.string(),
  /** null: an uploaded file. */
  bulkEdit: z
    .object({
      partCount: z.int().describe('Number of the parts.'),
      changes: z.array(z.string()).describe('Names of the changed members of the request.'),
    })
    .nullable(),
  state: z.enum(importStates),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Number of faulty cells, which can be more than are stored and shown. */
  faults: z.int(),
});

/** A row of the list of imports. */
export type ImportEntry = AnswerOf<typeof importEntrySchema>;

export const importDetailsSchema = importEntrySchema.extend({
  step: z.enum(['reading', 'comparing', 'writing']).nullable(),
  done: z.int(),
  total: z.int(),
  errors: z.array(
    z.object({
      /** The file's name, because one archive can hold several. */
      file: z.string(),
      /** null: the file as a whole. */
      row: z.int().nullable(),
      column: z.string(),
      /** Encoded (kernel/issue.ts) for storage. */
      message: z.string(),
      /** Content of the cell, truncated. */
      value: z.string(),
    }),
  ),
  /** Number of unusual changes, which must be confirmed before they are applied (D45). */
  asked: z.int(),
  /** The first few, a sentence each. */
  questions: z.array(z.string()),
  /** Reason why it was not applied or not undone. */
  trouble: z.string().nullable(),
  /** The first few. */
  conflicts: z.array(
    z.object({
      kind,
      row: z.int(),
      entityId: z.int(),
      name: z.string(),
      /** Encoded, too. */
      reason: z.string(),
    }),
  ),
  appliedAt: z.iso.datetime().nullable(),
  undoneAt: z.iso.datetime().nullable(),
  undoneBy: z.string().nullable(),
});

/** One import with everything on its screen except its changes. */
export type ImportDetails = AnswerOf<typeof importDetailsSchema>;

/** A faulty cell, by the row's number in a spreadsheet (the headings are row 1) and the column's heading. */
export type CellFault = ImportDetails['errors'][number];

/** A row that has changed since, so that nothing was written. */
export type ImportConflict = ImportDetails['conflicts'][number];

export const importChangeSchema = z.object({
  id: z.int(),
  kind,
  row: z.int(),
  /** null: not created yet, or deleted since. */
  entityId: z.int().nullable(),
  name: z.string(),
  isNew: z.boolean(),
  cells: z.array(z.object({ column: z.string(), before: z.string().nullable(), after: z.string() })),
});

/** A row of the file that differs from the shop, cell by cell, in the format of the file. */
export type ImportChange = AnswerOf<typeof importChangeSchema>;
