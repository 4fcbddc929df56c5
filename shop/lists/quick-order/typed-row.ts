/** One row as somebody wrote it: nothing is known yet but the texts. */
export interface TypedRow {
  /** A part number, as loosely as the search reads it. */
  part: string;
  /** '50 mm', '50'; empty where none was said. */
  width: string;
  /** Empty: nothing was said of it, and it is one. */
  quantity: string;
}

/** The rows of a pasted text or a file. */
export interface TypedRows {
  rows: readonly TypedRow[];
  /** There were more than an order may have at once; those are left out. */
  isCut: boolean;
  /** The heading of the column that was taken for the quantity because it alone holds counts; null: the headings say it. */
  quantityColumn: string | null;
}

/** Stands for a quantity that a file has but that was not understood: no quantity, so that the row asks. */
export const UNREAD_QUANTITY = '?';

/** Number of rows that are checked and put into the basket at once. */
export const MAX_ROWS = 1000;

/** A longer text is no part number; what is said of it names its beginning. */
export const MAX_CELL_LENGTH = 100;
