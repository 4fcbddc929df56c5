import { message } from '../../base/messages/message.ts';

/** Maximum size of an uploaded file, and of an unpacked archive. */
export const IMPORT_MAX_BYTES = 50 * 1024 * 1024;
export const IMPORT_TOO_LARGE = message('staff-refusal.import-large');

/** Content of an import's files. */
export type FileKind = 'products' | 'widths' | 'texts' | 'fits';

/**
 * State of an import: read and compared, refused for its cells (the other rows can still be applied) or ready, then
 * applied, perhaps undone. 'broken': the shop stopped or failed while it read the file.
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

/** The states with work in progress. */
export const BUSY_STATES = ['checking', 'applying', 'undoing'] as const satisfies readonly ImportState[];

/** Steps with a progress count. */
export type ImportStep = 'reading' | 'comparing' | 'writing';

/** Receives the progress of a step. */
export type Progress = (step: ImportStep, done: number, total: number) => Promise<void>;
