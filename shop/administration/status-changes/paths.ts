import { get, post } from '../../operations/path.ts';
import type { StatusChange } from './answers.ts';

export type * from './answers.ts';

/** The lists with a status that staff change for many rows at once. */
export const STATUS_SUBJECTS = ['promoCodes', 'customers'] as const;
export type StatusSubject = (typeof STATUS_SUBJECTS)[number];

/** One status for many rows (P4). */
export interface StatusDraft {
  statusOf: StatusSubject;
  newStatus: string;
  /** With the version that the screen showed; a row that another session has saved since is left. Omitted: whatever is stored. */
  rows: readonly { id: number; seenVersion?: number | undefined }[];
}

export const statusChangePaths = {
  /** Applies at once, as one; returns its number. Rows that somebody has changed since are left and named. */
  change: post<StatusDraft, number>('/StatusChange/ChangeStatuses'),
  read: get<{ statusChangeId: number }, StatusChange>('/StatusChange/GetStatusChange/{statusChangeId}'),
  /** Returns 1. Rows that somebody has changed since are left and named. */
  undo: post<{ statusChangeId: number }, number>('/StatusChange/UndoStatusChange'),
};
