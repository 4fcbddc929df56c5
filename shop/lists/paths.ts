import { get, post } from '../operations/path.ts';
import type { ListLineDraft, TypedListRow } from './part-list.ts';
import type { ListHeader, PartList, AddedToList } from './wire.ts';

export type * from './wire.ts';

interface OneList {
  listId: number;
}

interface ListName {
  listName: string;
  isCompanys: boolean;
}

export interface ListLineChange {
  lineId: number;
  quantity: number;
  note: string;
  /** Values as they were read: unchanged ones are left alone, and others' changes are not overwritten. */
  quantitySeen?: number | undefined;
  noteSeen?: string | undefined;
}

export const listPaths = {
  /** The lists that the member sees: their own and the company's, by name; a manager those of members who left, too (G4). */
  all: get<Record<string, never>, readonly ListHeader[]>('/List/GetLists'),
  read: get<OneList, PartList>('/List/GetList/{listId}'),
  /** A new list, with lines or without; what can't be bought is left out and reported. */
  create: post<ListName & { lines?: readonly ListLineDraft[] | undefined }, AddedToList>('/List/CreateList'),
  /** Its name, and whether it is the company's; answers 1. */
  save: post<OneList & ListName, number>('/List/SaveList'),
  /** The same lines under another name, as the member's own; answers its number. */
  copy: post<OneList & { listName: string }, number>('/List/CopyList'),
  /** Answers 1; it can be put back for 30 days. */
  remove: post<OneList, number>('/List/RemoveList'),
  /** Answers 1. */
  restore: post<OneList, number>('/List/RestoreList'),
  /** Lines at the end of a list, or before a place of it, from 1; the same part and width again is one line. */
  addLines: post<OneList & { lines: readonly ListLineDraft[]; place?: number | undefined }, AddedToList>(
    '/List/AddListLines',
  ),
  /** The same for rows as somebody typed or pasted them, each read as the quick order reads it. */
  addRows: post<OneList & { rows: readonly TypedListRow[] }, AddedToList>('/List/AddListRows'),
  /** The rows of a CSV or XLSX file, for the call above; nothing is saved. */
  readFile: post<{ file: File }, { rows: readonly TypedListRow[]; isCut: boolean; quantityColumn: string | null }>(
    '/List/ReadListFile',
  ),
  /** Quantities and notes of the lines that are named, all or none; answers 1. */
  saveLines: post<OneList & { lines: readonly ListLineChange[] }, number>('/List/SaveListLines'),
  /** Puts a line at a place, from 1; answers 1. */
  moveLine: post<OneList & { lineId: number; place: number }, number>('/List/MoveListLine'),
  /** Answers how many went. */
  removeLines: post<OneList & { lineIds: readonly number[] }, number>('/List/RemoveListLines'),
  /** Every so many weeks a mail to the member, who orders or does not; null: none any more. Answers 1. */
  remind: post<OneList & { everyWeeks: number | null; nextOn?: string | undefined }, number>('/List/SetListReminder'),
};
