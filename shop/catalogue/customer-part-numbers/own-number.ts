/** A row of customer part numbers as typed, pasted or read from a file (H6). */
export interface TypedOwnNumber {
  /** '': the part has none any more. */
  ownNumber: string;
  part: string;
  width: string;
}

export const MAX_OWN_NUMBER_LENGTH = 50;
