import type { Award } from '../../catalogue/visibility.ts';

/** Parts that come after all others in what a reader finds (I3). */
export interface DemotedParts {
  /** The reader can't buy parts with these awards (D4). */
  awards: readonly Award[];
  /** Categories of another region (D8): a part that is in no other category comes last. */
  categoryIds: readonly number[];
}

/** For staff and programs: everything is in its place. */
export const NONE_DEMOTED: DemotedParts = { awards: [], categoryIds: [] };
