import type { ListPage } from '../../operations/list-page.ts';
import { choice, declareList, type QuestionOf } from '../../operations/list-declaration.ts';
import { get, post } from '../../operations/path.ts';
import type { SearchedWords, PinnedParts } from './answers.ts';

export type * from './answers.ts';

/** The search terms as staff list them (I4). */
export const searchedDeclaration = declareList({
  sorts: ['times', 'nothing', 'words', 'last'],
  order: { sort: 'times', direction: 'desc' },
  filters: {
    /** Those whose last search found nothing. */
    outcome: choice(['nothing'], 'staff-refusal.searched-outcome'),
  },
});

export type SearchedQuestion = QuestionOf<typeof searchedDeclaration>;

export interface PinsSave {
  words: string;
  /** Part numbers; none: nothing is pinned any more. */
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
