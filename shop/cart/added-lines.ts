import type { CartLineDraft } from './paths.ts';

/** So many lines come into a cart at once. */
export const MOST_LINES = 1000;

/** Parts for a cart, each by itself what a single addition takes. */
export interface CartLinesDraft {
  cartGuid: string;
  lines: readonly Omit<CartLineDraft, 'cartGuid'>[];
}

/** What became of them. */
export interface AddedLines {
  /** So many lines of the cart are new or hold more than before, and so many units came to them. */
  addedLines: number;
  addedUnits: number;
  /** What did not go in, by its place in the list, from 0; the others did. */
  refused: readonly { index: number; message: string }[];
}
