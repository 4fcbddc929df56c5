import type { ListPage } from '../../operations/list-page.ts';
import type { ListQuestion } from '../../operations/list-question.ts';
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

export const searchedSorts = ['times', 'nothing', 'words', 'last'] as const;
export type SearchedSort = (typeof searchedSorts)[number];

/** 'nothing': those whose last search found nothing. */
export type SearchedQuestion = ListQuestion<SearchedSort> & { outcome?: 'nothing' | undefined };

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
