import { CsvRecords, UnfitFileError } from '../../base/spreadsheets/csv-records.ts';
import { unescapeCell } from '../../base/spreadsheets/spreadsheet-csv.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { HEADINGS, readHeadings, type TableColumns } from '../../base/kernel/table-columns.ts';
import type { CalloutRow } from './answers.ts';

/** More callouts are more than anybody finds on one sheet. */
export const MAX_CALLOUTS = 500;

/** The columns of a file of callouts; places in per cent of width and height. */
export const CALLOUT_COLUMNS = [
  'callout',
  'x',
  'y',
  'part',
  'text',
  'quantity',
  'from',
  'to',
  'option',
  'note',
] as const;
type Name = (typeof CALLOUT_COLUMNS)[number];

const COLUMNS: TableColumns<Name> = {
  callout: 'callout position positionsnummer repere posicion riferimento',
  x: 'x',
  y: 'y',
  part: HEADINGS.part,
  text: HEADINGS.text,
  quantity: HEADINGS.quantity,
  from: 'from fromserial',
  to: 'to toserial',
  option: 'option',
  note: 'note notes',
};

/** Columns of the export that name the drawing of a row. */
const OF_DRAWING = 'model assembly revision';

/**
 * Reads the rows of a CSV file of callouts, in any order of its columns. The rules apply when the drawing is saved.
 * @throws {InvalidInputError} not a CSV file, without the heading callout, or a column or cell that is not understood (D55)
 */
export async function readCalloutFile(bytes: Uint8Array): Promise<CalloutRow[]> {
  const records = new CsvRecords(bytes).records();
  try {
    const { value } = await records.next();
    const rows: { row: number; cells: string[] }[] = [];
    for await (const { row, cells: record } of records) {
      if (record.every((cell) => cell.trim() === '')) continue;
      if (rows.length >= MAX_CALLOUTS)
        throw new UnfitFileError(message('staff-refusal.drawing.callouts', { most: MAX_CALLOUTS }));
      rows.push({ row, cells: record.map((cell) => unescapeCell(cell).trim()) });
    }
    const table = { columns: COLUMNS, key: 'callout', ignored: OF_DRAWING } as const;
    const found = readHeadings<Name>(
      value?.cells ?? [],
      table,
      rows.map(({ cells }) => cells),
    );
    if (found === null)
      throw new UnfitFileError(message('staff-refusal.drawing.columns', { columns: CALLOUT_COLUMNS.join(', ') }));
    if ('refusal' in found) throw new UnfitFileError(found.refusal);
    return rows.map(({ row: at, cells }) => calloutIn(found.cellsOf(cells), at));
  } catch (error) {
    if (!(error instanceof UnfitFileError)) throw error;
    throw new InvalidInputError([{ field: 'file', message: error.reason }]);
  } finally {
    await records.return(undefined); // releases the unread part
  }
}

function calloutIn(cells: Readonly<Partial<Record<Name, string>>>, row: number): CalloutRow {
  const { callout = '', part = '', text = '', from = '', to = '', option = '', note = '' } = cells;
  return {
    callout,
    x: fractionIn(cells.x ?? '', unreadable(row, 'x')),
    y: fractionIn(cells.y ?? '', unreadable(row, 'y')),
    part,
    partText: text,
    quantity: cells.quantity === undefined ? 1 : quantityIn(cells.quantity, unreadable(row, 'quantity')),
    fromSerial: from,
    toSerial: to,
    option,
    note,
  };
}

const unreadable = (row: number, column: Name) => (cell: string) =>
  new UnfitFileError(message('staff-refusal.drawing.cell', { row, column, cell }), row);

/** A file without quantities has one of each. */
function quantityIn(cell: string, refuse: (cell: string) => Error): number {
  if (!/^\d{1,4}$/.test(cell)) throw refuse(cell);
  return Number(cell);
}

/** '12.5' as 0.125, at most six decimal places; null: no place. */
function fractionIn(cell: string, refuse: (cell: string) => Error): number | null {
  if (cell === '') return null;
  const typed = cell.replace(',', '.').replace(/ ?%$/, '');
  if (!/^\d{1,3}(?:\.\d{1,6})?$/.test(typed)) throw refuse(cell);
  return Number(`${typed}e-2`); // 94.4 / 100 is 0.9440000000000001
}
