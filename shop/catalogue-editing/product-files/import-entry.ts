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
