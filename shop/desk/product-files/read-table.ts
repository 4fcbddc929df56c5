import { type CsvRecord, CsvRecords, UnfitFileError } from '../../base/spreadsheets/csv-records.ts';
import { unescapeCell } from '../../base/spreadsheets/spreadsheet-csv.ts';
import { type Column, fitFileColumns, productFileColumns, textFileColumns, variantFileColumns } from './columns.ts';
import type { Faults } from './faults.ts';
import type { FitRow, ProductRow, TextRow, VariantRow } from './file-rows.ts';
import { issue, issueOf } from '../../base/messages/issue.ts';
import { message } from '../../base/messages/message.ts';

/** A row of a file: its number as in a spreadsheet (the headings are row 1), its cells by column heading. */
export interface FileRow {
  number: number;
  cells: Pick<ReadonlyMap<string, string>, 'get'>;
}

/** A file with valid headings. */
export type FileTable =
  | { kind: 'products'; file: string; columns: readonly Column<ProductRow>[]; rows: readonly FileRow[] }
  | { kind: 'widths'; file: string; columns: readonly Column<VariantRow>[]; rows: readonly FileRow[] }
  | { kind: 'texts'; file: string; columns: readonly Column<TextRow>[]; rows: readonly FileRow[] }
  | { kind: 'fits'; file: string; columns: readonly Column<FitRow>[]; rows: readonly FileRow[] };

const MAX_ROWS = 100_000;

const UNKNOWN_FILE = issue('staff-refusal.unknown-file');
const TOO_MANY_ROWS = message('staff-refusal.too-many-rows', { most: MAX_ROWS });

/**
 * Reads a CSV file: UTF-8 (or UTF-16 with BOM), separated by commas, semicolons or tabs, whichever separates the
 * headings. Limits apply while reading, so that no file takes more memory than the largest valid one. Undefined if
 * reading fails, which is reported as a fault, like each row whose number of cells differs from the headings.
 */
export async function readTable(file: string, bytes: Uint8Array, faults: Faults): Promise<FileTable | undefined> {
  const refuse = (message: string, row: number | null = null, column = '', value = '') => {
    faults.add({ file, row, column, message, value });
    return undefined;
  };
  const limit = { maxRows: MAX_ROWS + 1, refusal: TOO_MANY_ROWS };
  const records = new CsvRecords(bytes, { limit }).records();
  try {
    const { value } = await records.next();
    const cells = (value?.cells ?? []).map((heading) => heading.trim());
    const headings = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
    const named = new Set(headings.map((heading) => heading.toLowerCase()));
    if (named.has('productvariantid')) {
      const columns = namedColumns(variantFileColumns, headings, refuse);
      return columns && { kind: 'widths', file, columns, rows: await rowsOf(records, columns, refuse) };
    }
    if (named.has('english')) {
      const columns = namedColumns(textFileColumns, headings, refuse);
      return columns && { kind: 'texts', file, columns, rows: await rowsOf(records, columns, refuse) };
    }
    if (named.has('model') && named.has('part')) {
      const columns = namedColumns(fitFileColumns, headings, refuse);
      return columns && { kind: 'fits', file, columns, rows: await rowsOf(records, columns, refuse) };
    }
    if (!named.has('productid')) return refuse(UNKNOWN_FILE, 1, headings[0], headings.join(' '));
    const columns = namedColumns(productFileColumns, headings, refuse);
    return columns && { kind: 'products', file, columns, rows: await rowsOf(records, columns, refuse) };
  } catch (error) {
    if (!(error instanceof UnfitFileError)) throw error;
    return refuse(issueOf(error.reason), error.row);
  } finally {
    await records.return(undefined); // releases the unread part
  }
}

type Refuse = (message: string, row?: number | null, column?: string, value?: string) => undefined;

/** The columns in the order of the file; undefined if a heading is unknown or repeated. */
function namedColumns<Row>(
  known: readonly Column<Row>[],
  headings: readonly string[],
  refuse: Refuse,
): Column<Row>[] | undefined {
  const columns = new Map<string, Column<Row>>();
  let isClear = true;
  for (const heading of headings) {
    const column = known.find((each) => each.heading.toLowerCase() === heading.toLowerCase());
    if (column !== undefined && !columns.has(column.heading)) {
      columns.set(column.heading, column);
      continue;
    }
    isClear = false;
    const message =
      column === undefined
        ? issue('staff-refusal.no-column', { columns: listOf(known) })
        : issue('staff-refusal.column-twice');
    refuse(message, 1, heading);
  }
  return isClear ? [...columns.values()] : undefined;
}

function listOf(columns: readonly { heading: string }[]): string {
  return columns.map(({ heading }) => heading).join(', ');
}

/** Skips empty rows: spreadsheets leave them behind. @throws {UnfitFileError} */
async function rowsOf(
  records: AsyncIterable<CsvRecord>,
  columns: readonly { heading: string }[],
  refuse: Refuse,
): Promise<FileRow[]> {
  const places = new Map(columns.map(({ heading }, at) => [heading, at]));
  const rows: FileRow[] = [];
  for await (const { row: number, cells: record } of records) {
    if (number > MAX_ROWS + 1) throw new UnfitFileError(TOO_MANY_ROWS);
    if (record.every((cell) => cell.trim() === '')) continue;
    // Spreadsheets write empty columns after the last one.
    const isEmptyBehind = record.slice(columns.length).every((cell) => cell.trim() === '');
    if (record.length >= columns.length && isEmptyBehind) {
      rows.push({ number, cells: new Cells(places, record.map(unescapeCell)) });
      continue;
    }
    const message = issue('staff-refusal.row-cells', { cells: record.length, columns: columns.length });
    refuse(message, number, columns[Math.min(record.length, columns.length) - 1]?.heading, record[0]);
  }
  return rows;
}

/** The cells of one row; all rows share one copy of the headings. */
class Cells {
  readonly #places: ReadonlyMap<string, number>;
  readonly #texts: readonly string[];

  constructor(places: ReadonlyMap<string, number>, texts: readonly string[]) {
    this.#places = places;
    this.#texts = texts;
  }

  get(heading: string): string | undefined {
    const place = this.#places.get(heading);
    return place === undefined ? undefined : this.#texts[place];
  }
}
