import { findHeadings } from './quick-order/headings.ts';
import { cellText, linesOf, MAX_ROWS_ABOVE, readRecords } from './quick-order/read-rows.ts';
import { MAX_ROWS } from './quick-order/typed-row.ts';
import type { TypedListRow } from './part-list.ts';

interface ListRows {
  rows: TypedListRow[];
  /** There were more than a list holds; those are left out. */
  isCut: boolean;
  /** The heading of the column that was taken for the quantity; null: the headings say it. */
  quantityColumn: string | null;
}

/** Headings of the columns that only lists have: in the list's own file, and in the five languages. */
const HEADINGS = {
  note: /^(?:note|notes|notiz|bemerkung|remarque|nota|note interne)$/i,
  serial:
    /^(?:serial|serial (?:no\.?|number)|seriennummer|n° de série|matricola|n\.?[º°] de serie|n\.?[º°]? di serie|número de serie)$/i,
  machine: /^(?:machine|press|maschine|macchina|máquina)$/i,
} as const;

/** Rows as the quick order reads them, and what else a list keeps where a column is headed so: the list's own file comes back whole. */
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
  const kept = (column: number, at: number) => (column === -1 ? '' : cellText(filled[below + at]?.[column] ?? ''));
  const noted = rows.map((row, at) => ({
    ...row,
    note: kept(columns.note, at),
    serial: kept(columns.serial, at),
    machine: kept(columns.machine, at),
  }));
  return { ...read, rows: noted };
}

/** The same from a pasted text, a line each; as many as it has. */
export function listRowsInText(text: string): ListRows {
  return listRowsIn([...linesOf(text)], Infinity);
}

/** Rows as a text that is read so again: number, width and quantity, and below headings what was noted, where anything was. */
export function textOfListRows(rows: readonly Partial<TypedListRow>[]): string {
  const isNoted = rows.some((row) => NOTED.some((column) => (row[column] ?? '') !== ''));
  const columns = isNoted ? COLUMNS : COLUMNS.slice(0, 3);
  // Below headings an empty quantity would be asked for.
  const textOf = (row: Partial<TypedListRow>, of: keyof TypedListRow) =>
    isNoted && of === 'quantity' && row.quantity === '' ? '1' : (row[of] ?? '');
  const lines = rows.map((row) => columns.map(({ of }) => textOf(row, of)));
  return (isNoted ? [columns.map(({ heading }) => heading), ...lines] : lines)
    .map((cells) => cells.map(quoted).join('\t'))
    .join('\n');
}

const NOTED = ['note', 'serial', 'machine'] as const;
const COLUMNS: readonly { of: keyof TypedListRow; heading: string }[] = [
  { of: 'part', heading: 'Part number' },
  { of: 'width', heading: 'Width' },
  { of: 'quantity', heading: 'Quantity' },
  { of: 'note', heading: 'Note' },
  { of: 'serial', heading: 'Serial' },
  { of: 'machine', heading: 'Machine' },
];

/** A cell that begins with a quote would be read as one in quotes. */
function quoted(cell: string): string {
  return cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
}
