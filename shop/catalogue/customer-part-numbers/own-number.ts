/** A row of own numbers as it was typed, pasted or read from a file (H6). */
export interface TypedOwnNumber {
  /** '': the part has none any more. */
  ownNumber: string;
  part: string;
  width: string;
}

/** Customer part number of a part, or of one of its widths. */
export interface OwnPartNumber {
  ownNumber: string;
  productId: number;
  productName: string;
  productIntro: string;
  variantId: number | null;
  variantDetails: string | null;
}

export const MAX_OWN_NUMBER_LENGTH = 50;
