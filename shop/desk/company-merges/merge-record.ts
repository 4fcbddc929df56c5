import type { OwnedKind } from './answers.ts';

/** Both companies as they were: their rows, the ids of what moved, and what was changed or left out. */
export interface MergeRecord {
  /** The rows of the two. */
  companies: readonly unknown[];
  members: readonly number[];
  /** Ids of the rows that moved. */
  moved: Readonly<Record<OwnedKind, readonly number[]>>;
  /** Presses that both companies had entered; the kept company's stays. */
  droppedMachines: readonly DroppedMachine[];
  /** The kept company already used the number, or had one for the part. */
  droppedNumbers: readonly { number: string; numberKey: string; productId: number; variantId: number | null }[];
  /** Invitations to people whom both companies had invited. */
  endedInvitations: readonly number[];
  /** The other company's former default address; null: it stayed the default, or there was none. */
  defaultAddress: number | null;
  /** Cost centres that the kept company did not have. */
  costCentres: readonly string[];
}

/** A press that was left out, as it was. */
export interface DroppedMachine {
  modelId: number;
  serial: string;
  name: string;
  place: string;
  notes: string;
  /** Absent in records of merges before presses had options. */
  options?: readonly string[] | null;
  missingOptions?: readonly string[];
  /** Members who had chosen it; they get the kept company's. */
  chosenBy: readonly number[];
}

/** Maximum number of cost centres of a company (H4). */
export const MAX_COST_CENTRES = 200;

/** Cost centres of the other company that the kept one lacks, up to its maximum. */
export function combineCostCentres(kept: readonly string[], gone: readonly string[]): string[] {
  return gone.filter((each) => !kept.includes(each)).slice(0, Math.max(0, MAX_COST_CENTRES - kept.length));
}
