/** Ids of the rows moved from one company to another, and the rows left out. */
export interface MergeRecord {
  members: readonly number[];
  addresses: readonly number[];
  orders: readonly number[];
  requests: readonly number[];
  /** Absent: merged before there were quotations. */
  quotations?: readonly number[];
  invitations: readonly number[];
  ownNumbers: readonly number[];
  lists: readonly number[];
  /** Absent: the merge is older than the presses of companies. */
  machines?: readonly number[];
  /** Absent: the merge is older than the keys of programs. */
  keys?: readonly number[];
  /** Absent: the merge is older than past orders. */
  pastOrders?: readonly number[];
  /** Absent: the merge is older than webhooks. */
  webhooks?: readonly number[];
  /** Absent: the merge is older than requests for parts. */
  partRequests?: readonly number[];
  /** Presses that both companies had entered; the kept company's stays. */
  droppedMachines?: readonly DroppedMachine[];
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
  /** Members who had chosen it; they get the kept company's. */
  chosenBy: readonly number[];
}

/** Maximum number of cost centres of a company (H4). */
export const MAX_COST_CENTRES = 200;

/** Cost centres of the other company that the kept one lacks, up to its maximum. */
export function combineCostCentres(kept: readonly string[], gone: readonly string[]): string[] {
  return gone.filter((each) => !kept.includes(each)).slice(0, Math.max(0, MAX_COST_CENTRES - kept.length));
}
