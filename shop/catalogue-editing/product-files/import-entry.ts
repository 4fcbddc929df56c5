import { message } from '../../kernel/message.ts';

/** A file of the web's form may have so many bytes, and an archive may unpack to so many. */
export const IMPORT_MAX_BYTES = 50 * 1024 * 1024;
export const IMPORT_TOO_LARGE = message('staff-refusal.import-large');

/** Content of an import's files. */
export type FileKind = 'products' | 'widths' | 'texts';

/**
 * State of an import: read and compared, refused for its cells (the other rows may still be applied) or ready, then applied,
 * perhaps undone. 'broken': the shop stopped or failed while it read the file.
 */
export const importStates = [
  'checking',
  'refused',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
  'broken',
] as const;
export type ImportState = (typeof importStates)[number];

/** The states in which work is under way. */
export const BUSY_STATES = ['checking', 'applying', 'undoing'] as const satisfies readonly ImportState[];

/** Steps with a progress count. */
export type ImportStep = 'reading' | 'comparing' | 'writing';

/** Told how far a step is. */
export type Progress = (step: ImportStep, done: number, total: number) => Promise<void>;

/** A row of the list of imports. */
export interface ImportEntry {
  id: number;
  /** ISO 8601. */
  at: string;
  staffName: string;
  fileName: string;
  state: ImportState;
  added: number;
  changed: number;
  unchanged: number;
  /** Number of faulty cells; more than are stored and shown. */
  faults: number;
}

/** A cell that can't be taken, by the row's number in a spreadsheet (the headings are row 1) and the column's heading. */
export interface CellFault {
  /** The file's name: one archive can hold several. */
  file: string;
  /** null: the file as a whole. */
  row: number | null;
  column: string;
  /** Folded up (kernel/issue.ts) where it is kept. */
  message: string;
  /** Content of the cell, truncated. */
  value: string;
}

/** A row that somebody changed meanwhile, so that nothing was written. */
export interface ImportConflict {
  kind: FileKind;
  row: number;
  entityId: number;
  name: string;
  /** Folded up, too. */
  reason: string;
}

/** One import with everything that its screen shows, but for its changes. */
export interface ImportDetails extends ImportEntry {
  step: ImportStep | null;
  done: number;
  total: number;
  errors: readonly CellFault[];
  /** Number of unusual changes, which must be confirmed before they are applied (D45). */
  asked: number;
  /** The first of it, a sentence each. */
  questions: readonly string[];
  /** Why it was not applied or not undone. */
  trouble: string | null;
  /** The first of them. */
  conflicts: readonly ImportConflict[];
  appliedAt: string | null;
  undoneAt: string | null;
  undoneBy: string | null;
}

/** A row of the file that differs from the shop, cell by cell, as the file writes it. */
export interface ImportChange {
  id: number;
  kind: FileKind;
  row: number;
  /** null: not there yet, or there no more. */
  entityId: number | null;
  name: string;
  isNew: boolean;
  cells: readonly { column: string; before: string | null; after: string }[];
}
