import type { SaveAnswer } from '../forms/save-answer.ts';

/** What the page without script is answered before it saves: here is what would change. */
export interface Review {
  review: Readonly<Record<string, string>>;
}

export type GridAnswer = SaveAnswer | Review;
