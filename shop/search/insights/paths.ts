import type { ListPage } from '../../operations/list-page.ts';
import { choice, declareList, type QuestionOf } from '../../operations/list-declaration.ts';
import { get, post } from '../../operations/path.ts';

/** Words that were searched for in the last 90 days, and what came of it (I4). */
export interface SearchedWords {
  id: number;
  words: string;
  times: number;
  /** Number of searches without results. */
  nothing: number;
  /** Number of searches that were corrected. */
  corrected: number;
  /** True if the last search for them found nothing. */
  foundNothing: boolean;
  /** A day, in UTC. */
  lastOn: string;
  /** The parts that were opened from the results, most often first; at most five. */
  chosen: readonly ChosenPart[];
}

export interface ChosenPart {
  productId: number;
  productName: string;
  times: number;
}

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

/** Parts chosen by staff above the results for some words. */
export interface PinnedParts {
  words: string;
  parts: readonly { productId: number; productName: string }[];
  /** 0: nothing is pinned. */
  version: number;
}

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
  /** Answers 1. */
  savePins: post<PinsSave, number>('/Search/SavePinnedParts'),
};
