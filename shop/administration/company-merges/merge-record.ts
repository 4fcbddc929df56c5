/** Rows moved from one company to another, by id, and those left out, as they were. */
export interface MergeRecord {
  members: readonly number[];
  addresses: readonly number[];
  orders: readonly number[];
  requests: readonly number[];
  invitations: readonly number[];
  ownNumbers: readonly number[];
  lists: readonly number[];
  /** The kept company had given the number, or had one for the part. */
  droppedNumbers: readonly { number: string; numberKey: string; productId: number; variantId: number | null }[];
  /** Somebody was invited by both. */
  endedInvitations: readonly number[];
  /** The first choice of the other company; null: it stayed one, or there was none. */
  defaultAddress: number | null;
  /** Those that the kept company did not have. */
  costCentres: readonly string[];
}

/** The most that a company's list may hold (H4). */
export const MAX_COST_CENTRES = 200;

/** Cost centres of the other company that the kept one lacks, up to its maximum. */
export function combineCostCentres(kept: readonly string[], gone: readonly string[]): string[] {
  return gone.filter((each) => !kept.includes(each)).slice(0, Math.max(0, MAX_COST_CENTRES - kept.length));
}
