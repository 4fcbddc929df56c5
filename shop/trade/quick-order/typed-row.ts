/** One row as a person wrote it, with unparsed texts. */
export interface TypedRow {
  /** A part number, as loosely as the search accepts it. */
  part: string;
  /** '50 mm', '50'; empty if none was given. */
  width: string;
  /** Empty: none was given, which means one. */
  quantity: string;
}

/** The rows of a pasted text or a file. */
export interface TypedRows {
  rows: readonly TypedRow[];
  /** There were more rows than an order may have; those are left out. */
  isCut: boolean;
  /**
   * The heading of the column that was recognised as the quantity because only it contains counts; null: the headings
   * name it.
   */
  quantityColumn: string | null;
  /** The heading, or the place, of a column whose meaning is not known, so that nothing is dropped in silence (D55). */
  unknownColumn: string | null;
}

/** Placeholder for a quantity in a file that was not understood, so that the row asks. */
export const UNREAD_QUANTITY = '?';

/** Maximum number of rows checked and added at once. */
export const MAX_ROWS = 1000;

/** A longer text is not a part number; messages quote its beginning. */
export const MAX_CELL_LENGTH = 100;
