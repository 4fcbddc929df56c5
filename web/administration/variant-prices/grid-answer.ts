import type { SaveAnswer } from '../../forms/save-answer.ts';

/** Answer of the page without script before it saves: a preview of the changes. */
export interface Review {
  review: Readonly<Record<string, string>>;
}

export type GridAnswer = SaveAnswer | Review;
