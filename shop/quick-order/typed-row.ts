/** One row as somebody wrote it: nothing is known yet but the texts. */
export interface TypedRow {
  /** A part number, as loosely as the search reads it. */
  part: string;
  /** '50 mm', '50'; empty where none was said. */
  width: string;
  /** Empty: one. */
  quantity: string;
}

/** The rows of a pasted text or a file. */
export interface TypedRows {
  rows: readonly TypedRow[];
  /** There were more than an order may have at once; those are left out. */
  isCut: boolean;
}

/** So many rows are checked and put into the basket at once. */
export const MOST_ROWS = 1000;

/** A longer text is no part number; what is said of it names its beginning. */
export const LONGEST_CELL = 100;
