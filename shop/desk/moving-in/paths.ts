import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { declareList, type QuestionOf } from '../../base/paged-lists/list-declaration.ts';
import { get, post } from '../../base/operations/path.ts';
import type { MoveChange, MoveDetails, MoveEntry } from './answers.ts';

export type * from './answers.ts';

/** The list of moves for staff. */
export const moveDeclaration = declareList({
  sorts: ['at'],
  order: { sort: 'at', direction: 'desc' },
  filters: {},
});

export type MoveQuestion = QuestionOf<typeof moveDeclaration>;

/** Files of another shop (Q1), for staff. */
export const movePaths = {
  /** Begins the dry run of a CSV file or a ZIP archive of some; the move then shows its progress. */
  check: post<{ file: File }, { moveId: number }>('/Move/CheckMove'),
  list: get<MoveQuestion, ListPage<MoveEntry>>('/Move/GetMoves'),
  read: get<{ moveId: number }, MoveDetails>('/Move/GetMove/{moveId}'),
  /** Lists the rows that differ, in the order of the files. */
  changes: get<{ moveId: number; page?: number | undefined; pageSize?: number | undefined }, ListPage<MoveChange>>(
    '/Move/GetMoveChanges/{moveId}',
  ),
  /** Begins to write it, or goes on; returns 1. `confirmed` confirms unusual rows. */
  apply: post<{ moveId: number; confirmed?: boolean | undefined }, number>('/Move/ApplyMove'),
  /** Stops writing it or taking it back; it goes on or is taken back later. Returns 1. */
  stop: post<{ moveId: number }, number>('/Move/StopMove'),
  /** Begins to take it back, or goes on; returns 1. `leaveChanged` leaves and names rows that can't be put back. */
  undo: post<{ moveId: number; leaveChanged?: boolean | undefined }, number>('/Move/UndoMove'),
};
