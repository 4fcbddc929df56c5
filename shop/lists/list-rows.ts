import { headingsIn } from '../quick-order/headings.ts';
import { cellText, linesOf, readRecords } from '../quick-order/read-rows.ts';
import type { TypedListRow } from './part-list.ts';

interface ListRows {
  rows: TypedListRow[];
  /** There were more than a list holds; those are left out. */
  isCut: boolean;
}

/** How a column of notes is headed: in the list's own file, and in the five languages. */
const NOTE_HEADING = /^(?:note|notes|notiz|bemerkung|remarque|nota|note interne)$/i;

/** Rows as the quick order reads them, and the notes where a column is headed so: the list's own file comes back whole. */
export function listRowsIn(records: readonly (readonly string[])[]): ListRows {
  const filled = records.filter((record) => record.some((cell) => cellText(cell) !== ''));
  const { rows, isCut } = readRecords(filled);
  const first = (filled[0] ?? []).map(cellText);
  const column = headingsIn(first) === null ? -1 : first.findIndex((cell) => NOTE_HEADING.test(cell));
  if (column === -1) return { rows: rows.map((row) => ({ ...row, note: '' })), isCut };
  const noted = rows.map((row, at) => ({ ...row, note: cellText(filled[at + 1]?.[column] ?? '') }));
  return { rows: noted, isCut };
}

/** The same from a pasted text, a line each. */
export function listRowsInText(text: string): ListRows {
  return listRowsIn([...linesOf(text)]);
}
