import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { choice, declareList, type QuestionOf } from '../../base/paged-lists/list-declaration.ts';
import { get, post } from '../../base/operations/path.ts';
import type { SearchedWords, PinnedParts } from './answers.ts';

export type * from './answers.ts';

/** The list of search terms for staff (I4). */
export const searchedDeclaration = declareList({
  sorts: ['times', 'nothing', 'words', 'last'],
  order: { sort: 'times', direction: 'desc' },
  filters: {
    /** Terms whose last search found nothing. */
    outcome: choice(['nothing'], 'staff-refusal.searched-outcome'),
  },
});

export type SearchedQuestion = QuestionOf<typeof searchedDeclaration>;

export interface PinsSave {
  words: string;
  /** Part numbers; an empty list removes the pins. */
  parts: readonly string[];
  version?: number | undefined;
}

/** For staff. */
export const searchedPaths = {
  list: get<SearchedQuestion, ListPage<SearchedWords>>('/Search/GetSearchedWords'),
  pins: get<{ words: string }, PinnedParts>('/Search/GetPinnedParts'),
  /** Returns 1. */
  savePins: post<PinsSave, number>('/Search/SavePinnedParts'),
};
