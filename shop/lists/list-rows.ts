import { headingsIn } from '../quick-order/headings.ts';
import { cellText, linesOf, readRecords } from '../quick-order/read-rows.ts';
import type { TypedListRow } from './part-list.ts';

interface ListRows {
  rows: TypedListRow[];
  /** There were more than a list holds; those are left out. */
  isCut: boolean;
}

/** How the columns are headed that only a list has: in the list's own file, and in the five languages. */
const HEADINGS = {
  note: /^(?:note|notes|notiz|bemerkung|remarque|nota|note interne)$/i,
  serial:
    /^(?:serial|serial (?:no\.?|number)|seriennummer|n° de série|matricola|n\.?[º°] de serie|n\.?[º°]? di serie|número de serie)$/i,
  machine: /^(?:machine|press|maschine|macchina|máquina)$/i,
} as const;

/** Rows as the quick order reads them, and what else a list keeps where a column is headed so: the list's own file comes back whole. */
export function listRowsIn(records: readonly (readonly string[])[]): ListRows {
  const filled = records.filter((record) => record.some((cell) => cellText(cell) !== ''));
  const { rows, isCut } = readRecords(filled);
  const first = (filled[0] ?? []).map(cellText);
  const isHeaded = headingsIn(first) !== null;
  const columnOf = (heading: RegExp) => (isHeaded ? first.findIndex((cell) => heading.test(cell)) : -1);
  const columns = {
    note: columnOf(HEADINGS.note),
    serial: columnOf(HEADINGS.serial),
    machine: columnOf(HEADINGS.machine),
  };
  const kept = (column: number, at: number) => (column === -1 ? '' : cellText(filled[at + 1]?.[column] ?? ''));
  const read = rows.map((row, at) => ({
    ...row,
    note: kept(columns.note, at),
    serial: kept(columns.serial, at),
    machine: kept(columns.machine, at),
  }));
  return { rows: read, isCut };
}

/** The same from a pasted text, a line each. */
export function listRowsInText(text: string): ListRows {
  return listRowsIn([...linesOf(text)]);
}
