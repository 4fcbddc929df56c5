import type { Untranslated } from '../../base/messages/message.ts';
import type { ListLine, PartList, AddedToList } from './wire.ts';

/** A list line whose messages are not translated yet. */
export const MAX_LISTS = 1000;
export const MAX_LIST_LINES = 1000;
export const MAX_LIST_NAME_LENGTH = 80;
export const MAX_NOTE_LENGTH = 100;
/** A year. */
export const MAX_WEEKS = 52;

/** The same before its sentences are made. */
export type UntranslatedListLine = Untranslated<ListLine, 'refusal'>;
export type UntranslatedPartList = Omit<PartList, 'lines'> & { lines: readonly UntranslatedListLine[] };

/** A row of a pasted text or a file, with its notes. */
export interface TypedListRow {
  part: string;
  width: string;
  quantity: string;
  note: string;
  /** The press for which it is bought. */
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

export type UntranslatedAddedToList = Omit<AddedToList, 'refused'> & {
  refused: readonly Untranslated<AddedToList['refused'][number], 'message'>[];
};
