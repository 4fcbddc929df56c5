import type { Award } from '../../catalogue/categories/visibility.ts';

/** Parts that are sorted last in a reader's results (I3). */
export interface DemotedParts {
  /** Awards of parts that the reader can't buy (D4). */
  awards: readonly Award[];
  /** Categories of another region (D8): a part that is in no other category is sorted last. */
  categoryIds: readonly number[];
}

/** For staff and programs: no part is demoted. */
export const NONE_DEMOTED: DemotedParts = { awards: [], categoryIds: [] };
