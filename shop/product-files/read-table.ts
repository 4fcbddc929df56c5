import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { meantText } from '../frame/spreadsheet-csv.ts';
import { type Column, productColumns, widthColumns } from './columns.ts';
import type { Faults } from './faults.ts';
import type { FiledProduct, FiledWidth } from './filed.ts';

/** A row of a file: its number as a spreadsheet counts (the headings are row 1), its cells by their columns' headings. */
export interface FileRow {
  number: number;
  cells: ReadonlyMap<string, string>;
}

/** A file whose headings are understood. */
export type FileTable =
  | { kind: 'products'; file: string; columns: readonly Column<FiledProduct>[]; rows: readonly FileRow[] }
  | { kind: 'widths'; file: string; columns: readonly Column<FiledWidth>[]; rows: readonly FileRow[] };

const MOST_ROWS = 100_000;
/** So much is parsed at once before others get their turn. */
const PIECE = 64 * 1024;

const UNKNOWN_FILE =
  'The first row must name the columns, among them productID (products) or productVariantID (widths)';
const NOT_UTF8 = 'The file is not written in UTF-8: in Excel save it as “CSV UTF-8”';

/**
 * Reads a CSV file: UTF-8 (or UTF-16 with its mark), parted by commas, semicolons or tabs, whichever part the headings.
 * Undefined where that fails; what is wrong stands among the faults, and so does each row that has other cells than the headings.
 */
export async function readTable(file: string, bytes: Uint8Array, faults: Faults): Promise<FileTable | undefined> {
  const refuse = (message: string, row: number | null = null, column = '', value = '') => {
    faults.add({ file, row, column, message, value });
    return undefined;
  };
  const text = decoded(bytes);
  if (text === undefined) return refuse(NOT_UTF8);
  let records: string[][];
  try {
    records = await parsed(text);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refuse(`The file can not be read as CSV: ${error.message}`, Number(error['records'] ?? 0) + 1);
  }
  if (records.length > MOST_ROWS + 1) return refuse(`A file has at most ${MOST_ROWS} rows`);

  const headings = (records[0] ?? []).map((heading) => heading.trim());
  const named = new Set(headings.map((heading) => heading.toLowerCase()));
  if (named.has('productvariantid')) {
    const columns = namedColumns(widthColumns, headings, refuse);
    return columns && { kind: 'widths', file, columns, rows: rowsOf(records, columns, refuse) };
  }
  if (!named.has('productid')) return refuse(UNKNOWN_FILE, 1, headings[0], headings.join(' '));
  const columns = namedColumns(productColumns, headings, refuse);
  return columns && { kind: 'products', file, columns, rows: rowsOf(records, columns, refuse) };
}

type Refuse = (message: string, row?: number | null, column?: string, value?: string) => undefined;

/** The columns in the order of the file; undefined where a heading is unknown or twice there. */
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
      column === undefined ? `There is no such column; there are ${listOf(known)}` : 'This column is there twice';
    refuse(message, 1, heading);
  }
  return isClear ? [...columns.values()] : undefined;
}

function listOf(columns: readonly { heading: string }[]): string {
  return columns.map(({ heading }) => heading).join(', ');
}

/** A row without a single text in it is none: spreadsheets leave such behind. */
function rowsOf(records: string[][], columns: readonly { heading: string }[], refuse: Refuse): FileRow[] {
  return records.flatMap((record, index) => {
    const number = index + 1;
    if (index === 0 || record.every((cell) => cell.trim() === '')) return [];
    if (record.length !== columns.length) {
      const message = `This row has ${record.length} cells, and there are ${columns.length} columns: is a quotation mark missing?`;
      refuse(message, number, columns[Math.min(record.length, columns.length) - 1]?.heading, record[0]);
      return [];
    }
    return [{ number, cells: new Map(columns.map(({ heading }, at) => [heading, meantText(record[at] ?? '')])) }];
  });
}

async function parsed(text: string): Promise<string[][]> {
  const parser = Readable.from(pieces(text)).pipe(parse({ delimiter: delimiterOf(text), relax_column_count: true }));
  const records: string[][] = [];
  for await (const record of parser) records.push(record as string[]);
  return records;
}

function* pieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}

/** The headings have none of these signs in them. */
function delimiterOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  return [';', '\t'].find((sign) => head.includes(sign)) ?? ',';
}

/** The text without its byte order mark; undefined where the bytes are no text. */
function decoded(bytes: Uint8Array): string | undefined {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined; // not a bug: it is said beside the file
  }
}
