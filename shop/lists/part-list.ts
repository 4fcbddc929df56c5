import type { SalesUnit } from '../catalogue/sales-unit.ts';
import type { ShownPicture } from '../catalogue/product-picture-url.ts';
import type { PriceTag, Successor } from '../search/paths.ts';
import type { CalendarDay } from '../kernel/calendar-day.ts';
import type { Message, Translated } from '../kernel/message.ts';

/** Maximum number of lists of a company, and of lines of a list. */
export const MAX_LISTS = 1000;
export const MAX_LIST_LINES = 1000;
export const MAX_LIST_NAME_LENGTH = 80;
export const MAX_NOTE_LENGTH = 100;
/** A year. */
export const MAX_WEEKS = 52;

/** Interval of a member's reminder, and its next date. */
export interface ListReminder {
  everyWeeks: number;
  nextOn: CalendarDay;
}

/** A list as the table of lists shows it (G4). */
export interface ListHeader {
  listId: number;
  listName: string;
  /** The company's: all members see it, and anyone who may order changes it. Else it is its maker's own. */
  isCompanys: boolean;
  madeBy: string;
  /** The reader made it. */
  isMine: boolean;
  /** Not so of the list of a member who has left: a manager reads and copies it. */
  mayChange: boolean;
  lineCount: number;
  /** ISO 8601. */
  changedAt: string;
  /** The reader's own; null: none. */
  reminder: ListReminder | null;
}

/** A line of a list, at the reader's own price of today. */
export interface ListLine extends ShownPicture {
  lineId: number;
  productId: number;
  productName: string;
  productIntro: string;
  variantId: number | null;
  variantDetails: string | null;
  quantity: number;
  note: string;
  serial: string;
  machine: string;
  /** Customer part number (H6). */
  ownNumber: string | null;
  /** One unit today; null where it can't be bought. */
  price: PriceTag | null;
  /** Sales unit; null: a piece. */
  unit: SalesUnit | null;
  inStock: boolean;
  /** Why it can't go into the basket; null: it can. */
  refusal: Translated<Message> | null;
  /** Replacements, if it is replaced (J5). */
  successors: readonly Successor[];
}

export interface PartList extends ListHeader {
  lines: readonly ListLine[];
}

/** The same before its sentences are made. */
export type UntranslatedListLine = Omit<ListLine, 'refusal'> & { refusal: Message | null };
export type UntranslatedPartList = Omit<PartList, 'lines'> & { lines: readonly UntranslatedListLine[] };

/** A row of a pasted text or a file, with what somebody noted beside it. */
export interface TypedListRow {
  part: string;
  width: string;
  quantity: string;
  note: string;
  /** The press that it is for. */
  serial?: string | undefined;
  machine?: string | undefined;
}

/** Line of a list, with the shop's ids of part and width. */
export interface ListLineDraft {
  productId: number;
  variantId: number | null;
  quantity: number;
  note?: string | undefined;
  serial?: string | undefined;
  machine?: string | undefined;
}

/** Result of adding to a list: added and refused lines, by their place in the input, from 0. */
export interface AddedToList {
  listId: number;
  addedLines: number;
  refused: readonly { index: number; message: string }[];
}

export type UntranslatedAddedToList = Omit<AddedToList, 'refused'> & {
  refused: readonly { index: number; message: Message }[];
};
