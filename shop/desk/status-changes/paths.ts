import { get, post } from '../../base/operations/path.ts';
import type { StatusChange } from './answers.ts';
import type { StatusSubject } from './status-subject.ts';

export type * from './answers.ts';

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
