import { CsvError, parse } from 'csv-parse/sync';
import { InvalidInputError } from '../messages/errors.ts';
import { message } from '../messages/message.ts';
import { type CellsOf, readHeadings, type TableColumns } from '../kernel/table-columns.ts';
import { separatorIn } from './spreadsheet-csv.ts';

interface PastedTable<Name extends string> {
  /** Rows below the headings, each with its line in the text. */
  rows: { line: number; cells: string[] }[];
  /** null: the text has no headings. */
  cellsOf: CellsOf<Name> | null;
}

interface Columns<Name extends string> {
  columns: TableColumns<Name>;
  key: NoInfer<Name>;
  ignored?: string;
}

/**
 * Reads a pasted table with headings or without. Cells are separated by the sign that most lines have outside quotes.
 * @throws {InvalidInputError}  of the field `pastedText`: no table, or a column that is not known (D55)
 */
export function readPastedTable<Name extends string>(text: string, wanted: Columns<Name>): PastedTable<Name> {
  const rows = readRows(text);
  const [first, ...others] = rows;
  const below = others.map((row) => row.cells);
  const found = readHeadings<Name>(first?.cells ?? [], wanted, below);
  if (found === null) return { rows, cellsOf: null };
  if ('refusal' in found) throw new InvalidInputError([{ field: 'pastedText', message: found.refusal }]);
  return { rows: others, cellsOf: found.cellsOf };
}

function readRows(text: string): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = [];
  try {
    parse(text, {
      delimiter: separatorIn(text),
      relaxColumnCount: true,
      relaxQuotes: true,
      trim: true,
      skipEmptyLines: true,
      bom: true,
      onRecord(cells: string[], { lines }) {
        rows.push({ line: lines, cells: cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1) });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new InvalidInputError([{ field: 'pastedText', message: message('refusal.no-csv') }]);
  }
  return rows;
}
