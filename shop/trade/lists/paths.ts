import { get, post } from '../../base/operations/path.ts';
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
  /** Values as read: unchanged ones are not written, so that others' changes are kept. */
  quantitySeen?: number | undefined;
  noteSeen?: string | undefined;
}

export const listPaths = {
  /**
   * The lists that the member sees: their own and the company's, by name; for a manager also those of former members
   * (G4).
   */
  all: get<Record<string, never>, readonly ListHeader[]>('/List/GetLists'),
  read: get<OneList, PartList>('/List/GetList/{listId}'),
  /** Creates a list, with or without lines; parts that can't be bought are left out and reported. */
  create: post<ListName & { lines?: readonly ListLineDraft[] | undefined }, AddedToList>('/List/CreateList'),
  /** Saves its name, and whether it is the company's; returns 1. */
  save: post<OneList & ListName, number>('/List/SaveList'),
  /** Copies the lines to a new list of the member; returns its id. */
  copy: post<OneList & { listName: string }, number>('/List/CopyList'),
  /** Returns 1; it can be restored for 30 days. */
  remove: post<OneList, number>('/List/RemoveList'),
  /** Returns 1. */
  restore: post<OneList, number>('/List/RestoreList'),
  /** Adds lines at the end of a list, or before a position, from 1; the same part and width is one line. */
  addLines: post<OneList & { lines: readonly ListLineDraft[]; place?: number | undefined }, AddedToList>(
    '/List/AddListLines',
  ),
  /** Adds rows as typed or pasted, parsed like those of the quick order. */
  addRows: post<OneList & { rows: readonly TypedListRow[] }, AddedToList>('/List/AddListRows'),
  /** Reads the rows of a CSV or XLSX file, for the call above; saves nothing. */
  readFile: post<{ file: File }, { rows: readonly TypedListRow[]; isCut: boolean; quantityColumn: string | null }>(
    '/List/ReadListFile',
  ),
  /** Saves quantities and notes of the given lines, all or none; returns 1. */
  saveLines: post<OneList & { lines: readonly ListLineChange[] }, number>('/List/SaveListLines'),
  /** Moves a line to a position, from 1; returns 1. */
  moveLine: post<OneList & { lineId: number; place: number }, number>('/List/MoveListLine'),
  /** Returns the number of lines removed. */
  removeLines: post<OneList & { lineIds: readonly number[] }, number>('/List/RemoveListLines'),
  /** Sets a mailed reminder with an interval in weeks; null removes it. Returns 1. */
  remind: post<OneList & { everyWeeks: number | null; nextOn?: string | undefined }, number>('/List/SetListReminder'),
};
