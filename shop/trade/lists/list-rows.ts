import { findHeadings } from '../quick-order/headings.ts';
import { cellText, linesOf, MAX_ROWS_ABOVE, readRecords } from '../quick-order/read-rows.ts';
import { MAX_ROWS, type TypedRows } from '../quick-order/typed-row.ts';
import type { TypedListRow } from './part-list.ts';

interface ListRows extends Omit<TypedRows, 'rows'> {
  rows: TypedListRow[];
}

/** Headings of columns that only lists have, in the list's own file and in the five languages. */
const HEADINGS = {
  note: /^(?:note|notes|notiz|bemerkung|remarque|nota|note interne)$/i,
  serial:
    /^(?:serial|serial (?:no\.?|number)|seriennummer|n° de série|matricola|n\.?[º°] de serie|n\.?[º°]? di serie|número de serie)$/i,
  machine: /^(?:machine|press|maschine|macchina|máquina)$/i,
} as const;

/**
 * Rows as the quick order reads them, plus the further columns of a list, so that the list's own file is restored
 * completely.
 */
export function listRowsIn(records: readonly (readonly string[])[], most = MAX_ROWS): ListRows {
  const filled = records.filter((record) => record.some((cell) => cellText(cell) !== ''));
  const { rows, ...read } = readRecords(filled, most);
  const above = filled.slice(0, MAX_ROWS_ABOVE).map((record) => record.map(cellText));
  const headings = findHeadings(above);
  const first = headings === null ? [] : (above[headings.at] ?? []);
  const below = headings === null ? 0 : headings.at + 1;
  const columnOf = (heading: RegExp) => first.findIndex((cell) => heading.test(cell));
  const columns = {
    note: columnOf(HEADINGS.note),
    serial: columnOf(HEADINGS.serial),
    machine: columnOf(HEADINGS.machine),
  };
  const cellAt = (column: number, at: number) => (column === -1 ? '' : cellText(filled[below + at]?.[column] ?? ''));
  const noted = rows.map((row, at) => ({
    ...row,
    note: cellAt(columns.note, at),
    serial: cellAt(columns.serial, at),
    machine: cellAt(columns.machine, at),
  }));
  return { ...read, rows: noted };
}

/** Rows of a pasted text, one per line, without a limit. */
export function listRowsInText(text: string): ListRows {
  return listRowsIn([...linesOf(text)], Infinity);
}
