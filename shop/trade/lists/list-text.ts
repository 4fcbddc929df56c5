import type { TypedListRow } from './part-list.ts';

/**
 * Formats rows as a text that can be parsed again: number, width and quantity, and with headings the notes, if there
 * are any.
 */
export function textOfListRows(rows: readonly Partial<TypedListRow>[]): string {
  const isNoted = rows.some((row) => NOTED.some((column) => (row[column] ?? '') !== ''));
  const columns = isNoted ? COLUMNS : COLUMNS.slice(0, 3);
  // With headings, an empty quantity would be reported.
  const textOf = (row: Partial<TypedListRow>, of: keyof TypedListRow) =>
    isNoted && of === 'quantity' && row.quantity === '' ? '1' : (row[of] ?? '');
  const lines = rows.map((row) => columns.map(({ of }) => textOf(row, of)));
  return (isNoted ? [columns.map(({ heading }) => heading), ...lines] : lines)
    .map((cells) => cells.map(quote).join('\t'))
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

/** A cell that begins with a quote would be parsed as quoted. */
function quote(cell: string): string {
  return cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
}
