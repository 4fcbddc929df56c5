import type { TypedListRow } from './part-list.ts';

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
